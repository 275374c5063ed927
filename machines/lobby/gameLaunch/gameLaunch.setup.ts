import { assign, enqueueActions, setup } from 'xstate';
import { CHUNK_LOAD_TIMEOUT, GAME_SLOW_AFTER } from '../../../contract/constants';
import type { GameOpening } from '../../../contract/play';
import { gameListMachine } from '../gameList/gameList.machine';
import type { GameTarget } from '../../shared/game.types';
import { faultMessage, isSessionFault } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import { reloadMoney, reloadPlay } from '../../shared/refresh';
import {
  branchesOf,
  guardWithin,
  kindGuards,
  type OfKind,
  type Refused,
} from '../../shared/outcome';
import { port, stream } from '../../shared/port';
import { walletTransferMachine } from '../../money/walletTransfer/walletTransfer.machine';
import type {
  GameLaunchContext,
  GameLaunchEvent,
  GameLaunchInput,
  LaunchOutcome,
  WalletsOutcome,
} from './gameLaunch.types';

const openingOf = ({ launched, isOnPage }: GameLaunchContext): GameOpening =>
  isOnPage ? 'page' : (launched?.opening ?? 'popup');

/** What the chart is made of; it stands in `gameLaunch.machine.ts` and `states/`. */
export const gameLaunchSetup = setup({
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
    /** False where the browser does not let a window open. */
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
    /** What is opened again does so where it was. */
    keepPlace: assign(({ context }) => ({
      isOnPage: openingOf(context) === 'page',
      launched: null,
    })),
    reloadMoney: enqueueActions((scope) => reloadMoney(scope)),
    reloadPlay: enqueueActions((scope) => reloadPlay(scope)),
    /** Nobody would look for what a game kept. */
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
/** Writers of the `onDone` and `onError` of this chart. */
export const { onFault, onOutcome, onOutput } = branchesOf(gameLaunchSetup);
