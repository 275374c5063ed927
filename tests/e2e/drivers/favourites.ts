import type { Page } from '@playwright/test';
import type { EventFrom, StateValue } from 'xstate';
import { FAVOURITE_TOGGLE_THROTTLE } from '../../../contract/constants';
import { endpoints } from '../../../contract/endpoints';
import english from '../../../locales/en/site/common.json' with { type: 'json' };
import englishErrors from '../../../locales/en/site/errors.json' with { type: 'json' };
import burmese from '../../../locales/my/site/common.json' with { type: 'json' };
import burmeseErrors from '../../../locales/my/site/errors.json' with { type: 'json' };
import { cases } from '../../../machines/lobby/favourites/favourites.cases';
import type { favouritesMachine } from '../../../machines/lobby/favourites/favourites.machine';
import type { FavouriteToggle } from '../../../machines/lobby/favourites/favourites.toggles';
import type { Game } from '../../../machines/shared/game.types';
import { gameCase } from '../../../machines/shared/gameCase';
import type { Gestures } from '../../support/walk';
import { anyOf } from '../harness/anyOf';
import { browserDriver } from '../harness/browserDriver';
import { holdClock, nowOf } from '../harness/clock';
import { otherTab } from '../harness/device';
import { favourites, goHome, hotGames, isTo, type Tile } from '../harness/favourites';
import { heartOf } from '../harness/games';
import { holdWire, type HeldWire } from '../harness/heldWire';
import { goAs } from '../harness/people';
import { expect } from '../harness/visit';

