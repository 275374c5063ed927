import type { Page } from '@playwright/test';
import type { EventFrom, StateValue } from 'xstate';
import { FAVOURITE_TOGGLE_THROTTLE } from '../../contract/constants';
import { endpoints } from '../../contract/endpoints';
import { cases } from '../../machines/favourites/favourites.cases';
import type { favouritesMachine } from '../../machines/favourites/favourites.machine';
import { planOf } from '../../qa/plan';
import { createClient } from '../sandbox/client';
import { gesture, walkPath, type Gestures, type WalkDriver } from '../support/walk';
import { otherTab } from './support/device';
import { heartOf } from './support/games';
import { holdWire, type HeldWire } from './support/heldWire';
import { goAs } from './support/people';
import { expect, test } from './support/visit';

type Child = 'loadFavourites' | 'saveFavourite';
type Step = EventFrom<typeof favouritesMachine>['type'] | `xstate.${'done' | 'error'}.actor.${Child}`;

const HOLDS = { list: endpoints.favouriteGames, add: endpoints.addFavourite, remove: endpoints.removeFavourite };
const { list, add, remove } = HOLDS;
type Tile = { nodeId: string; gameName: string };
type World = {
  page: Page; wire: HeldWire<keyof typeof HOLDS>;
  /** Another one of the same member, which does not know the favourites yet. */
  tab: { page: Page; wire: HeldWire<'list'> };
  /** The games that are toggled, by the name of their case. */
  games: Record<string, string>;
  /** Names of the games whose heart is to be seen on. */
  hearts: Set<string>;
  /** The game that is being saved, by its name, and how. */
  saving: { name: string; call: 'add' | 'remove' };
};

const isTo = (url: string, { path }: { path: string }) => new URL(url).pathname === path;
const nodeIn = (body: string | null, url: string) => (JSON.parse(body ?? '{}') as Partial<Tile>).nodeId ?? new URL(url).searchParams.get('nodeId');
const hotGames = (page: Page) => page.getByRole('region', { name: 'Hot games' });
const favourites = (page: Page) => page.getByRole('region', { name: 'Favourites', exact: true });

/** Goes home as the player and tells of two games that stand there, after the vendors' lists. */
const goHome = async (page: Page, platformUrl: string): Promise<[Tile, Tile]> => {
  const answered = page.waitForResponse((response) => isTo(response.url(), endpoints.hotGames) && response.request().method() === 'GET');
  await goAs(page, platformUrl, 'player', '/');
  const { value } = await (await answered).json() as { value: (Tile & { isGame: string })[] };
  const [one, another] = value.filter(({ isGame }) => isGame === 'GAME');
  if (!one || !another) throw new Error('there are no hot games');
  return [one, another];
};

const toggle = async ({ page, games, hearts }: World, name: string) => {
  const game = games[name] ?? '';
  if (!hearts.delete(game)) hearts.add(game);
  await heartOf(hotGames(page), game).click();
};

/** Resolves when this page has heard of favourites that are some. */
const heardOfSome = (page: Page) => page.evaluate(() => new Promise<void>((resolve) => {
  const channel = new BroadcastChannel('croupier');
  channel.addEventListener('message', ({ data }: MessageEvent<{ type: string; value: unknown[] }>) => {
    if (data.type !== 'favourites' || data.value.length === 0) return;
    channel.close();
    resolve();
  });
}));
const addInOtherTab = async ({ page, tab, games }: World) => {
  const heard = heardOfSome(page);
  await (await tab.wire.take('list')).answer();
  await heartOf(hotGames(tab.page), games['one'] ?? '').click();
  await heard;
  await tab.page.close();
};

/** There and back, for the words of the tests: the first change reads them, the second finds them being read. */
const reload = async ({ page }: World) => {
  const language = page.getByRole('combobox', { name: /^(Language|ဘာသာစကား)$/ }).first();
  const asked = page.waitForRequest((request) => isTo(request.url(), list));
  await language.selectOption('MY');
  await asked;
  await language.selectOption('EN');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
};

/** What was wanted of it does not count any more. */
const takeBack = ({ hearts, saving: { name } }: World) => {
  if (!hearts.delete(name)) hearts.add(name);
};

/** The clock stands still, so a message would stay for ever. */
const readAndClose = async ({ page }: World, words: string) => {
  const message = page.getByRole('alert').filter({ hasText: words });
  await message.getByRole('button', { name: 'Close' }).click();
  await expect(message).toHaveCount(0);
};

const gestures = {
  'favourite.toggle': toggle,
  'favourites.received': addInOtherTab,
  'data.reload': reload,
  'xstate.done.actor.loadFavourites': async ({ wire }, name) => {
    const call = await wire.take('list');
    await (name === 'none' ? call.accept([]) : call.answer());
  },
  'xstate.error.actor.loadFavourites': async ({ wire }) => (await wire.take('list')).abort(),
  'xstate.done.actor.saveFavourite': async (world, name) => {
    const call = await world.wire.take(world.saving.call);
    if (name === 'saved') return call.answer();
    takeBack(world);
    await call.refuse('Too many favourites');
    await readAndClose(world, 'Too many favourites');
  },
  'xstate.error.actor.saveFavourite': async (world) => {
    takeBack(world);
    await (await world.wire.take(world.saving.call)).abort();
    await readAndClose(world, 'Network link is abnormal');
  },
} satisfies Gestures<Step, World>;

