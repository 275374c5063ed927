import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { gameCase } from '../../../machines/shared/gameCase';
import { GameCentreScreen } from '../../../src/flows/screens/GameCentreScreen';
import { GameListScreen } from '../../../src/flows/screens/GameListScreen';
import { RecentPage } from '../../../src/features/lobby/gameList/RecentPage';
import { Suggestions } from '../../../src/features/lobby/lobby/Suggestions';
import { SessionVendorTile } from '../../../src/features/lobby/gameLaunch/SessionVendorTile';
import { joinSyllables } from '../../../src/i18n/burmese';
import { games, pageOf, renderSite, renderTile, vendor } from './games.world';

const OFFLINE = { kind: 'offline' };
const onTopChange = vi.fn();
const renderList = (address: string, language?: 'EN' | 'MY') =>
  renderSite(
    address,
    (site) => <GameListScreen {...site} renderTile={renderTile} onTopChange={onTopChange} />,
    language,
  );
const renderCentre = (address: string, language?: 'EN' | 'MY') =>
  renderSite(
    address,
    (site) => (
      <GameCentreScreen
        {...site}
        renderTile={renderTile}
        renderVendor={(one) => <SessionVendorTile session={site.session} vendor={one} />}
        suggestions={<Suggestions pages={site.pages} renderTile={renderTile} />}
      />
    ),
    language,
  );
const lane = (category: 'RNG' | 'PVP' | 'SPORTS' | 'COCKFIGHT' | 'LOTT', ...codes: string[]) => ({
  category,
  vendors: codes.map((code) => vendor(code, { category })),
  games: [],
});
const names = () =>
  within(screen.getByRole('list', { name: 'Slots' }))
    .getAllByRole('button')
    .map((tile) => tile.textContent?.slice(-'Game 1'.length));
const lastQuery = ({ ports }: Awaited<ReturnType<typeof renderList>>) =>
  ports.loadPage.inputs.at(-1)?.query;

