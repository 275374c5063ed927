import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { faultMessage, isSessionFault, type Message } from '../../shared/message';
import { reloadMoney } from '../../shared/refresh';
import { branchesOf, kindGuards, type OfKind } from '../../shared/outcome';
import { port, stream } from '../../shared/port';
import { walletTransferMachine } from '../walletTransfer/walletTransfer.machine';
import type { TransferOutput } from '../walletTransfer/walletTransfer.types';
import { canMove, holdersOf, settled, withMoved } from './wallets.rules';
import type { Brought, Chosen, LastMove, Wallets, WalletsOutput } from './wallets.types';

type Context = {
  wallets: Wallets | null;
  /** The vendor and direction of the open transfer. */
  chosen: Chosen | null;
  /** The last transfer. */
  last: LastMove | null;
  /** The result for each vendor after all money was brought back. */
  brought: Brought[] | null;
  message: Message | null;
};
type TabEvent = { type: 'tab.moved' };

const walletsSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'wallets.reload' }
      | ({ type: 'transfer.choose' } & Chosen)
      | { type: 'all.bring' }
      | TabEvent,
    output: {} as WalletsOutput,
    tags: {} as 'busy',
    children: {} as {
      tabs: 'tabs';
      readWallets: 'readWallets';
      walletTransfer: 'walletTransfer';
      bringBack: 'bringBack';
    },
  },
  actors: {
    /** Sends `tab.moved` when another tab has moved this member's money. */
    tabs: stream<TabEvent>('tabs'),
    readWallets: port<Wallets, void>('readWallets'),
    walletTransfer: walletTransferMachine,
    /**
     * Brings back everything that these vendors hold. A failure at one does not stop the others.
     */
    bringBack: port<Brought[], { vendors: string[] }>('bringBack'),
  },
  guards: {
    canMove: ({ context: { wallets } }, chosen: Chosen) =>
      wallets !== null && canMove(wallets, chosen),
    isAnyHeld: ({ context: { wallets } }) => wallets !== null && holdersOf(wallets).length > 0,
    isSessionLost: (_, error: unknown) => isSessionFault(error),
  },
  actions: {
    keepWallets: assign(({ context }, wallets: Wallets) => ({
      wallets,
      brought: context.brought && settled(context.brought, wallets),
      message: null,
    })),
    keepChosen: assign((_, { vendor, direction }: Chosen) => ({
      chosen: { vendor, direction },
      last: null,
      brought: null,
      message: null,
    })),
    keepMove: assign(
      ({ context: { wallets } }, { value: moved }: OfKind<TransferOutput, 'succeeded'>) => {
        const { vendor, direction, amount } = moved;
        return {
          wallets: wallets && withMoved(wallets, vendor, moved),
          last: { vendor, direction, amount },
        };
      },
    ),
    keepBrought: assign((_, brought: Brought[]) => ({ brought })),
    forgetMoves: assign({ last: null, brought: null, message: null }),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    reloadMoney: enqueueActions((scope) => reloadMoney(scope)),
  },
}).extend({ guards: kindGuards('succeeded', 'expired') });
const { onFault, onOutcome, onOutput } = branchesOf(walletsSetup);

/**
 * A member's wallets (spec §2 Member centre menu pages, transferFund; §7 GCS_merchantWallet): the
 * main wallet, the vendors' wallets, and transfers between them.
 */
export const walletsMachine = walletsSetup.createMachine({
  id: 'wallets',
  context: { wallets: null, chosen: null, last: null, brought: null, message: null },
  invoke: { id: 'tabs', src: 'tabs' },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      on: { 'tab.moved': { target: 'reading', reenter: true } },
      invoke: {
        id: 'readWallets',
        src: 'readWallets',
        onDone: onOutput('readWallets', { target: 'list', actions: 'keepWallets' }),
        onError: onFault([
          { guard: 'isSessionLost', target: 'expired' },
          { target: 'failed', actions: 'showFault' },
        ]),
      },
    },
    failed: { on: { 'wallets.reload': 'reading' } },
    list: {
      initial: 'idle',
      on: {
        'wallets.reload': { target: '.refreshing', actions: 'forgetMoves' },
        'transfer.choose': {
          guard: { type: 'canMove', params: ({ event }) => event },
          target: 'transfer',
          actions: { type: 'keepChosen', params: ({ event }) => event },
        },
        'all.bring': { guard: 'isAnyHeld', target: 'bringing', actions: 'forgetMoves' },
        'tab.moved': '.refreshing',
      },
      states: {
        idle: {},
        /** The balances stay visible; a message says when they cannot be loaded again. */
        refreshing: {
          tags: 'busy',
          invoke: {
            id: 'readWallets',
            src: 'readWallets',
            onDone: onOutput('readWallets', { target: 'idle', actions: 'keepWallets' }),
            onError: onFault([
              { guard: 'isSessionLost', target: '#wallets.expired' },
              { target: 'idle', actions: 'showFault' },
            ]),
          },
        },
      },
    },
    transfer: {
      invoke: {
        id: 'walletTransfer',
        src: 'walletTransfer',
        input: ({ context }) => {
          const { chosen, wallets } = context as Context & { chosen: Chosen; wallets: Wallets };
          const vendorBalance =
            wallets.vendors.find(({ vendor }) => vendor === chosen.vendor)?.balance ?? '0.00';
          return {
            ...chosen,
            balance: wallets.balance,
            vendorBalance,
            currencySymbol: wallets.currencySymbol,
          };
        },
        onDone: onOutcome('walletTransfer', {
          succeeded: {
            target: 'list.refreshing',
            actions: ['keepMove', 'reloadMoney'],
          },
          expired: { target: 'expired' },
          // A transfer that is closed without a known result may have moved money.
          cancelled: { target: 'list.refreshing', actions: 'reloadMoney' },
        }),
      },
    },
    bringing: {
      tags: 'busy',
      invoke: {
        id: 'bringBack',
        src: 'bringBack',
        input: ({ context: { wallets } }) => ({ vendors: wallets ? holdersOf(wallets) : [] }),
        onDone: onOutput('bringBack', {
          target: 'list.refreshing',
          actions: ['keepBrought', 'reloadMoney'],
        }),
        onError: onFault([
          { guard: 'isSessionLost', target: 'expired' },
          {
            target: 'list.refreshing',
            actions: ['showFault', 'reloadMoney'],
          },
        ]),
      },
    },
    expired: { type: 'final', output: { kind: 'expired' } },
  },
  output: ({ event }) => event.output as WalletsOutput,
});
export type WalletsRef = ActorRefFrom<typeof walletsMachine>;
export type WalletsSnapshot = SnapshotFrom<typeof walletsMachine>;
