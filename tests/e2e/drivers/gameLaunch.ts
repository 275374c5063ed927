import type { Page, Route } from '@playwright/test';
import type { StateValue } from 'xstate';
import { CHUNK_LOAD_TIMEOUT, GAME_SLOW_AFTER } from '../../../contract/constants';
import { endpoints } from '../../../contract/endpoints';
import { cases } from '../../../machines/lobby/gameLaunch/gameLaunch.cases';
import type {
  GameLaunchContext,
  GameLaunchEvent,
} from '../../../machines/lobby/gameLaunch/gameLaunch.types';
import type { PlanPath, PlanStep } from '../../../qa/plan/types';
import type { CanHappen } from '../../support/playable';
import type { Gestures } from '../../support/walk';
import { browserDriver, type BrowserStage } from '../harness/browserDriver';
import { holdClock } from '../harness/clock';
import { gameDialog, postFromGame } from '../harness/games';
import { holdWire, type HeldWire } from '../harness/heldWire';
import { comeTo } from '../harness/home';
import { goAs } from '../harness/people';
import { expect, loginDialog } from '../harness/visit';

type Port = 'launchGame' | 'readWallets' | 'openWindow' | 'bringBack';
type LaunchStep =
  | GameLaunchEvent['type']
  | `xstate.${'done' | 'error'}.actor.${Port}`
  | 'xstate.done.actor.walletTransfer';

const SWALLOWED = {
  'xstate.error.actor.openWindow':
    'a browser that throws instead of opening a window: the service says that none opened',
} satisfies Partial<Record<LaunchStep, string>>;

/**
 * A window opens, or does not, before anyone could press anything; of the games that are walked,
 * only the first has its own wallet.
 */
const canHappen: CanHappen = ({ observation: { value }, snapshot }, { stimulus }) => {
  if (isOpeningWindow(value)) return stimulus.type.endsWith('.openWindow');
  return (
    stimulus.case !== 'with a wallet of its own' ||
    (snapshot.context as GameLaunchContext).target.code === '1'
  );
};
const isOpeningWindow = (value: StateValue) =>
  typeof value === 'object' && value['inWindow'] === 'opening';

/** BTI has its own wallet, CQ9 opens a list of its games. */
const STARTS: Record<string, { section: string; tile: string; call: 'lobby' | 'game' }> = {
  game: { section: 'Sports', tile: 'BTi Sports', call: 'lobby' },
  'a vendor with a list': { section: 'Hot games', tile: 'CQ9', call: 'game' },
};

const HOLDS = {
  lobby: endpoints.gameLaunchFB,
  game: endpoints.launchGame,
  wallets: endpoints.merchantWallet,
  transfer: endpoints.walletTransfer,
};
type World = {
  page: Page;
  wire: HeldWire<keyof typeof HOLDS>;
  /** What is being opened, and by which call. */
  name: string;
  call: 'lobby' | 'game';
  /** What comes after the present step. */
  ahead: readonly PlanStep[];
  /** The last resource that the game's page waits for. */
  cover: Route | null;
  /** The game's window, if it has one. */
  window: Page | null;
};
const press = ({ page }: World, name: string) =>
  gameDialog(page).getByRole('button', { name }).click();

/** Waits for a picture that the test holds: the page is there, but not complete yet. */
const GAME_PAGE =
  '<!doctype html><html lang="en"><title>Game</title><body><img alt="" src="/game/play/cover.svg">';
const COVER = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
const serveGame = async (world: World) => {
  await world.page.route(/\/game\/play\?/, (route) =>
    route.fulfill({ contentType: 'text/html', body: GAME_PAGE }),
  );
  await world.page.route('**/game/play/cover.svg', (route) => {
    world.cover = route;
  });
};
const loadWhole = async (world: World) => {
  await expect.poll(() => world.cover, 'the game waits for its picture').not.toBeNull();
  await world.cover?.fulfill({ contentType: 'image/svg+xml', body: COVER });
  world.cover = null;
};