test('a list shows its name and its number of games', async () => {
  const { ports } = await renderList('/rng');
  expect(screen.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  await ports.loadPage.answer(pageOf(games(3), 9_876));
  expect(screen.getByRole('status')).toHaveTextContent('9,876 games');
  expect(names()).toEqual(['Game 1', 'Game 2', 'Game 3']);
});

test('the address holds every filter', async () => {
  const user = userEvent.setup();
  const site = await renderList('/rng?vassalage=JDB&bet=1');
  await site.ports.loadVendors.answer([lane('RNG', 'JL', 'JDB')]);
  await site.ports.loadPage.answer(pageOf(games(2)));
  expect(screen.getByRole('radio', { name: 'Maker JDB' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Minimum bet 1', pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '25+ lines', pressed: false }));
  expect(site.sent.at(-1)).toEqual({
    type: 'route.changed',
    path: '/rng?vassalage=JDB&bet=1&lines=25',
  });
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
  expect(site.sent.at(-1)).toEqual({
    type: 'route.changed',
    path: '/rng?bet=1&lines=25&sort=name',
  });
  expect(lastQuery(site)).toEqual({
    category: 'RNG',
    vendor: '',
    search: '',
    isSmallBet: true,
    isManyLines: true,
    sort: 'name',
  });
});

test('a search runs at once, keeps the old tiles until the answer, and follows Back', async () => {
  const site = await renderList('/rng');
  await site.ports.loadPage.answer(pageOf(games(2)));
  const field = screen.getByRole('searchbox', { name: 'Search by name' });
  await act(async () => void fireEvent.change(field, { target: { value: 'gold ' } }));
  expect(lastQuery(site)).toMatchObject({ search: 'gold' });
  expect(field).toHaveValue('gold ');
  expect(screen.getByRole('list', { name: 'Slots' }).parentElement).toHaveAttribute(
    'aria-busy',
    'true',
  );
  expect(names()).toEqual(['Game 1', 'Game 2']);
  expect(screen.getByRole('status')).toHaveTextContent('2 games');
  await site.ports.loadPage.answer(pageOf(games(1, 7)));
  expect(names()).toEqual(['Game 7']);
  expect(screen.getByRole('status')).toHaveTextContent('1 game');
  await site.go('/rng');
  expect(field).toHaveValue('');
});

test('quickly typed letters make one search', async () => {
  const site = await renderList('/rng');
  await site.ports.loadPage.answer(pageOf(games(2)));
  vi.useFakeTimers();
  const field = screen.getByRole('searchbox', { name: 'Search by name' });
  for (const value of ['g', 'go', 'gol', 'gold']) fireEvent.change(field, { target: { value } });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  vi.useRealTimers();
  expect(site.sent.map((event) => 'path' in event && event.path)).toEqual([
    '/rng?search=g',
    '/rng?search=gold',
  ]);
});

test('an empty search result clears the filters with one press and keeps the order', async () => {
  const user = userEvent.setup();
  const site = await renderList('/rng?search=zzz&lines=25&sort=newest');
  await site.ports.loadPage.answer(pageOf([]));
  expect(screen.getByText(/^No game fits your search\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(site.sent.at(-1)).toEqual({ type: 'route.changed', path: '/rng?sort=newest' });
  await site.ports.loadPage.answer(pageOf(games(1)));
  expect(names()).toEqual(['Game 1']);
});

test('an empty list leads home', async () => {
  const { ports } = await renderList('/fish');
  await ports.loadPage.answer(pageOf([]));
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('a failed list is read again', async () => {
  const user = userEvent.setup();
  const { ports } = await renderList('/rng');
  await ports.loadPage.fail(OFFLINE);
  expect(screen.getByRole('alert')).toHaveTextContent('Network link is abnormal');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await ports.loadPage.answer(pageOf(games(1)));
  expect(names()).toEqual(['Game 1']);
});

test('the next page loads by itself, and a failed one is read again', async () => {
  const user = userEvent.setup();
  const { ports } = await renderList('/rng');
  await ports.loadPage.answer(pageOf(games(6), 12));
  expect(screen.getByRole('progressbar', { name: 'Loading more games' })).toBeVisible();
  await ports.loadPage.fail(OFFLINE);
  expect(within(screen.getByRole('alert')).getByText(/Network link is abnormal/)).toBeVisible();
  expect(names()).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await ports.loadPage.answer(pageOf(games(6, 7), 12));
  expect(names()).toHaveLength(12);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('only slots have slot filters, and a single maker is no filter', async () => {
  const { ports } = await renderList('/pvp');
  await ports.loadVendors.answer([lane('PVP', 'JL')]);
  await ports.loadPage.answer(pageOf(games(1)));
  expect(screen.queryByRole('group', { name: 'Slot filters' })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});

const room = (id: string, seated: number, vendorCode = 'JL') => ({
  id,
  name: `Room ${id}`,
  seats: 6,
  seated,
  minimumBet: '100.00',
  currencySymbol: 'K',
  game: gameCase(id, { vendor: vendorCode, category: 'PVP' }),
});

test('rooms of card games show their seats, bets and entrance', async () => {
  const user = userEvent.setup();
  const site = await renderList('/pvp');
  await site.ports.loadRooms.answer([room('1', 2), room('2', 6), room('3', 0, 'HC')]);
  const rooms = within(screen.getByRole('region', { name: 'Rooms' }));
  const [first, second] = rooms.getAllByRole('listitem');
  expect(first).toHaveTextContent('2 of 6 seats taken');
  expect(first).toHaveTextContent('From K100.00');
  expect(
    within(second as HTMLElement).getByRole('button', { name: 'Full: Room 2' }),
  ).toHaveAttribute('aria-disabled', 'true');
  await user.click(rooms.getByRole('button', { name: 'Sit down: Room 1' }));
  expect(site.sent.at(-1)).toEqual({
    type: 'gameLaunch.open',
    game: { ...room('1', 2).game, room: '1' },
  });
  await site.go('/pvp?vassalage=HC');
  expect(rooms.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Room 3',
  ]);
});

test('failed rooms are read again, beside the games', async () => {
  const user = userEvent.setup();
  const { ports } = await renderList('/pvp');
  await ports.loadRooms.fail(OFFLINE);
  await ports.loadPage.answer(pageOf(games(1)));
  const rooms = within(screen.getByRole('region', { name: 'Rooms' }));
  await user.click(rooms.getByRole('button', { name: 'Try again' }));
  await ports.loadRooms.answer([]);
  expect(rooms.getByText('This game maker has no rooms at the moment.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Game 1' })).toBeVisible();
});

test('a list is in Burmese', async () => {
  const { ports } = await renderList('/rng', 'MY');
  await ports.loadPage.answer(pageOf(games(2)));
  expect(screen.getByRole('heading', { level: 1, name: joinSyllables('စလော့') })).toBeVisible();
  expect(screen.getByRole('status').textContent).toContain(joinSyllables('ဂိမ်း 2 မျိုး'));
});

test('a game centre shows its vendors and first games; a vendor without a list opens', async () => {
  const user = userEvent.setup();
  const site = await renderCentre('/sports');
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  await site.ports.loadVendors.answer([
    { ...lane('SPORTS', 'BTI', 'UG2'), games: [gameCase('1', { category: 'SPORTS' })] },
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Sports' })).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Games' })).getByRole('button', { name: 'Game 1' }),
  ).toBeVisible();
  await user.click(
    within(screen.getByRole('region', { name: 'Game makers' })).getByRole('button', {
      name: 'Maker BTI',
    }),
  );
  expect(site.sent.at(-1)).toEqual({
    type: 'gameLaunch.open',
    game: {
      id: '',
      name: 'Maker BTI',
      vendor: 'BTI',
      category: 'SPORTS',
      code: '',
      opensList: false,
    },
  });
});

test('a centre whose games are the lobbies of its vendors shows each once', async () => {
  const lobby = (maker: string) =>
    gameCase('', { name: `Maker ${maker}`, vendor: maker, category: 'SPORTS', code: '' });
  const site = await renderCentre('/sports');
  await site.ports.loadVendors.answer([
    { ...lane('SPORTS', 'BTI', 'UG2'), games: [lobby('UG2'), lobby('BTI')] },
  ]);
  const makers = within(screen.getByRole('region', { name: 'Game makers' }));
  for (const name of ['Maker BTI', 'Maker UG2']) {
    expect(makers.getByRole('button', { name })).toBeVisible();
    expect(screen.getAllByRole('button', { name })).toHaveLength(1);
  }
  expect(screen.queryByRole('region', { name: 'Games' })).toBeNull();
});

test('the only lobby of a centre is a banner that says so', async () => {
  const lobby = gameCase('', {
    name: 'Maker DS88',
    vendor: 'DS88',
    category: 'COCKFIGHT',
    code: '',
  });
  const site = await renderCentre('/cockfight');
  await site.ports.loadVendors.answer([{ ...lane('COCKFIGHT', 'DS88'), games: [lobby] }]);
  const makers = within(screen.getByRole('region', { name: 'Game makers' }));
  expect(makers.getByText('Everything in Cockfight is played in this one place.')).toBeVisible();
  expect(makers.getByRole('button', { name: 'Maker DS88' })).toBeVisible();
});

test('the centre of cockfight shows all its vendors', async () => {
  const site = await renderCentre('/cockfight');
  await site.ports.loadVendors.answer([lane('SPORTS', 'BTI'), lane('COCKFIGHT', 'DS88', 'AV')]);
  expect(screen.getByRole('heading', { level: 1, name: 'Cockfight' })).toBeVisible();
  const makers = within(screen.getByRole('region', { name: 'Game makers' }));
  expect(makers.getAllByRole('button')).toHaveLength(2);
  for (const name of ['Maker DS88', 'Maker AV'])
    expect(makers.getByRole('button', { name })).toBeVisible();
});

test.each(['EN', 'MY'] as const)(
  'every centre has its name, also for a vendor without an address: %s',
  async (language) => {
    const { ports } = await renderCentre('/DS88', language);
    await ports.findVendor.answer(['COCKFIGHT']);
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).not.toHaveTextContent(
      'lead.',
    );
  },
);

test('the lottery centre leads to the lottery pages', async () => {
  const { ports } = await renderCentre('/lott');
  await ports.loadVendors.answer([lane('LOTT', 'TCG_SEA')]);
  const pages = within(screen.getByRole('navigation', { name: 'Lottery pages' })).getAllByRole(
    'link',
  );
  expect(pages.map((page) => page.getAttribute('href'))).toEqual([
    '/lottery',
    '/seaLottery',
    '/vnLottery',
  ]);
});

test.each([
  { count: 6, shown: 1 },
  { count: 7, shown: 0 },
])('a centre of $count games shows the hot ones: $shown', async ({ count, shown }) => {
  const { ports } = await renderCentre('/cockfight');
  await ports.loadVendors.answer([{ ...lane('COCKFIGHT', 'DS88'), games: games(count) }]);
  await ports.loadHotGames.answer(games(3));
  expect(screen.queryAllByRole('region', { name: 'Hot games' })).toHaveLength(shown);
  expect(screen.getByRole('region', { name: 'Games' })).toBeVisible();
});

test('a game centre without vendors leads home, and a failed one is read again', async () => {
  const user = userEvent.setup();
  const { ports } = await renderCentre('/esports');
  await ports.loadVendors.fail(OFFLINE);
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  await ports.loadVendors.answer([]);
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('recent games: loading, failed, none, some', async () => {
  const user = userEvent.setup();
  const { ports, session } = await renderSite('/recent', (site) => (
    <RecentPage
      session={site.session}
      renderTile={renderTile}
      suggestions={<Suggestions pages={site.pages} renderTile={renderTile} />}
    />
  ));
  const popular = () => screen.queryByRole('region', { name: 'Hot games' });
  expect(screen.getByRole('heading', { level: 1, name: 'Recent games' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  await ports.loadRecent.fail(OFFLINE);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(popular()).toBeNull();
  await ports.loadRecent.answer([]);
  expect(screen.getByText('Games that you play appear here.')).toBeVisible();
  await ports.loadHotGames.answer(games(3));
  expect(popular()).toHaveTextContent('Game 3');
  await act(async () =>
    session.getSnapshot().children.recentGames?.send({ type: 'data.received', value: games(2) }),
  );
  expect(
    within(screen.getByRole('list', { name: 'Recent games' }))
      .getAllByRole('button')
      .map((tile) => tile.textContent?.slice(-6)),
  ).toEqual(['Game 1', 'Game 2']);
  expect(popular()).toBeNull();
});

test('no games are suggested where none are popular', async () => {
  const { ports } = await renderSite('/recent', (site) => (
    <RecentPage
      session={site.session}
      renderTile={renderTile}
      suggestions={<Suggestions pages={site.pages} renderTile={renderTile} />}
    />
  ));
  await ports.loadRecent.answer([]);
  await ports.loadHotGames.answer([]);
  expect(screen.queryByRole('region')).toBeNull();
});
