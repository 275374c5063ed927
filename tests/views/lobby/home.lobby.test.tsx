import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Game } from '../../../machines/shared/game.types';
import { gameCase } from '../../../machines/shared/gameCase';
import { joinSyllables } from '../../../src/i18n/burmese';
import {
  agent,
  fault,
  games,
  lane,
  never,
  pending,
  player,
  renderWorld,
  signedInAs,
  winner,
  type WorldOptions,
} from '../site/shell.world';

const SLOTS = games(3, 10);
const member = { restoreSession: () => Promise.resolve(signedInAs(player)) };
const lanes = () =>
  Promise.resolve([
    lane('RNG', 'JL', 'FC'),
    lane('LIVE', 'WM', 'SA'),
    lane('FISH', 'JL'),
    lane('PVP', 'HC'),
    lane('LOTT', 'TCG'),
    lane('ELOTT', 'EG', 'UG2'),
    lane('SPORTS', 'BTI', 'PIN'),
    lane('ESPORTS', 'TF'),
    lane('COCKFIGHT', 'DS88'),
  ]);
const full: WorldOptions = {
  loadVendors: lanes,
  loadSection: (section) => Promise.resolve([gameCase(section, { name: `One of ${section}` })]),
  loadHotGames: () => Promise.resolve(games(2)),
  loadWinners: () => Promise.resolve([1, 2, 3].map(winner)),
};
const main = () => within(screen.getByRole('main'));
const region = async (name: string) => within(await main().findByRole('region', { name }));
const sections = () =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
const menu = async () => within(await main().findByRole('group', { name: 'Game categories' }));