/** How the browser answers the next request for a window, as the path wants it. */
const letWindows = async ({ page, ahead }: World) => {
  const [next] = ahead;
  const how = next?.event.startsWith('xstate.error') ? 'broken' : (next?.case ?? 'open');
  await page.evaluate((windows) => {
    document.documentElement.dataset['windows'] = windows;
  }, how);
};
const obeyPath = () => {
  const open = window.open.bind(window);
  window.open = (...given) => {
    const { windows } = document.documentElement.dataset;
    if (windows === 'broken') throw new Error('no windows here');
    return windows === 'blocked' ? null : open(...given);
  };
};

const LAUNCHED: Record<string, object> = {
  'in the popup': { opening: 'popup', needsTransfer: false },
  'in a window': { opening: 'window', needsTransfer: false },
  'with a wallet of its own': { opening: 'popup', needsTransfer: true },
};
const answerLaunch = async (world: World, name: string) => {
  const call = await world.wire.take(world.call);
  if (name === 'refused') return call.refuse('This game is closed');
  if (name === 'in a window') await letWindows(world);
  await call.answerWith((launch) => ({ ...(launch as object), ...LAUNCHED[name] }));
};

const answerTransfer = async (world: World, name: string) => {
  if (name === 'nothing') return press(world, 'Play without taking money along');
  await gameDialog(world.page).getByRole('textbox', { name: 'Amount' }).fill('25.50');
  await press(world, 'Take it along and play');
  const call = await world.wire.take('transfer');
  await (name === 'moved' ? call.answer() : call.failWith(401));
};

const gestures = {
  'game.choose': (world) => chooseFirst(world),
  'game.retry': async (world) => {
    const blocked = gameDialog(world.page).getByRole('button', { name: 'Open the game' });
    if ((await blocked.count()) === 0)
      return gameDialog(world.page)
        .getByRole('button', { name: /^(Try again|Reload the game)$/ })
        .click();
    await letWindows(world);
    await blocked.click();
  },
  'gameLaunch.close': (world) => press(world, 'Close'),
  'frame.loaded': loadWhole,
  'game.ready': ({ page, name }) => postFromGame(page, name, 'ready'),
  'game.failed': ({ page, name }) => postFromGame(page, name, 'failed'),
  'game.left': ({ page, name }) => postFromGame(page, name, 'closed'),
  'window.closed': async (world) => {
    await expect
      .poll(() => world.window?.url(), 'the game has its window')
      .toContain('/game/play?');
    await world.window?.close();
  },
  'xstate.done.actor.launchGame': answerLaunch,
  'xstate.error.actor.launchGame': async ({ wire, call }) => (await wire.take(call)).abort(),
  'xstate.done.actor.readWallets': async ({ wire }, name) => {
    const call = await wire.take('wallets');
    await (name === 'two wallets'
      ? call.answer()
      : call.answerWith((wallets) => ({ ...(wallets as object), isSingle: true })));
  },
  'xstate.error.actor.readWallets': async ({ wire }) => (await wire.take('wallets')).abort(),
  'xstate.done.actor.walletTransfer': answerTransfer,
  // The window's result was set before it was requested.
  'xstate.done.actor.openWindow': () => undefined,
  'xstate.error.actor.openWindow': () => undefined,
  'xstate.done.actor.bringBack': async ({ wire }) => (await wire.take('transfer')).answer(),
  // The client asks once more, with the same key.
  'xstate.error.actor.bringBack': async ({ wire }) => {
    await (await wire.take('transfer')).abort();
    await (await wire.take('transfer')).abort();
  },
} satisfies Gestures<LaunchStep, World>;

const chooseFirst = async (world: World) => {
  const game = gameDialog(world.page)
    .getByRole('list', { name: world.name })
    .getByRole('button')
    .first();
  world.name = await game.innerText();
  await game.click();
};

