import { expect, test, vi } from 'vitest';
import { createActor, waitFor, type AnyActorRef } from 'xstate';
import type { Game } from '../../../machines/shared/game.types';
import { selectGames } from '../../../machines/lobby/favourites/favourites.selectors';
import { chat as chatFlow } from '../../../src/flows/chat';
import { counts as countsFlow } from '../../../src/flows/counts';
import { records as recordsFlow } from '../../../src/flows/eager/records';
import { favourites as favouritesFlow } from '../../../src/flows/favourites';
import { feedback as feedbackFlow } from '../../../src/flows/feedback';
import { gameLaunch as gameLaunchFlow } from '../../../src/flows/gameLaunch';
import { gameList as gameListFlow } from '../../../src/flows/gameList';
import { lottery as lotteryFlow } from '../../../src/flows/lottery';
import { recentGames as recentGamesFlow } from '../../../src/flows/recentGames';
import { rooms as roomsFlow } from '../../../src/flows/rooms';
import { provideFlow } from '../../../src/flows/shared/table';
import { logIn, sandboxOfTests, type SandboxTab } from '../harness/sandbox';

const sandbox = sandboxOfTests();

const openMember = async (...given: Parameters<typeof sandbox.openTab>) => {
  const tab = sandbox.openTab(...given);
  await logIn(tab);
  return tab;
};
const isAt = (actor: AnyActorRef, state: object | string) =>
  waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 5_000 });
const query = {
  category: 'RNG' as const,
  vendor: '',
  search: '',
  isSmallBet: false,
  isManyLines: false,
  sort: 'popular' as const,
};
const oneOf = async (
  { services }: SandboxTab,
  given: Partial<typeof query> = {},
): Promise<Game> => {
  const {
    items: [game],
  } = await services.loadPage({ query: { ...query, ...given }, pageNo: 1, pageSize: 5 });
  if (!game) throw new Error('the platform has no such game');
  return game;
};

test('reads the home page of a guest: vendors, sections, hot games, winners', async () => {
  const { services } = sandbox.openTab();
  const lanes = await services.loadVendors();
  expect(lanes.map(({ category }) => category)).toEqual([
    'RNG',
    'LIVE',
    'FISH',
    'PVP',
    'LOTT',
    'ELOTT',
    'SPORTS',
    'ESPORTS',
    'COCKFIGHT',
  ]);
  const homeVendors = lanes[0]?.vendors.slice(0, 3).map(({ vendor }) => vendor) ?? [];
  const section = await services.loadSection({ section: 'RNG' });
  expect(section.length).toBeGreaterThan(0);
  expect(section.filter(({ vendor }) => !homeVendors.includes(vendor))).toEqual([]);
  await expect(services.loadHotGames()).resolves.not.toHaveLength(0);
  const winners = await services.loadWinners();
  expect(winners.length).toBeGreaterThan(5);
  expect(winners.map(({ rank }) => rank)).toEqual(winners.map((_, place) => place + 1));
  await expect(services.findVendor({ vassalage: 'TF' })).resolves.toContain('ESPORTS');
  await expect(services.findVendor({ vassalage: 'nobody' })).resolves.toEqual([]);
});

test('reads lists, rooms, counts and recent games', async () => {
  const tab = await openMember();
  const list = createActor(provideFlow(gameListFlow, tab.services), {
    input: { query: { ...query, isManyLines: true, isSmallBet: true }, from: 0 },
  }).start();
  expect((await isAt(list, 'ready')).context.items).toHaveLength(100);
  for (const machine of [
    provideFlow(roomsFlow, tab.services),
    provideFlow(countsFlow, tab.services),
    provideFlow(recentGamesFlow, tab.services),
  ]) {
    await isAt(createActor(machine as (typeof roomsFlow)['machine']).start(), 'ready');
  }
});

test('saves a favourite and reads it again', async () => {
  const tab = await openMember();
  const game = await oneOf(tab, { category: 'RNG', search: 'a' });
  const favourites = createActor(provideFlow(favouritesFlow, tab.services)).start();
  await isAt(favourites, { list: 'ready' });
  const before = selectGames(favourites.getSnapshot()).some(({ id }) => id === game.id);
  favourites.send({ type: 'favourite.toggle', game });
  await isAt(favourites, { writer: 'pause' });
  expect((await tab.services.loadFavourites()).some(({ id }) => id === game.id)).toBe(!before);
  favourites.stop();
});

