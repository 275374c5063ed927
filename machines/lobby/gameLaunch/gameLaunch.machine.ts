import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { TransferGiven } from '../../money/walletTransfer/walletTransfer.types';
import { gameLaunchSetup, onFault, onOutcome, onOutput } from './gameLaunch.setup';
import { inFrame } from './states/inFrame';
import { inWindow } from './states/inWindow';

const NO_QUERY = { search: '', isSmallBet: false, isManyLines: false, sort: 'popular' } as const;

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
    launched: {
      entry: 'reloadPlay',
      always: [{ guard: 'isInWindow', target: 'inWindow' }, { target: 'inFrame' }],
    },
    inFrame,
    inWindow,
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