const pass = ({ page }: World, timer: string) =>
  page.clock.fastForward(
    timer.includes('slowAfter') ? GAME_SLOW_AFTER : CHUNK_LOAD_TIMEOUT - GAME_SLOW_AFTER,
  );

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = async (world: World, value: StateValue) => {
  const { page, wire, name } = world;
  const dialog = gameDialog(page);
  if (value === 'bringingBack') {
    await wire.expectHeld('transfer');
    return expect(dialog).toHaveCount(0);
  }
  if (typeof value === 'object' && 'inFrame' in value)
    return expectFrame(world, value['inFrame'] ?? '');
  await expect(dialog.getByTitle(name)).toHaveCount(0);
  if (isOpeningWindow(value)) return;
  if (typeof value === 'object') {
    if (value['inWindow'] === 'blocked')
      return expect(dialog.getByRole('alert')).toContainText("did not let the game's window open");
    return expect(dialog.getByRole('status')).toContainText('is open in a window of its own');
  }
  switch (value) {
    case 'vendorGames':
      return expect(dialog.getByRole('searchbox', { name: 'Search by name' })).toBeVisible();
    case 'launching':
      await wire.expectHeld(world.call);
      return expect(dialog.getByRole('status')).toContainText(`Opening ${name}…`);
    case 'readingWallets':
      await wire.expectHeld('wallets');
      return expect(dialog.getByRole('status')).toContainText(`Opening ${name}…`);
    case 'transfer':
      return expect(dialog.getByRole('textbox', { name: 'Amount' })).toBeVisible();
    case 'failed':
      return expect(dialog.getByRole('alert')).toContainText(
        /This game is closed|Network link is abnormal|took longer|had to stop/,
      );
    default:
      throw new Error(`nobody said what a person sees in ${JSON.stringify(value)}`);
  }
};

const expectFrame = async ({ page, name }: World, value: StateValue) => {
  const dialog = gameDialog(page);
  await expect(dialog.getByTitle(name)).toHaveAttribute('src', /\/game\/play\?ticket=/);
  if (value === 'ready') return expect(dialog.getByRole('status')).toBeEmpty();
  const { unready } = value as { unready: string };
  await expect(dialog.getByRole('status')).toContainText(
    unready === 'slow' ? `${name} is taking longer than usual` : `Opening ${name}…`,
  );
};

const expectClosed = async ({ page }: World, step: PlanStep | null) => {
  await expect(gameDialog(page)).toHaveCount(0);
  await expect(loginDialog(page)).toHaveCount(step?.case === 'session gone' ? 1 : 0);
};

/** A person who was signed out on the way has to log in again. */
const restart = async (
  world: World,
  path: PlanPath,
  { platform }: BrowserStage,
): Promise<World> => {
  if (await loginDialog(world.page).isVisible())
    await goAs(world.page, platform.url, 'player', '/');
  return begin(world, path);
};

const begin = async (world: World, { input, steps }: PlanPath): Promise<World> => {
  const start = STARTS[input];
  if (!start) throw new Error(`nobody said how a person begins with ${input}`);
  // Routes and listeners refer to this world.
  Object.assign(world, {
    name: start.tile,
    call: start.call,
    ahead: steps,
    cover: null,
    window: null,
  } satisfies Partial<World>);
  const section = await comeTo(world.page, start.section);
  await section.getByRole('button', { name: start.tile, exact: true }).click();
  return world;
};

/**
 * From a tile of the home page, over a wire that holds each answer and a game whose page loads as
 * far as the path says.
 */
export const driver = browserDriver<World>({
  cases,
  canHappen,
  inputs: Object.keys(STARTS),
  swallowed: SWALLOWED,
  gestures,
  onTimer: pass,
  start: async (path, { page, platform }) => {
    await page.addInitScript(obeyPath);
    await holdClock(page);
    await goAs(page, platform.url, 'player', '/');
    const world: World = {
      page,
      wire: await holdWire(page, HOLDS),
      name: '',
      call: 'lobby',
      ahead: [],
      cover: null,
      window: null,
    };
    await serveGame(world);
    page.on('popup', (opened) => {
      world.window = opened;
    });
    return begin(world, path);
  },
  restart,
  isUnseen: isOpeningWindow,
  onStep: (world) => {
    world.ahead = world.ahead.slice(1);
  },
  expect: (world, { value, status }, step) =>
    status === 'active' ? expectShown(world, value) : expectClosed(world, step),
});