test('opens a game in a frame without an origin of its own', async () => {
  const tab = await openMember({}, 'http://localhost/');
  const launch = createActor(provideFlow(gameLaunchFlow, tab.services), {
    input: { target: await oneOf(tab), isOnPage: false },
  }).start();
  const {
    context: { launched },
  } = await isAt(launch, { inFrame: 'unready' });
  expect(launched).toMatchObject({
    url: expect.stringMatching(/^http:\/\/localhost\//) as string,
    frame: { origin: 'null' },
  });
  expect(launched?.frame.sandbox).not.toContain('allow-same-origin');
  launch.send({ type: 'gameLaunch.close' });
  await isAt(launch, 'closed');
});

test('a game of a site that is not configured is no game: the URL is invalid', async () => {
  const tab = await openMember({}, 'http://elsewhere.example/');
  const launch = createActor(provideFlow(gameLaunchFlow, tab.services), {
    input: { target: await oneOf(tab), isOnPage: false },
  }).start();
  const { context } = await isAt(launch, 'failed');
  expect(context.message).toEqual({ key: 'errors:invalidDomain' });
  launch.stop();
});

test("reads the games of a vendor's list", async () => {
  const tab = await openMember();
  const target = {
    id: '',
    name: 'CQ9',
    vendor: 'CQ9',
    category: 'RNG' as const,
    code: '',
    opensList: true,
  };
  const launch = createActor(provideFlow(gameLaunchFlow, tab.services), {
    input: { target, isOnPage: false },
  }).start();
  const list = launch.getSnapshot().children['gameList'];
  const {
    context: { items },
  } = (await isAt(list as AnyActorRef, 'ready')) as { context: { items: Game[] } };
  expect(new Set(items.map(({ vendor }) => vendor))).toEqual(new Set(['CQ9']));
  launch.stop();
});

test('moves money to a vendor with its own wallet and back', async () => {
  const tab = await openMember({}, 'http://localhost/');
  const lane = (await tab.services.loadVendors()).find(({ category }) => category === 'SPORTS');
  const vendor = lane?.vendors.find((one) => one.vendor === 'BTI');
  const target = {
    id: '',
    name: vendor?.name ?? '',
    vendor: 'BTI',
    category: 'SPORTS' as const,
    code: '',
    opensList: false,
  };
  const launch = createActor(provideFlow(gameLaunchFlow, tab.services), {
    input: { target, isOnPage: false },
  }).start();
  await isAt(launch, 'transfer');
  launch
    .getSnapshot()
    .children['walletTransfer']?.send({ type: 'form.submit', form: { amount: '45.67' } });
  await isAt(launch, { inFrame: 'unready' });
  await expect(tab.services.loadBalance()).resolves.toMatchObject({ balance: '12300.00' });
  launch.send({ type: 'gameLaunch.close' });
  await isAt(launch, 'closed');
  await expect(tab.services.loadBalance()).resolves.toMatchObject({ balance: '12345.67' });
});

test.each(['lottery', 'seaLottery', 'vnLottery'] as const)(
  '%s has a menu and draws',
  async (kind) => {
    const tab = await openMember();
    const lottery = createActor(provideFlow(lotteryFlow, tab.services), {
      input: { kind, gameCode: '' },
    }).start();
    const {
      context: { menu, draws },
    } = await isAt(lottery, { open: 'shown' });
    expect(menu?.games.length).toBeGreaterThan(0);
    expect(draws.length).toBeGreaterThan(0);
    lottery.stop();
  },
);

test.each(['bets', 'account'] as const)('reads records of %s', async (kind) => {
  const tab = await openMember();
  const now = Date.now();
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  const records = createActor(provideFlow(recordsFlow, tab.services), {
    input: { filter: { kind, from: day(now - 30 * 86_400_000), to: day(now) } },
  }).start();
  const {
    context: { result },
  } = await isAt(records, { list: 'ready' });
  expect(result?.rows.length).toBeGreaterThan(0);
});

test('accepts feedback within the bounds of the platform', async () => {
  const { services } = await openMember();
  const feedback = createActor(provideFlow(feedbackFlow, services), {
    input: await services.loadBounds(),
  }).start();
  feedback.send({ type: 'form.submit', form: { content: 'The fishing games are lovely.' } });
  await isAt(feedback, 'succeeded');
});

test('receives a sent line of the chat in its stream', async () => {
  const streams: EventTarget[] = [];
  const tab = await openMember({
    openEvents: () => {
      const events = Object.assign(new EventTarget(), { close: () => undefined });
      streams.push(events);
      return events as unknown as EventSource;
    },
  });
  const chat = createActor(provideFlow(chatFlow, tab.services), {
    input: { modelId: null },
  }).start();
  const {
    context: {
      models: [desk],
    },
  } = await isAt(chat, 'desks');
  chat.send({ type: 'desk.choose', modelId: desk?.modelId ?? '' });
  await isAt(chat, { conversation: { line: { connected: 'unopened' } } });
  // The stream opens by a ticket, which is asked for first.
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  streams[0]?.dispatchEvent(new Event('open'));
  await isAt(chat, { conversation: { line: { connected: 'open' } } });
  chat.send({ type: 'chat.say', id: 'd1', text: 'Hello' });
  await vi.waitFor(() => expect(tab.sent.at(-1)?.body).toContain('"clientId":"d1"'));
  const line = { id: '9', clientId: 'd1', from: 'me', author: 'player', text: 'Hello', time: 0 };
  streams[0]?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(line) }));
  await vi.waitFor(() =>
    expect(chat.getSnapshot().context).toMatchObject({ messages: [line], drafts: [] }),
  );
  chat.stop();
});

test('opens the desk of a customer-service entry', async () => {
  const { services } = sandbox.openTab();
  const {
    platform: {
      customerService: [entry],
    },
  } = await services.platform.boot();
  if (!entry) throw new Error('the platform has no customer service');
  await expect(services.chat.openEntry(entry)).resolves.toEqual({
    kind: 'chat',
    modelId: 'player',
  });
});