type Child = 'loadFavourites' | 'saveFavourite';
type Step =
  | EventFrom<typeof favouritesMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${Child}`;

const HOLDS = {
  list: endpoints.favouriteGames,
  add: endpoints.addFavourite,
  remove: endpoints.removeFavourite,
};
const { list, add, remove } = HOLDS;
type Toggle = { name: string; isOn: boolean };
type World = {
  page: Page;
  wire: HeldWire<keyof typeof HOLDS>;
  /** Another tab of the same member. */
  tab: Page;
  /** The games that are toggled, by the name of their case. */
  games: Record<string, string>;
  /** By their node. */
  names: ReadonlyMap<string, string>;
  /**
   * Names of the favourites that the page knows, and the toggles since then, in the order in which
   * they are saved.
   */
  known: Set<string>;
  toggles: Toggle[];
  /** The game that is being saved, by its name, and how. */
  saving: { name: string; call: 'add' | 'remove' };
};

const LANGUAGE = anyOf(english.language, burmese.language);
const CLOSE = anyOf(english.close, burmese.close);
const NETWORK = anyOf(englishErrors.network, burmeseErrors.network);

const nodeIn = (body: string | null, url: string) =>
  (JSON.parse(body ?? '{}') as Partial<Tile>).nodeId ?? new URL(url).searchParams.get('nodeId');

/** Whether the heart of a game is expected to be on: the last toggle counts. */
const isOn = ({ known, toggles }: World, game: string) =>
  toggles.findLast(({ name }) => name === game)?.isOn ?? known.has(game);

const toggle = async (world: World, name: string) => {
  const game = world.games[name] ?? '';
  const [first, ...waiting] = world.toggles;
  const others = waiting.filter((one) => one.name !== game);
  // Two that wait undo each other.
  const kept =
    others.length < waiting.length
      ? others
      : [...waiting, { name: game, isOn: !isOn(world, game) }];
  world.toggles = first ? [first, ...kept] : kept;
  await heartOf(hotGames(world.page), game).click();
};

const hasNone = (games: unknown) => (games as readonly Game[]).length === 0;
const isOfOne = (toggles: unknown) =>
  (toggles as readonly FavouriteToggle[])[0]?.game.id === gameCase('1').id;

/**
 * Resolves when the page has heard that a game is a favourite or no longer one, with all
 * favourites. Tabs may repeat former messages first.
 */
const heard = (page: Page, wanted: { node: string; isOn: boolean }) =>
  page.evaluate(
    ({ node, isOn: isWanted }) =>
      new Promise<string[]>((resolve) => {
        const channel = new BroadcastChannel('croupier');
        channel.addEventListener(
          'message',
          ({ data }: MessageEvent<{ type: string; value: { id: string }[] }>) => {
            if (data.type !== 'favourites' || data.value.some(({ id }) => id === node) !== isWanted)
              return;
            channel.close();
            resolve(data.value.map(({ id }) => id));
          },
        );
      }),
    wanted,
  );
const toggleInOtherTab = async (world: World) => {
  const { page, tab, games } = world;
  if (tab.isClosed()) throw new Error('the other tab has changed its favourites once already');
  const heart = heartOf(hotGames(tab), games['one'] ?? '');
  const node = [...world.names].find(([, name]) => name === games['one'])?.[0] ?? '';
  const wanted = { node, isOn: (await heart.getAttribute('aria-pressed')) !== 'true' };
  const [nodes] = await Promise.all([heard(page, wanted), heart.click()]);
  world.known = new Set(nodes.map((id) => world.names.get(id) ?? ''));
  // Otherwise it would hear of another language, read its favourites again and announce them.
  await tab.close();
};

/** Other words: the app reads everything with words again. */
const reload = async ({ page }: World) => {
  const language = page.getByRole('combobox', { name: LANGUAGE }).first();
  const asked = page.waitForRequest((request) => isTo(request.url(), list));
  const other = (await language.inputValue()) === 'EN' ? 'MY' : 'EN';
  await language.selectOption(other);
  await asked;
  await expect(page.locator('html')).toHaveAttribute('lang', other.toLowerCase());
};

/**
 * The toggle that is being saved is done: it is saved, or was refused. A toggle without a change
 * was never sent.
 */
const endToggle = (world: World, isSaved: boolean) => {
  const at = world.toggles.findIndex(
    (saved) => saved.name === world.saving.name && saved.isOn === (world.saving.call === 'add'),
  );
  const saved = world.toggles[at];
  world.toggles = world.toggles.slice(at + 1);
  if (!isSaved || !saved) return;
  if (saved.isOn) world.known.add(saved.name);
  else world.known.delete(saved.name);
};

/** The clock stands still, so a message would stay for ever. */
const readAndClose = async ({ page }: World, words: string | RegExp) => {
  const message = page.getByRole('alert').filter({ has: page.getByText(words) });
  await message.getByRole('button', { name: CLOSE }).click();
  await expect(message).toHaveCount(0);
};

const gestures = {
  'favourite.toggle': toggle,
  'favourites.received': toggleInOtherTab,
  'data.reload': reload,
  'xstate.done.actor.loadFavourites': async (world, name) => {
    const call = await world.wire.take('list');
    await call.answerWith((all) => {
      const games = (all as Tile[]).filter(
        ({ nodeId }) => name !== 'none' && world.names.get(nodeId) === world.games['one'],
      );
      world.known = new Set(games.map(({ nodeId }) => world.names.get(nodeId) ?? ''));
      return games;
    });
  },
  'xstate.error.actor.loadFavourites': async ({ wire }) => (await wire.take('list')).abort(),
  'xstate.done.actor.saveFavourite': async (world, name) => {
    const call = await world.wire.take(world.saving.call);
    endToggle(world, name === 'saved');
    if (name === 'saved') return call.answer();
    await call.refuse('Too many favourites');
    await readAndClose(world, 'Too many favourites');
  },
  'xstate.error.actor.saveFavourite': async (world) => {
    const call = await world.wire.take(world.saving.call);
    endToggle(world, false);
    await call.abort();
    await readAndClose(world, NETWORK);
  },
} satisfies Gestures<Step, World>;

/**
 * Checks what a person sees; written by hand: hearts and list are as they were left, whatever is
 * under way.
 */
const expectShown = async (world: World, value: StateValue) => {
  const { page, games, wire } = world;
  const { list: reading, writer } = value as { list: string; writer: string };
  if (reading === 'loading') await wire.expectHeld('list');
  if (writer === 'saving') await Promise.any([wire.expectHeld('add'), wire.expectHeld('remove')]);
  for (const game of Object.values(games)) {
    await expect(heartOf(hotGames(page), game)).toHaveAttribute(
      'aria-pressed',
      String(isOn(world, game)),
    );
    await expect(favourites(page).getByRole('button', { name: game, exact: true })).toHaveCount(
      isOn(world, game) ? 1 : 0,
    );
  }
};

/**
 * The home page and another tab of the same member, over a wire that holds each answer and a clock
 * that stands still.
 */
export const driver = browserDriver<World>({
  cases,
  // While its first change is under way here: once that is saved, another tab has it too.
  canHappen: ({ observation: { value }, snapshot: { context } }, { stimulus }) =>
    stimulus.type !== 'favourites.received' ||
    ((value as { writer: string }).writer === 'saving' &&
      hasNone(context['games']) &&
      isOfOne(context['toggles'])),
  gestures,
  onTimer: ({ page }) => page.clock.runFor(FAVOURITE_TOGGLE_THROTTLE),
  start: async (_, { page, platform }) => {
    await holdClock(page);
    const tab = await otherTab(page);
    // It announces its favourites before anyone can hear it.
    const told = tab.waitForResponse((response) => isTo(response.url(), list));
    await goAs(tab, platform.url, 'player', '/');
    await (await told).finished();
    const wire = await holdWire(page, HOLDS);
    const [one, another] = await goHome(page, platform.url);
    const names = new Map([one, another].map(({ nodeId, gameName }) => [nodeId, gameName]));
    const world: World = {
      page,
      wire,
      tab,
      games: { one: one.gameName, another: another.gameName },
      names,
      known: new Set(),
      toggles: [],
      saving: { name: '', call: 'add' },
    };
    page.on('request', (request) => {
      const call =
        request.method() === add.method && isTo(request.url(), add)
          ? 'add'
          : isTo(request.url(), remove)
            ? 'remove'
            : null;
      if (call)
        world.saving = {
          name: names.get(nodeIn(request.postData(), request.url()) ?? '') ?? '',
          call,
        };
    });
    await wire.expectHeld('list');
    // From here on only the path moves the clock.
    await page.clock.pauseAt((await nowOf(page)) + 10_000);
    return world;
  },
  expect: (world, { value }) => expectShown(world, value),
});
