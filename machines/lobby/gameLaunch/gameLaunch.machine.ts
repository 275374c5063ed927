import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { CHUNK_LOAD_TIMEOUT, GAME_SLOW_AFTER } from '../../../contract/constants';
import type { GameOpening } from '../../../contract/play';
import { gameListMachine } from '../gameList/gameList.machine';
import type { GameTarget } from '../../shared/game.types';
import { faultMessage, isSessionFault } from '../../shared/message';
import { pushToast, reloadMoney } from '../../shared/notify';
import {
  branchesOf,
  guardWithin,
  kindGuards,
  type OfKind,
  type Refused,
} from '../../shared/outcome';
import { port, stream } from '../../shared/port';
import { walletTransferMachine } from '../../money/walletTransfer/walletTransfer.machine';
import type { TransferGiven } from '../../money/walletTransfer/walletTransfer.types';
import type {
  GameLaunchContext,
  GameLaunchEvent,
  GameLaunchInput,
  LaunchedGame,
  LaunchOutcome,
  WalletsOutcome,
} from './gameLaunch.types';

const NO_QUERY = { search: '', isSmallBet: false, isManyLines: false, sort: 'popular' } as const;
const launchedOf = ({ launched }: GameLaunchContext) => launched as LaunchedGame;
const openingOf = ({ launched, isOnPage }: GameLaunchContext): GameOpening =>
  isOnPage ? 'page' : (launched?.opening ?? 'popup');