describe('sections', () => {
  test('of a guest are in the order of the brand', async () => {
    await renderWorld(full);
    await region('E-sports');
    expect(sections().slice(0, 9)).toEqual([
      'Hot games',
      'Slots',
      'Live casino',
      'Fishing',
      'Sports',
      'Poker & cards',
      'E-sports',
      'E-lottery',
      'Cockfight',
    ]);
    expect(await main().findByRole('region', { name: 'Winners' })).toBeVisible();
  });

  test('end with the hot games, which have a section of their own', async () => {
    const [one, two, three] = SLOTS as [Game, Game, Game];
    const hot = [one, two].map((game) => ({ ...game, isHot: true }));
    await renderWorld({
      ...full,
      loadHotGames: () => Promise.resolve(hot),
      loadSection: (section) => Promise.resolve(section === 'RNG' ? [...hot, three] : []),
    });
    const tiles = await (await region('Slots')).findAllByRole('button', { name: /^Game \d/ });
    expect(tiles.map((tile) => tile.getAttribute('aria-label'))).toEqual(
      [three, one, two].map(({ name }) => name),
    );
  });

  test('of a member begin with their own row and recent games, and have favourites', async () => {
    await renderWorld({
      ...full,
      ...member,
      loadRecentGames: () => Promise.resolve([gameCase('r', { name: 'Played' })]),
      loadFavourites: () => Promise.resolve([gameCase('f', { name: 'Kept' })]),
    });
    expect(
      await (await region('Recent games')).findByRole('button', { name: 'Played' }),
    ).toBeVisible();
    expect(await (await region('Favourites')).findByRole('button', { name: 'Kept' })).toBeVisible();
    await region('For you');
    expect(sections().slice(0, 5)).toEqual([
      'For you',
      'Recent games',
      'Hot games',
      'Favourites',
      'Slots',
    ]);
    expect((await region('Recent games')).getByRole('link', { name: 'All' })).toHaveAttribute(
      'href',
      '/recent',
    );
    expect((await region('Favourites')).getByRole('link', { name: 'All' })).toHaveAttribute(
      'href',
      '/favorite',
    );
  });

  test('leave out empty recent games, and explain favourites', async () => {
    await renderWorld({ ...full, ...member });
    await waitFor(() => expect(main().queryByRole('region', { name: 'Recent games' })).toBeNull());
    const favourites = await region('Favourites');
    expect(
      await favourites.findByText('Press the heart of a game, and it appears here.'),
    ).toBeVisible();
    expect(favourites.getByRole('link', { name: 'Choose among the slots' })).toHaveAttribute(
      'href',
      '/rng',
    );
  });

  test('offer no list of slots where the platform has none', async () => {
    await renderWorld({
      ...full,
      ...member,
      loadVendors: () => Promise.resolve([lane('SPORTS', 'BTI', 'UG2')]),
    });
    const favourites = await region('Favourites');
    await favourites.findByText('Press the heart of a game, and it appears here.');
    await waitFor(() =>
      expect(favourites.queryByRole('link', { name: 'Choose among the slots' })).toBeNull(),
    );
  });

  test.each([
    {
      are: 'come above the tiles that are there once they have games',
      played: games(1),
      first: 'Recent games',
    },
    { are: 'move no tile where nobody played', played: [], first: 'Hot games' },
  ])('of recent games $are', async ({ played, first }) => {
    const restored = pending<Awaited<ReturnType<typeof member.restoreSession>>>();
    const recent = pending<Game[]>();
    await renderWorld({
      ...full,
      restoreSession: () => restored.promise,
      loadRecentGames: () => recent.promise,
    });
    await (await region('Hot games')).findByRole('button', { name: 'Game 1' });
    restored.resolve(signedInAs(player));
    await region('Favourites');
    // The member's own row stands above the games, in a place that is kept for it.
    const firstGames = () => sections().find((name) => name !== 'For you');
    expect(firstGames()).toBe('Hot games');
    recent.resolve(played);
    await waitFor(() => expect(firstGames()).toBe(first));
  });

  test('link to the page of all their games', async () => {
    await renderWorld(full);
    const slots = await region('Slots');
    expect(await slots.findByRole('link', { name: 'All' })).toHaveAttribute('href', '/rng');
    expect((await region('Sports')).getByRole('link', { name: 'All' })).toHaveAttribute(
      'href',
      '/sports',
    );
    expect((await region('Cockfight')).queryByRole('link', { name: 'All' })).toBeNull();
  });

  test('of a category without vendors are left out', async () => {
    await renderWorld({ ...full, loadVendors: () => Promise.resolve([lane('RNG', 'JL')]) });
    await (await region('Slots')).findByRole('button', { name: 'One of RNG' });
    await waitFor(() => expect(main().queryByRole('region', { name: 'Fishing' })).toBeNull());
    expect(main().queryByRole('region', { name: 'Cockfight' })).toBeNull();
  });

  test('are busy while their games load', async () => {
    await renderWorld({ ...full, loadHotGames: never, loadSection: never, loadVendors: never });
    for (const name of ['Hot games', 'Slots', 'Sports', 'Cockfight'])
      expect(await main().findByRole('region', { name })).toHaveAttribute('aria-busy', 'true');
  });

  test('show their failures one by one, and are read again', async () => {
    const loadSection = vi.fn((section: string) =>
      Promise.resolve([gameCase(section, { name: `One of ${section}` })]),
    );
    loadSection.mockImplementationOnce(() => fault('offline'));
    const { user } = await renderWorld({ ...full, loadSection });
    const slots = await region('Slots');
    expect(await slots.findByRole('alert')).toHaveTextContent('These games could not be loaded.');
    await (await region('Live casino')).findByRole('button', { name: 'One of LIVE' });
    await user.click(slots.getByRole('button', { name: 'Try again' }));
    expect(
      await (
        await region('Slots')
      ).findByRole('button', { name: 'One of RNG' }, { timeout: 4_000 }),
    ).toBeVisible();
  });

  test('of hot games and of vendors can be read again too', async () => {
    const loadHotGames = vi
      .fn(() => Promise.resolve(games(1)))
      .mockImplementationOnce(() => fault('offline'));
    const loadVendors = vi.fn(lanes).mockImplementationOnce(() => fault('fault'));
    const { user } = await renderWorld({ ...full, loadHotGames, loadVendors });
    const hot = await region('Hot games');
    expect(await hot.findByRole('alert')).toHaveTextContent(
      'Network link is abnormal, please try again',
    );
    await user.click(hot.getByRole('button', { name: 'Try again' }));
    expect(
      await (await region('Hot games')).findByRole('button', { name: 'Game 1' }),
    ).toBeVisible();
    expect(main().queryByRole('region', { name: 'E-sports' })).toBeNull();
    await user.click((await region('Sports')).getByRole('button', { name: 'Try again' }));
    expect(
      await (await region('E-sports')).findByRole('button', { name: 'Maker TF' }),
    ).toBeVisible();
  });

  test('of vendors open a vendor, or ask a guest to log in first', async () => {
    const { user, session } = await renderWorld(full);
    await user.click(await (await region('Sports')).findByRole('button', { name: 'Maker BTI' }));
    expect(session()?.getSnapshot().context.pendingIntent).toMatchObject({
      kind: 'game',
      game: { vendor: 'BTI', category: 'SPORTS', code: '' },
    });
  });
});

