import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { faultMessage, type Message } from '../../shared/message';
import { branchesOf, kindGuards, type Refused } from '../../shared/outcome';
import { port } from '../../shared/port';
import type { PauseRoom, SettleOutcome, Settlement } from './pauseRoom.types';

type Wish = Settlement['wish'];

/** How often an open page is read again: the end comes, and the jurisdiction may change. */
export const PAUSE_INTERVAL = 5_000;

const roomSetup = setup({
  types: {
    context: {} as { room: PauseRoom | null; wish: Wish; message: Message | null },
    events: {} as { type: 'room.reload' } | { type: 'deposit.settle'; wish: Wish },
    tags: {} as 'busy',
    children: {} as { readRoom: 'readRoom'; settleDeposit: 'settleDeposit' },
  },
  actors: {
    readRoom: port<PauseRoom, void>('readRoom'),
    /** Sent twice it has the effect of once. */
    settleDeposit: port<SettleOutcome, Settlement>('settleDeposit'),
  },
  guards: {
    isOver: (_, { block }: PauseRoom) => block === null,
    isUnpaid: ({ context }) => context.room?.deposit?.status === 'unpaid',
  },
  actions: {
    keepRoom: assign((_, room: PauseRoom) => ({ room })),
    keepWish: assign((_, wish: Wish) => ({ wish, message: null })),
    clearMessage: assign({ message: null }),
    showRefusal: assign((_, { message }: Refused) => ({ message: { text: message } })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
  },
  delays: { interval: PAUSE_INTERVAL },
}).extend({ guards: kindGuards('refused') });
const { onFault, onOutcome, onOutput } = branchesOf(roomSetup);

const settle = {
  guard: 'isUnpaid',
  target: 'settling',
  actions: {
    type: 'keepWish',
    params: ({ event }: { event: { wish: Wish } }) => event.wish,
  },
} as const;

const arrived = onOutput('readRoom', [
  { guard: 'isOver', target: '#pauseRoom.over', actions: 'keepRoom' },
  { target: '#pauseRoom.room', actions: 'keepRoom' },
]);

/**
 * The page of a member who is on a break or excluded (issue 28; docs/decisions/0093). It ends when
 * the platform says that nothing runs any more; nothing else ends it.
 */
export const pauseRoomMachine = roomSetup.createMachine({
  id: 'pauseRoom',
  context: { room: null, wish: 'cancel', message: null },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readRoom',
        src: 'readRoom',
        onDone: arrived,
        onError: onFault({ target: 'failed', actions: 'showFault' }),
      },
    },
    failed: { on: { 'room.reload': { target: 'reading', actions: 'clearMessage' } } },
    room: {
      initial: 'idle',
      states: {
        idle: { on: { 'deposit.settle': settle }, after: { interval: 'rereading' } },
        rereading: {
          tags: 'busy',
          on: { 'deposit.settle': settle },
          invoke: {
            id: 'readRoom',
            src: 'readRoom',
            onDone: arrived,
            // What is shown stays; it is read again after the next interval.
            onError: 'idle',
          },
        },
        settling: {
          tags: 'busy',
          invoke: {
            id: 'settleDeposit',
            src: 'settleDeposit',
            input: ({ context: { room, wish } }) => ({ id: room?.deposit?.id ?? '', wish }),
            onDone: onOutcome('settleDeposit', {
              refused: { target: 'rereading', actions: 'showRefusal' },
              otherwise: { target: 'rereading' },
            }),
            onError: onFault({ target: 'idle', actions: 'showFault' }),
          },
        },
      },
    },
    over: { type: 'final' },
  },
});
export type PauseRoomRef = ActorRefFrom<typeof pauseRoomMachine>;
export type PauseRoomSnapshot = SnapshotFrom<typeof pauseRoomMachine>;
