// @vitest-environment jsdom
import './floating.setup';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useOneOpen } from '../../src/ui/hooks/useOneOpen';
import { NavDropDown } from '../../src/ui/NavDropDown';
import { NavBar } from '../../src/ui/NavLink';

const MAKERS = ['JILI', 'PG Soft', 'CQ9'];

function Example({ onPick = () => undefined }: { onPick?: (name: string) => void }) {
  const { openKey, open, close } = useOneOpen();
  const item = (key: string, words: string) => ({
    key,
    node: (
      <NavDropDown
        to={`/${key}`}
        panelLabel={`Vendors of ${words}`}
        isOpen={openKey === key}
        onOpen={() => open(key)}
        onClose={() => close(key)}
        items={MAKERS.map((name) => ({
          key: name,
          node: (
            <button type="button" onClick={() => onPick(name)}>
              {name}
            </button>
          ),
        }))}
      >
        {words}
      </NavDropDown>
    ),
  });
  return (
    <>
      <NavBar label="Main" items={[item('rng', 'Slots'), item('live', 'Live casino')]} />
      <p>Page</p>
    </>
  );
}

const panel = (words: string) => screen.queryByRole('list', { name: `Vendors of ${words}` });

/**
 * jsdom never shows a link's focus; a browser does when the keyboard moved it, as in all these
 * tests.
 */
beforeEach(() => {
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function answer(
    this: Element,
    selector,
  ) {
    return matches.call(this, selector === ':focus-visible' ? ':focus' : selector);
  });
});

describe('NavDropDown', () => {
  it('opens when the mouse stays, one at a time, and closes when it leaves', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.hover(screen.getByRole('link', { name: 'Slots' }));
    await waitFor(() => expect(panel('Slots')).toBeVisible());
    await user.hover(screen.getByRole('link', { name: 'Live casino' }));
    await waitFor(() => expect(panel('Live casino')).toBeVisible());
    expect(panel('Slots')).not.toBeInTheDocument();
    await user.hover(screen.getByRole('button', { name: 'JILI' }));
    await user.hover(screen.getByText('Page'));
    await waitFor(() => expect(panel('Live casino')).not.toBeInTheDocument());
  });

  it('stays closed for a mouse that only passes', () => {
    vi.useFakeTimers();
    try {
      render(<Example />);
      const item = screen.getByRole('link', { name: 'Slots' });
      fireEvent.pointerOver(item, { pointerType: 'mouse' });
      act(() => {
        vi.advanceTimersByTime(60);
      });
      fireEvent.pointerOut(item, { pointerType: 'mouse' });
      act(() => {
        vi.advanceTimersByTime(1000);
      });
      expect(panel('Slots')).not.toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });

  it('opens on focus, and Tab goes past it', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.tab();
    expect(screen.getByRole('link', { name: 'Slots' })).toHaveFocus();
    expect(panel('Slots')).toBeVisible();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Vendors of Slots', expanded: true })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Live casino' })).toHaveFocus();
    expect(panel('Slots')).not.toBeInTheDocument();
    expect(panel('Live casino')).toBeVisible();
  });

  it('is navigated by arrows, and Escape restores the focus', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'JILI' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('button', { name: 'CQ9' })).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(screen.getByRole('link', { name: 'Slots' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.getByRole('link', { name: 'Slots' })).toHaveFocus();
    expect(panel('Slots')).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'JILI' })).toHaveFocus());
  });

  it('opens and closes by its toggle, and closes on a press elsewhere', async () => {
    const user = userEvent.setup();
    render(<Example />);
    const toggle = screen.getByRole('button', { name: 'Vendors of Slots', expanded: false });
    toggle.focus();
    await user.keyboard('{Enter}');
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(screen.getByRole('button', { name: 'JILI' })).toHaveFocus();
    fireEvent.click(toggle);
    expect(panel('Slots')).not.toBeInTheDocument();
    fireEvent.click(toggle);
    expect(panel('Slots')).toBeVisible();
    fireEvent.pointerDown(screen.getByText('Page'));
    expect(panel('Slots')).not.toBeInTheDocument();
  });

  it('closes when an item is chosen', async () => {
    const user = userEvent.setup();
    const picked = vi.fn();
    render(<Example onPick={picked} />);
    fireEvent.click(screen.getByRole('button', { name: 'Vendors of Slots' }));
    await user.click(screen.getByRole('button', { name: 'CQ9' }));
    expect(picked).toHaveBeenCalledExactlyOnceWith('CQ9');
    expect(panel('Slots')).not.toBeInTheDocument();
  });
});