describe('category menu', () => {
  test('has all games, the favourites, and the categories with vendors', async () => {
    await renderWorld(full);
    await region('Cockfight');
    expect((await menu()).getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Home',
      'Favourites',
      'Slots',
      'Live casino',
      'Fishing',
      'Poker & cards',
      'Lottery',
      'E-lottery',
      'Sports',
      'E-sports',
      'Cockfight',
    ]);
    expect((await menu()).getByRole('button', { name: 'Home' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('shows one category alone, and all games again', async () => {
    const { user } = await renderWorld({
      ...full,
      loadSection: (section) => Promise.resolve(section === 'RNG' ? SLOTS : []),
    });
    await (await region('Slots')).findByRole('button', { name: 'Game 10' });
    await user.click((await menu()).getByRole('button', { name: 'Slots' }));
    const slots = await region('Slots');
    expect(slots.getAllByRole('button', { name: /^Game/ })).toHaveLength(3);
    expect(main().queryByRole('region', { name: 'Hot games' })).toBeNull();
    await user.click((await menu()).getByRole('button', { name: 'Home' }));
    expect(await main().findByRole('region', { name: 'Hot games' })).toBeVisible();
  });

  test('shows vendors and tiles of a category whose games are not listed here', async () => {
    const { user } = await renderWorld({
      ...full,
      loadVendors: () =>
        Promise.resolve([
          { ...lane('LOTT', 'TCG', 'EG'), games: [gameCase('l', { name: 'Noon draw' })] },
        ]),
    });
    await user.click(await (await menu()).findByRole('button', { name: 'Lottery' }));
    const lottery = await region('Lottery');
    expect(await lottery.findByRole('button', { name: 'Maker TCG' })).toBeVisible();
    expect(lottery.getByRole('button', { name: 'Noon draw' })).toBeVisible();
    expect(lottery.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/lott');
  });

  test('says when a category could not be read, or is empty', async () => {
    const loadSection = vi
      .fn(() => Promise.resolve(games(0)))
      .mockImplementationOnce(() => fault('offline'));
    const { user } = await renderWorld({ ...full, loadSection });
    await user.click((await menu()).getByRole('button', { name: 'Slots' }));
    const slots = await region('Slots');
    expect(await slots.findByRole('alert')).toHaveTextContent('These games could not be loaded.');
    await user.click(slots.getByRole('button', { name: 'Try again' }));
    expect(
      await slots.findByText('There are no games here at the moment.', undefined, {
        timeout: 4_000,
      }),
    ).toBeVisible();
  });

  test('asks a guest to log in for the favourites, and stays as it is', async () => {
    const { user, session } = await renderWorld(full);
    await user.click((await menu()).getByRole('button', { name: 'Favourites' }));
    expect(
      session()
        ?.getSnapshot()
        .matches({ dialog: { login: 'open' } }),
    ).toBe(true);
    expect(
      main().getByRole('button', { name: 'Home', pressed: true, hidden: true }),
    ).toBeInTheDocument();
  });

  test('shows a member their favourites', async () => {
    const { user } = await renderWorld({
      ...full,
      restoreSession: () => Promise.resolve(signedInAs(agent)),
      loadFavourites: () => Promise.resolve([gameCase('f', { name: 'Kept' })]),
    });
    await main().findByRole('button', { name: 'Kept' });
    await user.click((await menu()).getByRole('button', { name: 'Favourites' }));
    await waitFor(() => expect(main().queryByRole('region', { name: 'Hot games' })).toBeNull());
    const kept = await region('Favourites');
    await user.click(kept.getByRole('button', { name: 'Remove from favourites' }));
    expect(await kept.findByText('Press the heart of a game, and it appears here.')).toBeVisible();
    expect(kept.getByRole('link', { name: 'Choose among the slots' })).toBeVisible();
  });
});

describe('winners', () => {
  test('have rank, game and amount, and open their game', async () => {
    const launchGame = vi.fn(() => new Promise<never>(() => undefined));
    const { user } = await renderWorld({ ...full, ...member, launchGame });
    const first = await (await region('Winners')).findByRole('button', { name: /Game won 1/ });
    expect(first).toHaveTextContent('1Game won 1wi***1K100.50');
    await user.click(first);
    expect(launchGame).toHaveBeenCalledExactlyOnceWith(gameCase('won 1'));
  });

  test('move only when there are more than twelve, and can be stopped', async () => {
    const pauses = vi.fn();
    // jsdom animates nothing.
    Element.prototype.animate = () =>
      ({ play: () => undefined, pause: pauses, cancel: () => undefined }) as unknown as Animation;
    const { user } = await renderWorld({
      ...full,
      loadWinners: () =>
        Promise.resolve(Array.from({ length: 20 }, (_, index) => winner(index + 1))),
    });
    const board = await region('Winners');
    expect(await board.findAllByRole('listitem')).toHaveLength(20);
    pauses.mockClear();
    await user.click(board.getByRole('button', { name: 'Stop the winners moving' }));
    expect(pauses).toHaveBeenCalled();
    expect(board.getByRole('button', { name: 'Let the winners move' })).toBeVisible();
  });

  test('show when there are none, or when they could not be read', async () => {
    const loadWinners = vi
      .fn(() => Promise.resolve<ReturnType<typeof winner>[]>([]))
      .mockImplementationOnce(() => fault('offline'));
    const { user } = await renderWorld({ ...full, loadWinners });
    const board = await region('Winners');
    expect(await board.findByRole('alert')).toHaveTextContent(
      'Network link is abnormal, please try again',
    );
    await user.click(board.getByRole('button', { name: 'Try again' }));
    expect(await board.findByText('Nobody has won a large amount yet.')).toBeVisible();
  });
});

test('the lobby is in Burmese too', async () => {
  await renderWorld({ ...full, language: 'MY' });
  expect(
    await main().findByRole('region', { name: joinSyllables('လူကြိုက်များသော ဂိမ်းများ') }),
  ).toBeVisible();
  const name = joinSyllables('အနိုင်ရရှိသူများ');
  expect(await main().findByRole('region', { name })).toBeVisible();
});
