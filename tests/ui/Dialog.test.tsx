// @vitest-environment jsdom
import '../support/dialog';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, StrictMode, Suspense, useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../../src/ui/ConfirmDialog';
import { BarChart } from '../../src/ui/BarChart';
import { Dialog } from '../../src/ui/Dialog';
import { TextField } from '../../src/ui/TextField';

function Opener({
  label,
  children,
}: {
  label: string;
  children: (open: boolean, close: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {label}
      </button>
      {children(open, () => setOpen(false))}
    </>
  );
}

const signIn = (
  <StrictMode>
    <Opener label="Open">
      {(open, close) => (
        <Dialog open={open} title="Sign in" closeLabel="Close" onDismiss={close}>
          <TextField
            label="Hidden from typing"
            name="fixed"
            autoComplete="off"
            readOnly
            defaultValue="x"
          />
          <TextField label="Name" name="name" autoComplete="username" />
          <Opener label="Help">
            {(inner, closeInner) => (
              <Dialog open={inner} title="Help" closeLabel="Close help" onDismiss={closeInner}>
                <p>Words</p>
              </Dialog>
            )}
          </Opener>
        </Dialog>
      )}
    </Opener>
  </StrictMode>
);

describe('Dialog', () => {
  it('is modal, named by its title, focuses its first field and restores the focus', async () => {
    const user = userEvent.setup();
    render(signIn);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog', { name: 'Sign in' })).toHaveAttribute('aria-modal', 'true');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('enters a group of radio buttons at the chosen one', () => {
    render(
      <Dialog open title="Period">
        {['daily', 'weekly'].map((value) => (
          <label key={value}>
            <input type="radio" name="period" value={value} defaultChecked={value === 'weekly'} />
            {value}
          </label>
        ))}
      </Dialog>,
    );
    expect(screen.getByRole('radio', { name: 'weekly' })).toHaveFocus();
  });

  it('leaves the choice of what a chart shows alone', () => {
    render(
      <Dialog open title="Overview">
        <div data-choice="view">
          <label>
            <input type="radio" name="figure" value="bets" defaultChecked />
            bets
          </label>
        </div>
      </Dialog>,
    );
    expect(screen.getByRole('radio', { name: 'bets' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Overview' })).toHaveFocus();
  });

  it('begins at its title where the first field reads a chart', () => {
    render(
      <Dialog open title="Overview">
        <BarChart label="Bets by day" points={[{ key: '1', label: '1', value: 1, text: '1' }]} />
      </Dialog>,
    );
    expect(screen.getByRole('slider', { name: 'Bets by day' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Overview' })).toHaveFocus();
  });

  it('restores the focus to the button of a menu that was closing when it opened', async () => {
    const user = userEvent.setup();
    const page = (open: boolean, isMenuThere: boolean) => (
      <>
        <button type="button" id="more" aria-haspopup="menu" aria-expanded="false">
          More
        </button>
        {isMenuThere ? (
          <div role="menu" aria-labelledby="more" tabIndex={-1}>
            Sign out
          </div>
        ) : null}
        <Dialog open={open} title="Sign out?" closeLabel="Close">
          <p>Really</p>
        </Dialog>
      </>
    );
    const { rerender } = render(page(false, true));
    await user.click(screen.getByRole('menu', { name: 'More' }));
    rerender(page(true, true));
    rerender(page(true, false));
    rerender(page(false, false));
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();

    // Closed again before the menu is gone.
    await user.click(document.body);
    rerender(page(false, true));
    await user.click(screen.getByRole('menu', { name: 'More' }));
    rerender(page(true, true));
    rerender(page(false, true));
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  });

  it('closes one dialog per Escape, the top one first', async () => {
    const user = userEvent.setup();
    render(signIn);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Help' }));
    expect(screen.getByRole('heading', { name: 'Help' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Help' })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Help' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays open on Escape and backdrop presses when it is forced', async () => {
    const user = userEvent.setup();
    const dismissed = vi.fn();
    render(
      <Dialog
        open
        title="Change password"
        closeLabel="Close"
        dismissable={false}
        onDismiss={dismissed}
      >
        <p>Now</p>
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Change password' });
    await user.keyboard('{Escape}{Escape}{Escape}');
    await user.click(dialog);
    expect(dialog).toHaveAttribute('closedby', 'none');
    expect(dialog).toBeVisible();
    expect(dismissed).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });

  it('opens again when the browser closes a forced dialog by itself', async () => {
    render(
      <Dialog open title="Change password" dismissable={false}>
        <p>Now</p>
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.close();
    expect(await screen.findByRole('dialog', { name: 'Change password' })).toBeVisible();
  });

  it('asks to close on a press of the backdrop, not on a press that began inside', () => {
    const dismissed = vi.fn();
    render(
      <Dialog open title="News" onDismiss={dismissed}>
        <p>Words</p>
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog');
    fireEvent.pointerDown(screen.getByText('Words'));
    fireEvent.click(dialog);
    expect(dismissed).not.toHaveBeenCalled();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(dismissed).toHaveBeenCalledOnce();
  });

  it('has no content while closed', () => {
    render(
      <Dialog open={false} title="News">
        <p>Words</p>
      </Dialog>,
    );
    expect(screen.queryByText('Words')).not.toBeInTheDocument();
  });

  it('stays open on the cancel event of a file input inside it', () => {
    const dismissed = vi.fn();
    render(
      <Dialog open title="Proof" onDismiss={dismissed}>
        <input type="file" aria-label="Proof image" />
      </Dialog>,
    );
    fireEvent(
      screen.getByLabelText('Proof image'),
      new Event('cancel', { bubbles: true, cancelable: true }),
    );
    expect(dismissed).not.toHaveBeenCalled();
  });
});

describe('a dialog whose content is still loading', () => {
  it('opens again by itself, and reports no close', async () => {
    let arrive = () => {};
    const words = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const Late = lazy(() => words.then(() => ({ default: () => <p>Words</p> })));
    const dismissed = vi.fn();
    const dialog = (isLate: boolean) => (
      <Suspense fallback={null}>
        <Dialog open title="Sign in" closeLabel="Close" onDismiss={dismissed}>
          {isLate ? <Late /> : null}
        </Dialog>
      </Suspense>
    );
    const { rerender } = render(dialog(false));
    rerender(dialog(true));
    await act(async () => {
      arrive();
      await words;
    });
    expect(await screen.findByText('Words')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Sign in' })).toHaveAttribute('open');
    expect(dismissed).not.toHaveBeenCalled();
  });
});

describe('ConfirmDialog', () => {
  it('starts on the answer that changes nothing, and reports each answer once', async () => {
    const user = userEvent.setup();
    const confirm = vi.fn();
    const cancel = vi.fn();
    render(
      <ConfirmDialog
        open
        title="Sign out?"
        confirmLabel="Sign out"
        cancelLabel="Stay"
        onConfirm={confirm}
        onCancel={cancel}
      >
        Really
      </ConfirmDialog>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Sign out?' });
    expect(dialog).toHaveAccessibleDescription('Really');
    expect(within(dialog).getByRole('button', { name: 'Stay' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(cancel).toHaveBeenCalledOnce();
    await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('waits while its work is under way', async () => {
    const user = userEvent.setup();
    const answered = vi.fn();
    render(
      <ConfirmDialog
        open
        busy
        title="Sign out?"
        confirmLabel="Sign out"
        cancelLabel="Stay"
        onConfirm={answered}
        onCancel={answered}
      >
        Really
      </ConfirmDialog>,
    );
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await user.keyboard('{Escape}');
    expect(answered).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Sign out' })).toHaveAttribute('aria-busy', 'true');
  });

  it('informs with one button, and Escape presses it', async () => {
    const user = userEvent.setup();
    const understood = vi.fn();
    render(
      <ConfirmDialog open title="Limited access" confirmLabel="I understand" onConfirm={understood}>
        Your account is limited.
      </ConfirmDialog>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Limited access' });
    expect(dialog).toHaveAccessibleDescription('Your account is limited.');
    expect(within(dialog).getAllByRole('button')).toEqual([
      screen.getByRole('button', { name: 'I understand' }),
    ]);
    expect(screen.getByRole('button', { name: 'I understand' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'I understand' }));
    expect(understood).toHaveBeenCalledTimes(2);
  });
});