const gameLaunchSetup = setup({
  types: {
    context: {} as GameLaunchContext,
    events: {} as GameLaunchEvent,
    input: {} as GameLaunchInput,
    tags: {} as 'busy',
    children: {} as {
      launchGame: 'launchGame';
      readWallets: 'readWallets';
      walletTransfer: 'walletTransfer';
      openWindow: 'openWindow';
      watchWindow: 'watchWindow';
      bringBack: 'bringBack';
      gameList: 'gameList';
    },
  },
  actors: {
    launchGame: port<LaunchOutcome, { target: GameTarget }>('launchGame'),
    readWallets: port<WalletsOutcome, { vendor: string }>('readWallets'),
    walletTransfer: walletTransferMachine,
    gameList: gameListMachine,
    /** False when the browser blocks the window. */
    openWindow: port<boolean, { url: string }>('openWindow'),
    watchWindow: stream<{ type: 'window.closed' }>('watchWindow'),
    bringBack: port<null, { vendor: string }>('bringBack'),
  },
  guards: {
    hasList: ({ context }) => context.target.opensList,
    hasWallet: ({ context }) => context.wallets !== null,
    areWalletsKnown: (_, wallets: WalletsOutcome) => wallets !== null,
    isInWindow: ({ context }) => openingOf(context) === 'window',
    isOpened: (_, isOpened: boolean) => isOpened,
  },
  actions: {
    keepTarget: assign((_, target: GameTarget) => ({ target })),
    keepLaunched: assign(({ context: { target } }, outcome: OfKind<LaunchOutcome, 'launched'>) => {
      const { kind: _kind, name, ...launched } = outcome;
      return {
        launched,
        target: { ...target, name: name || target.name || target.code || target.vendor },
        message: null,
      };
    }),
    keepWallets: assign((_, wallets: WalletsOutcome) => ({ wallets })),
    showRefusal: assign((_, { message }: Refused) => ({ message: { text: message } })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    showTimeout: assign({ message: { key: 'errors:loadTimeout' } }),
    showGameFault: assign({ message: { key: 'gameList:launch.failed' } }),
    forgetLaunched: assign({ launched: null }),
    /** A game that is opened again opens in the same place. */
    keepPlace: assign(({ context }) => ({
      isOnPage: openingOf(context) === 'page',
      launched: null,
    })),
    reloadMoney: enqueueActions((scope) => reloadMoney(scope)),
    /** Without the toast nobody would look for money left at a vendor. */
    notifyNotBack: enqueueActions((scope, error: unknown) => {
      if (!isSessionFault(error))
        pushToast(scope, {
          tone: 'warning',
          message: { key: 'gameList:launch.notBack', values: { name: scope.context.target.name } },
        });
    }),
  },
  delays: { slowAfter: GAME_SLOW_AFTER, loadTimeout: CHUNK_LOAD_TIMEOUT },
}).extend({
  guards: {
    ...kindGuards('launched', 'expired'),
    needsTransfer: guardWithin<LaunchOutcome, 'launched'>(
      'launched',
      ({ needsTransfer }) => needsTransfer,
    ),
  },
});
const { onFault, onOutcome, onOutput } = branchesOf(gameLaunchSetup);

/**
 * One game from the tap to the return (spec §2 Game popup, §4 Game launch gating): the vendor's
 * list if it has one, the launch call, money for a vendor with a wallet of its own, loading with a
 * limit, playing, and the money back.
 */
export const gameLaunchMachine = gameLaunchSetup.createMachine({
  id: 'gameLaunch',
  context: ({ input }) => ({ ...input, launched: null, wallets: null, message: null }),
  initial: 'entry',
  states: {
    entry: { always: [{ guard: 'hasList', target: 'vendorGames' }, { target: 'launching' }] },
    /** A vendor's popup game list (spec §3 Game tile, `isGame` VASSALAGE). */
    vendorGames: {
      invoke: {
        id: 'gameList',
        src: 'gameList',
        input: ({ context: { target } }) => ({
          query: { ...NO_QUERY, category: target.category, vendor: target.vendor },
          from: 0,
        }),
      },
      on: {
        'game.choose': {
          target: 'launching',
          actions: { type: 'keepTarget', params: ({ event }) => event.game },
        },
        'gameLaunch.close': 'closed',
      },
    },
    launching: {
      tags: 'busy',
      // A retried launch may have transferred money before.
      on: { 'gameLaunch.close': 'left' },
      invoke: {
        id: 'launchGame',
        src: 'launchGame',
        input: ({ context }) => ({ target: context.target }),
        onDone: onOutcome('launchGame', {
          launched: [
            {
              guard: 'needsTransfer',
              target: 'readingWallets',
              actions: 'keepLaunched',
            },
            {
              target: 'launched',
              actions: 'keepLaunched',
            },
          ],
          refused: {
            target: 'failed',
            actions: 'showRefusal',
          },
        }),
        onError: onFault({ target: 'failed', actions: 'showFault' }),
      },
    },
    readingWallets: {
      tags: 'busy',
      on: { 'gameLaunch.close': 'left' },
      invoke: {
        id: 'readWallets',
        src: 'readWallets',
        input: ({ context }) => ({ vendor: context.target.vendor }),
        onDone: onOutput('readWallets', [
          {
            guard: 'areWalletsKnown',
            target: 'transfer',
            actions: 'keepWallets',
          },
          { target: 'launched' },
        ]),
        onError: onFault({ target: 'failed', actions: 'showFault' }),
      },
    },
    /** How much to transfer; without a transfer the person plays with the vendor's balance. */
    transfer: {
      // Money may already have been transferred.
      on: { 'gameLaunch.close': 'left' },
      invoke: {
        id: 'walletTransfer',
        src: 'walletTransfer',
        input: ({ context }) => ({ ...(context.wallets as TransferGiven), direction: 'in' }),
        onDone: onOutcome('walletTransfer', {
          expired: { target: 'closed' },
          otherwise: { target: 'launched', actions: 'reloadMoney' },
        }),
      },
    },
    launched: { always: [{ guard: 'isInWindow', target: 'inWindow' }, { target: 'inFrame' }] },
    /** In the popup's iframe or on the game page; both show the same frame. */
    inFrame: {
      initial: 'unready',
      on: {
        'gameLaunch.close': 'left',
        'game.left': 'left',
        'game.failed': { target: 'failed', actions: 'showGameFault' },
        // The app cannot tell a page that failed to load from a loaded one; the person can.
        'game.retry': { target: 'launching', actions: 'keepPlace' },
      },
      states: {
        unready: {
          initial: 'quick',
          after: { loadTimeout: { target: '#gameLaunch.failed', actions: 'showTimeout' } },
          on: { 'frame.loaded': 'ready', 'game.ready': 'ready' },
          states: { quick: { after: { slowAfter: 'slow' } }, slow: {} },
        },
        ready: {},
      },
    },
    inWindow: {
      initial: 'opening',
      on: { 'gameLaunch.close': 'left' },
      states: {
        opening: {
          tags: 'busy',
          invoke: {
            id: 'openWindow',
            src: 'openWindow',
            input: ({ context }) => ({ url: launchedOf(context).url }),
            onDone: onOutput('openWindow', [
              { guard: 'isOpened', target: 'open' },
              { target: 'blocked' },
            ]),
            onError: 'blocked',
          },
        },
        /** The browser blocks windows that no click opens: ask for another click. */
        blocked: { on: { 'game.retry': 'opening' } },
        open: {
          invoke: { id: 'watchWindow', src: 'watchWindow' },
          on: { 'window.closed': '#gameLaunch.left' },
        },
      },
    },
    failed: {
      entry: 'forgetLaunched',
      on: { 'game.retry': 'launching', 'gameLaunch.close': 'left' },
    },
    left: { always: [{ guard: 'hasWallet', target: 'bringingBack' }, { target: 'closed' }] },
    /**
     * The vendor's balance returns to the main wallet. If that fails, a toast says so, and the next
     * launch offers it again.
     */
    bringingBack: {
      tags: 'busy',
      invoke: {
        id: 'bringBack',
        src: 'bringBack',
        input: ({ context }) => ({ vendor: context.target.vendor }),
        onDone: 'closed',
        onError: onFault({ target: 'closed', actions: 'notifyNotBack' }),
      },
    },
    closed: { type: 'final' },
  },
});
export type GameLaunchRef = ActorRefFrom<typeof gameLaunchMachine>;
export type GameLaunchSnapshot = SnapshotFrom<typeof gameLaunchMachine>;
