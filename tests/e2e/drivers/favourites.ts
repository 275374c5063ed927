import type { Page } from '@playwright/test';
import type { EventFrom, StateValue } from 'xstate';
import { FAVOURITE_TOGGLE_THROTTLE } from '../../../contract/constants';
import { endpoints } from '../../../contract/endpoints';
import { cases } from '../../../machines/favourites/favourites.cases';
import type { favouritesMachine } from '../../../machines/favourites/favourites.machine';
import type { Gestures } from '../../support/walk';
import { browserDriver } from '../support/browserDriver';
import { holdClock, nowOf } from '../support/clock';
import { otherTab } from '../support/device';
import { favourites, goHome, hotGames, isTo, type Tile } from '../support/favourites';
import { heartOf } from '../support/games';
import { holdWire, type HeldWire } from '../support/heldWire';
import { goAs } from '../support/people';
import { expect } from '../support/visit';

type Child = 'loadFavourites' | 'saveFavourite';
type Step = EventFrom<typeof favouritesMachine>['type'] | `xstate.${'done' | 'error'}.actor.${Child}`;

const HOLDS = { list: endpoints.favouriteGames, add: endpoints.addFavourite, remove: endpoints.removeFavourite };
const { list, add, remove } = HOLDS;
type World = {
  page: Page; wire: HeldWire<keyof typeof HOLDS>;
  /** Another one of the same member. */
  tab: Page;
  /** The games that are toggled, by the name of their case. */
  games: Record<string, string>;
  /** Names of the games whose heart is to be seen on. */
  hearts: Set<string>;
  /** The game that is being saved, by its name, and how. */
  saving: { name: string; call: 'add' | 'remove' };
};

const nodeIn = (body: string | null, url: string) => (JSON.parse(body ?? '{}') as Partial<Tile>).nodeId ?? new URL(url).searchParams.get('nodeId');

const toggle = async ({ page, games, hearts }: World, name: string) => {
  const game = games[name] ?? '';
  if (!hearts.delete(game)) hearts.add(game);
  await heartOf(hotGames(page), game).click();
};

/** Resolves when this page has heard of the member's favourites. */
const heard = (page: Page) => page.evaluate(() => new Promise<void>((resolve) => {
  const channel = new BroadcastChannel('croupier');
  channel.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
    if (data.type !== 'favourites') return;
    channel.close();
    resolve();
  });
}));
const toggleInOtherTab = async ({ page, tab, games }: World) => {
  if (tab.isClosed()) throw new Error('the other tab has changed its favourites once already');
  await Promise.all([heard(page), heartOf(hotGames(tab), games['one'] ?? '').click()]);
  // It would hear of another language, read its favourites anew and tell of them.
  await tab.close();
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
  'favourites.received': toggleInOtherTab,
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

/** The home page and another tab of the same member, over a wire that holds each answer and a clock that stands. */
export const driver = browserDriver<World>({
  cases,
  gestures,
  onTimer: ({ page }) => page.clock.runFor(FAVOURITE_TOGGLE_THROTTLE),
  start: async (_, { page, platform }) => {
    await holdClock(page);
    const tab = await otherTab(page);
    // It has told of its favourites before there is anybody to hear it.
    const told = tab.waitForResponse((response) => isTo(response.url(), list));
    await goAs(tab, platform.url, 'player', '/');
    await (await told).finished();
    const wire = await holdWire(page, HOLDS);
    const [one, another] = await goHome(page, platform.url);
    const names = new Map([one, another].map(({ nodeId, gameName }) => [nodeId, gameName]));
    const world: World = {
      page, wire, tab, games: { one: one.gameName, another: another.gameName }, hearts: new Set(), saving: { name: '', call: 'add' },
    };
    page.on('request', (request) => {
      const call = request.method() === add.method && isTo(request.url(), add) ? 'add' : isTo(request.url(), remove) ? 'remove' : null;
      if (call) world.saving = { name: names.get(nodeIn(request.postData(), request.url()) ?? '') ?? '', call };
    });
    await wire.expectHeld('list');
    // From here on only the path moves the clock.
    await page.clock.pauseAt((await nowOf(page)) + 1_000);
    return world;
  },
  expect: (world, { value }) => expectShown(world, value),
});
