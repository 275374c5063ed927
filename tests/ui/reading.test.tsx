// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Disclosure } from '../../src/ui/Disclosure';
import { Marquee } from '../../src/ui/Marquee';
import { Pager } from '../../src/ui/Pager';
import { RichText } from '../../src/ui/RichText';

it('RichText shows the elements of its HTML', () => {
  render(
    <RichText
      html={
        '<h3>Rules</h3><p>Read <a href="https://example.com/">more</a></p>' +
        '<table><tbody><tr><td>1</td></tr></tbody></table>'
      }
    />,
  );
  expect(screen.getByRole('heading', { name: 'Rules' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'more' })).toHaveAttribute(
    'href',
    'https://example.com/',
  );
  expect(screen.getByRole('cell', { name: '1' })).toBeVisible();
});

describe('Pager', () => {
  const pager = (page: number, onPage = vi.fn()) => (
    <Pager
      label="Pages"
      previousLabel="Previous page"
      nextLabel="Next page"
      page={page}
      pages={3}
      onPage={onPage}
    >
      Page {page} of 3
    </Pager>
  );

  it('asks for the previous and the next page', async () => {
    const user = userEvent.setup();
    const asked = vi.fn();
    render(pager(2, asked));
    const nav = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(nav.getByText('Page 2 of 3')).toBeVisible();
    await user.click(nav.getByRole('button', { name: 'Previous page' }));
    await user.click(nav.getByRole('button', { name: 'Next page' }));
    expect(asked.mock.calls).toEqual([[1], [3]]);
  });

  it('stops at both ends, and the pressed button keeps the focus', async () => {
    const user = userEvent.setup();
    const asked = vi.fn();
    const { rerender } = render(pager(2, asked));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    rerender(pager(3, asked));
    const next = screen.getByRole('button', { name: 'Next page' });
    expect(next).toHaveFocus();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.click(next);
    expect(asked).toHaveBeenCalledOnce();
    rerender(pager(1, asked));
    expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

describe('Disclosure', () => {
  function Example() {
    const [open, setOpen] = useState(false);
    return (
      <Disclosure open={open} onToggle={() => setOpen(!open)} heading="Maintenance on Sunday">
        <p>From two to four.</p>
      </Disclosure>
    );
  }

  it('opens and closes in place', async () => {
    const user = userEvent.setup();
    render(<Example />);
    const button = within(screen.getByRole('heading', { level: 3 })).getByRole('button', {
      name: 'Maintenance on Sunday',
      expanded: false,
    });
    expect(screen.queryByText('From two to four.')).not.toBeInTheDocument();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const region = screen.getByRole('region', { name: 'Maintenance on Sunday' });
    expect(region).toHaveTextContent('From two to four.');
    expect(button).toHaveAttribute('aria-controls', region.id);
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});

describe('Marquee', () => {
  const notices = [
    { id: 'a', text: 'Big win' },
    { id: 'b', text: 'New game' },
  ];
  function Example({ onOpen = () => undefined }: { onOpen?: (id: string) => void }) {
    const [paused, setPaused] = useState(false);
    return (
      <Marquee
        label="Notices"
        items={notices}
        onOpen={onOpen}
        paused={paused}
        onTogglePause={() => setPaused(!paused)}
        pauseLabel="Pause notices"
        playLabel="Play notices"
      />
    );
  }

  it('reads each text once, however often it passes', async () => {
    const user = userEvent.setup();
    const opened = vi.fn();
    render(<Example onOpen={opened} />);
    const region = within(screen.getByRole('region', { name: 'Notices' }));
    expect(region.getAllByRole('listitem')).toHaveLength(2);
    await user.click(region.getByRole('button', { name: 'New game' }));
    expect(opened.mock.calls).toEqual([['b']]);
    await user.tab({ shift: true });
    expect(region.getByRole('button', { name: 'Big win' })).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(region.getByRole('button', { name: 'Pause notices' })).toHaveFocus();
  });

  it('opens from the moving copy too, and the focus can return', async () => {
    const user = userEvent.setup();
    const opened = vi.fn();
    render(<Example onOpen={opened} />);
    const [, copy] = screen.getAllByText('Big win');
    expect(copy).toBeDefined();
    if (copy) await user.click(copy);
    expect(opened.mock.calls).toEqual([['a']]);
    expect(screen.getByRole('button', { name: 'Big win' })).toHaveFocus();
  });

  it('stops and starts by its button', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.click(screen.getByRole('button', { name: 'Pause notices' }));
    await user.click(screen.getByRole('button', { name: 'Play notices' }));
    expect(screen.getByRole('button', { name: 'Pause notices' })).toBeVisible();
  });
});
