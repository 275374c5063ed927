// @vitest-environment jsdom
import './floating.setup';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { GameTile } from '../../src/ui/GameTile';
import { TileRow } from '../../src/ui/TileRow';
import { TileGrid } from '../../src/ui/TileGrid';
import { VendorTile } from '../../src/ui/VendorTile';
import { VirtualGrid } from '../../src/ui/VirtualGrid';
import { isFlinging } from '../../src/ui/hooks/flings';
import { screenWhere } from './screen';

describe('GameTile', () => {
  function Example({ onPlay = vi.fn(), busy = false }: { onPlay?: () => void; busy?: boolean }) {
    const [isOn, set] = useState(false);
    return (
      <GameTile
        name="Golden Padauk"
        cover="/cover.svg"
        badge="Hot"
        onPlay={onPlay}
        busy={busy}
        favourite={{
          isOn,
          busy,
          label: isOn ? 'Remove from favourites' : 'Add to favourites',
          onToggle: () => set(!isOn),
        }}
      />
    );
  }

  it('is a button named as the game, with the heart beside it', async () => {
    const user = userEvent.setup();
    const played = vi.fn();
    render(<Example onPlay={played} />);
    const play = screen.getByRole('button', { name: 'Golden Padauk' });
    expect(play).toHaveAccessibleDescription('Hot');
    const heart = screen.getByRole('button', { name: 'Add to favourites', pressed: false });
    expect(play).not.toContainElement(heart);
    // The library reads no `aria-label` for a description; tests/e2e/lobby/favourites.spec.ts asks
    // the browser.
    expect(heart).toHaveAttribute('aria-describedby', play.id);
    await user.click(heart);
    expect(
      screen.getByRole('button', { name: 'Remove from favourites', pressed: true }),
    ).toHaveFocus();
    expect(played).not.toHaveBeenCalled();
    await user.click(play);
    expect(played).toHaveBeenCalledOnce();
  });

  it('ignores a press while it is busy, and keeps the focus', async () => {
    const user = userEvent.setup();
    const played = vi.fn();
    render(<Example onPlay={played} busy />);
    const play = screen.getByRole('button', { name: 'Golden Padauk' });
    await user.click(play);
    expect(play).toHaveAttribute('aria-busy', 'true');
    expect(play).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Add to favourites' }));
    expect(played).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Add to favourites', pressed: false })).toBeVisible();
  });

  it('loads its cover lazily at a known size, and shows the name if the cover fails', async () => {
    const { container, rerender } = render(
      <GameTile name="Golden Padauk" cover="/one.svg" onPlay={vi.fn()} />,
    );
    const cover = () => container.querySelector('img');
    expect(cover()).toHaveAttribute('loading', 'lazy');
    expect(cover()).toHaveAttribute('width', '300');
    expect(cover()).toHaveAttribute('height', '400');
    if (cover()) fireEvent.error(cover() as HTMLImageElement);
    expect(cover()).toBeNull();
    expect(screen.getAllByText('Golden Padauk')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Golden Padauk' })).toBeVisible();
    rerender(<GameTile name="Golden Padauk" cover="/two.svg" onPlay={vi.fn()} />);
    // The one after it waits until the list has stopped scrolling.
    expect(cover()).toBeNull();
    await waitFor(() => expect(cover()).toHaveAttribute('src', '/two.svg'));
  });
});

describe('VendorTile', () => {
  it('is a link when it has an address, else a button', async () => {
    const user = userEvent.setup();
    const chosen = vi.fn();
    render(
      <>
        <VendorTile name="JILI" logo="/jili.svg" to="/rng" current />
        <VendorTile name="PG Soft" logo={undefined} onSelect={chosen} />
      </>,
    );
    expect(screen.getByRole('link', { name: 'JILI', current: 'page' })).toHaveAttribute(
      'href',
      '/rng',
    );
    await user.click(screen.getByRole('button', { name: 'PG Soft' }));
    expect(chosen).toHaveBeenCalledOnce();
  });
});

it('TileGrid is a named list', () => {
  render(
    <TileGrid
      label="Games"
      minTileWidth={120}
      items={[
        { key: 'a', node: 'A' },
        { key: 'b', node: 'B' },
      ]}
    />,
  );
  expect(within(screen.getByRole('list', { name: 'Games' })).getAllByRole('listitem')).toHaveLength(
    2,
  );
});

/** A browser's observer, which reports the first size as soon as there is one. */
class LaidOutAtOnce {
  constructor(private readonly look: () => void) {}
  observe() {
    this.look();
  }
  disconnect() {}
}

describe('TileRow', () => {
  beforeEach(() => screenWhere());

  const words = { previous: 'Previous', next: 'Next' };
  const items = [
    { key: 'a', node: <button type="button">A</button> },
    { key: 'b', node: <button type="button">B</button> },
  ];

  it('is a region named by its heading, with a link to all', () => {
    render(
      <TileRow title="Hot games" items={items} words={words} all={{ label: 'All', to: '/rng' }} />,
    );
    const region = within(screen.getByRole('region', { name: 'Hot games' }));
    expect(region.getByRole('heading', { level: 2, name: 'Hot games' })).toBeVisible();
    expect(region.getByRole('link', { name: 'All' })).toHaveAccessibleDescription('Hot games');
    expect(region.getAllByRole('listitem')).toHaveLength(2);
    // At the edge, also of a row whose hidden arrows keep their room.
    expect(region.getByRole('button', { name: 'Next' })).toAppearBefore(
      region.getByRole('link', { name: 'All' }),
    );
  });

  it('scrolls by its buttons and stops at its ends', async () => {
    const user = userEvent.setup();
    const sizes = { clientWidth: 400, scrollWidth: 1000, scrollLeft: 0 };
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => sizes.clientWidth);
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => sizes.scrollWidth);
    vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockImplementation(() => sizes.scrollLeft);
    const stepped = vi.fn();
    Element.prototype.scrollBy = stepped;
    vi.stubGlobal('ResizeObserver', LaidOutAtOnce);
    render(<TileRow title="Hot games" items={items} words={words} />);
    const [previous, next] = [
      screen.getByRole('button', { name: 'Previous', hidden: true }),
      screen.getByRole('button', { name: 'Next', hidden: true }),
    ];
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    expect(next).not.toHaveAttribute('aria-disabled');
    fireEvent.click(next);
    expect(stepped).toHaveBeenCalledExactlyOnceWith({ left: 340 });
    sizes.scrollLeft = 600;
    fireEvent.scroll(screen.getByRole('list', { name: 'Hot games' }));
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(previous).not.toHaveAttribute('aria-disabled');
    await user.tab();
  });

  it('holds back what is out of sight until the person looks around', async () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const many = Array.from({ length: 12 }, (_, index) => ({ key: `${index}`, node: index }));
    render(
      <>
        <TileRow title="Hot games" items={many} words={words} />
        <div role="dialog">
          <input aria-label="Username" />
        </div>
      </>,
    );
    const tiles = () => within(screen.getByRole('list', { name: 'Hot games' })).getAllByText(/\d/);
    expect(tiles()).toHaveLength(9);
    expect(tiles()[0]).toHaveAttribute('aria-setsize', '12');
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'a' });
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(tiles()).toHaveLength(9);
    fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true });
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(tiles()).toHaveLength(12);
  });

  it('says that it is loading, and shows the placeholder', () => {
    const { rerender } = render(<TileRow title="Hot games" items={[]} isLoading words={words} />);
    expect(screen.getByRole('region', { name: 'Hot games' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    rerender(
      <TileRow title="Hot games" items={[]} words={words} instead={<p>It did not load.</p>} />,
    );
    expect(screen.getByText('It did not load.')).toBeVisible();
  });
});

describe('VirtualGrid', () => {
  const grid = (props: Partial<Parameters<typeof VirtualGrid>[0]> = {}) => (
    <VirtualGrid
      label="Games"
      count={100_000}
      renderTile={(index) => <button type="button">Game {index}</button>}
      tileHeight={() => 200}
      minTileWidth={180}
      {...props}
    />
  );
  const scrollTo = (top: number) =>
    act(async () => {
      Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
      fireEvent.scroll(window);
    });
  afterEach(() => Object.defineProperty(window, 'scrollY', { value: 0, configurable: true }));

  it('renders only the tiles near the window, each with its position among all', async () => {
    render(grid());
    const list = within(screen.getByRole('list', { name: 'Games' }));
    const first = list.getAllByRole('listitem');
    expect(first.length).toBeLessThan(120);
    expect(first[0]).toHaveAttribute('aria-posinset', '1');
    expect(first[0]).toHaveAttribute('aria-setsize', '100000');
    // jsdom's window is 1024 px wide: five tiles of 180 px and their gaps in a row of 212 px.
    await scrollTo(212 * 1000);
    await waitFor(() =>
      expect(list.getByRole('button', { name: 'Game 5000' })).toBeInTheDocument(),
    );
    expect(list.queryByRole('button', { name: 'Game 0' })).not.toBeInTheDocument();
  });

  it('updates visible tiles at once, the others when idle or at the first scroll', async () => {
    const { rerender } = render(grid());
    rerender(grid({ renderTile: (index) => <button type="button">Other {index}</button> }));
    const list = within(screen.getByRole('list', { name: 'Games' }));
    expect(list.getByRole('button', { name: 'Other 0' })).toBeInTheDocument();
    expect(list.getAllByRole('button', { name: /^Game/ })).not.toHaveLength(0);
    await scrollTo(1);
    await waitFor(() => expect(list.queryAllByRole('button', { name: /^Game/ })).toHaveLength(0));
  });

  it('keeps the focused tile, however far it is scrolled', async () => {
    render(grid());
    const tile = screen.getByRole('button', { name: 'Game 3' });
    act(() => tile.focus());
    await scrollTo(212 * 1000);
    await screen.findByRole('button', { name: 'Game 5000' });
    expect(tile).toHaveFocus();
  });

  it('has the tiles after the focused one before the page is scrolled', () => {
    render(grid());
    const last = screen.getAllByRole('button').length - 1;
    expect(screen.queryByRole('button', { name: `Game ${last + 1}` })).not.toBeInTheDocument();
    act(() => screen.getByRole('button', { name: `Game ${last}` }).focus());
    expect(screen.getByRole('button', { name: `Game ${last + 1}` })).toBeInTheDocument();
  });

  it("counts a long scroll as a fling, but not the keyboard's moves between tiles", async () => {
    render(grid());
    // The fling of an earlier test is over.
    await waitFor(() => expect(isFlinging()).toBe(false));
    const tile = screen.getByRole('button', { name: 'Game 3' });
    act(() => tile.focus());
    // jsdom does not know what moved the focus.
    const matches = vi
      .spyOn(tile, 'matches')
      .mockImplementation((selector) => selector === ':focus-visible');
    await scrollTo(212 * 5);
    expect(isFlinging()).toBe(false);
    matches.mockReturnValue(false);
    await scrollTo(212 * 10);
    expect(isFlinging()).toBe(true);
  });

  it('reports the first visible tile, and the end once for each count', async () => {
    const [top, end] = [vi.fn(), vi.fn()];
    const { rerender } = render(grid({ count: 500, onTopChange: top, onEndNear: end }));
    expect(end).not.toHaveBeenCalled();
    await scrollTo(212 * 20);
    await waitFor(() => expect(top).toHaveBeenLastCalledWith(100));
    await scrollTo(212 * 95);
    await waitFor(() => expect(end).toHaveBeenCalledOnce());
    rerender(grid({ count: 1000, onTopChange: top, onEndNear: end }));
    await scrollTo(212 * 195);
    await waitFor(() => expect(end).toHaveBeenCalledTimes(2));
  });

  it('starts at a given tile', () => {
    const scrolled = vi.fn();
    vi.stubGlobal('scrollTo', scrolled);
    render(grid({ initialIndex: 502 }));
    expect(scrolled).toHaveBeenCalledWith({ top: 100 * 212 });
  });
});