/** What a person sees, said here by hand: hearts and list are as they were left, whatever is under way. */
const expectShown = async ({ page, games, hearts, wire, saving }: World, value: StateValue) => {
  const { list: reading, writer } = value as { list: string; writer: string };
  if (reading === 'loading') await wire.expectHeld('list');
  if (writer === 'saving') await wire.expectHeld(saving.call);
  for (const game of Object.values(games)) {
    await expect(heartOf(hotGames(page), game)).toHaveAttribute('aria-pressed', String(hearts.has(game)));
    await expect(favourites(page).getByRole('button', { name: game, exact: true })).toHaveCount(hearts.has(game) ? 1 : 0);
  }
};

const driverOf = (page: Page, platformUrl: string): WalkDriver<World> => ({
  cases,
  level: 'browser',
  start: async () => {
    await page.clock.install();
    const wire = await holdWire(page, HOLDS);
    const [one, another] = await goHome(page, platformUrl);
    const names = new Map([one, another].map(({ nodeId, gameName }) => [nodeId, gameName]));
    const tab = await otherTab(page);
    const tabWire = await holdWire(tab, { list });
    await goAs(tab, platformUrl, 'player', '/');
    await tabWire.expectHeld('list');
    const world: World = {
      page, wire, tab: { page: tab, wire: tabWire }, games: { one: one.gameName, another: another.gameName }, hearts: new Set(), saving: { name: '', call: 'add' },
    };
    page.on('request', (request) => {
      const call = request.method() === add.method && isTo(request.url(), add) ? 'add' : isTo(request.url(), remove) ? 'remove' : null;
      if (call) world.saving = { name: names.get(nodeIn(request.postData(), request.url()) ?? '') ?? '', call };
    });
    await wire.expectHeld('list');
    // From here on only the path moves the clock.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    return world;
  },
  step: (world, step) => gesture(gestures, world, step, () => page.clock.runFor(FAVOURITE_TOGGLE_THROTTLE)),
  expect: (world, { value }) => expectShown(world, value),
});

for (const [index, path] of planOf(cases).paths.entries()) {
  test(`generated path ${index + 1}, ${path.steps.length} steps, in the browser`, async ({ page, platform }) => {
    test.setTimeout(20_000 + path.steps.length * 2_000);
    await walkPath(path, driverOf(page, platform.url));
  });
}

test('a heart counts at once in every list and in every tab, and one change a second goes out', async ({ page, platform, controls }) => {
  await page.clock.install();
  const [one, another] = await goHome(page, platform.url);
  const tab = await otherTab(page);
  await goAs(tab, platform.url, 'player', '/favorite');
  const inTab = tab.getByRole('main');
  await expect(inTab.getByText('Games that you mark with the heart stand here.')).toBeVisible();
  await expect(favourites(page).getByText('Press the heart of a game, and it stands here.')).toBeVisible();

  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await heartOf(hotGames(page), one.gameName).click();
  await heartOf(hotGames(page), another.gameName).click();
  await expect(heartOf(hotGames(page), another.gameName)).toHaveAttribute('aria-pressed', 'true');
  await expect(favourites(page).getByRole('listitem')).toHaveCount(2);
  await expect(inTab.getByRole('button', { name: one.gameName, exact: true })).toBeVisible();
  await expect(inTab.getByRole('button', { name: another.gameName, exact: true })).toHaveCount(0);
  await page.clock.runFor(FAVOURITE_TOGGLE_THROTTLE - 1);
  expect(await controls.callsTo(add.path)).toHaveLength(1);
  await page.clock.runFor(1);
  await expect(inTab.getByRole('listitem')).toHaveCount(2);
  expect(await controls.callsTo(add.path)).toHaveLength(2);
  await page.clock.resume();

  await favourites(page).getByRole('link', { name: 'All' }).click();
  await expect(page).toHaveURL('/favorite');
  const listed = page.getByRole('main');
  await expect(listed.getByRole('status').filter({ hasText: '2 games' })).toBeVisible();
  await heartOf(listed, one.gameName).click();
  await expect(listed.getByRole('button', { name: one.gameName, exact: true })).toHaveCount(0);
  await expect(listed.getByRole('status').filter({ hasText: '1 game' })).toBeVisible();
  await expect(inTab.getByRole('button', { name: one.gameName, exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Padauk, home' }).first().click();
  await expect(heartOf(hotGames(page), one.gameName)).toHaveAttribute('aria-pressed', 'false');
  await expect(heartOf(hotGames(page), another.gameName)).toHaveAttribute('aria-pressed', 'true');
});

test('what another device has kept already is kept once', async ({ page, platform }) => {
  const read = page.waitForResponse((response) => isTo(response.url(), list));
  const [{ nodeId, gameName }] = await goHome(page, platform.url);
  await read;
  const device = createClient((path, init) => fetch(platform.url + path, init));
  const token = await device.tokenOf('player');
  await device.call('addFavourite', { nodeId, vendor: 'JL', gameType: 'RNG' }, { token });

  const answered = page.waitForResponse((response) => isTo(response.url(), add));
  await heartOf(hotGames(page), gameName).click();
  expect(await (await answered).json()).toMatchObject({ success: true });
  await expect(favourites(page).getByRole('button', { name: gameName, exact: true })).toHaveCount(1);
  const { value } = await device.call('favouriteGames', {}, { token });
  expect(value).toMatchObject([{ nodeId }]);
});
