import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { hundredthsOf } from '../../shared/amount';
import { faultMessage, type Message } from '../../shared/message';
import { branchesOf } from '../../shared/outcome';
import { port } from '../../shared/port';
import type {
  ChangeLimit,
  ChangeOutcome,
  Limit,
  LimitChangeInput,
  LimitChangeOutput,
} from './limitChange.types';

/** Whether a change loosens a limit: it waits then, and a first or a lower limit does not. */
export const isLoosening = ({ amount }: Limit, wish: ChangeLimit): boolean =>
  wish.change === 'remove' ||
  wish.change === 'confirm' ||
  (wish.change === 'set' && amount !== null && hundredthsOf(wish.amount) > hundredthsOf(amount));

const change = setup({
  types: {
    context: {} as LimitChangeInput & {
      /** How it ended; null while it has not. */
      outcome: ChangeOutcome | null;
      message: Message | null;
    },
    input: {} as LimitChangeInput,
    output: {} as LimitChangeOutput,
    events: {} as { type: 'change.confirm' } | { type: 'change.cancel' },
    tags: {} as 'busy',
    children: {} as { sendChange: 'sendChange' },
  },
  actors: {
    /** Sent twice it has the effect of once. */
    sendChange: port<ChangeOutcome, ChangeLimit>('sendChange'),
  },
  guards: { isLoosening: ({ context: { limit, wish } }) => isLoosening(limit, wish) },
  actions: {
    keepOutcome: assign((_, outcome: ChangeOutcome) => ({ outcome })),
    clearMessage: assign({ message: null }),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
  },
});
const { onFault, onOutput } = branchesOf(change);

/**
 * One change of a limit (issue 28). What tightens is sent at once; what loosens is a question
 * first. A lost answer is asked again by the player.
 */
export const limitChangeMachine = change.createMachine({
  id: 'limitChange',
  context: ({ input }) => ({ ...input, outcome: null, message: null }),
  initial: 'entry',
  output: ({ context }) => context.outcome ?? { kind: 'cancelled' },
  states: {
    entry: { always: [{ guard: 'isLoosening', target: 'question' }, { target: 'sending' }] },
    question: { on: { 'change.confirm': 'sending', 'change.cancel': 'over' } },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendChange',
        src: 'sendChange',
        input: ({ context }) => context.wish,
        onDone: onOutput('sendChange', { target: 'over', actions: 'keepOutcome' }),
        onError: onFault({ target: 'lost', actions: 'showFault' }),
      },
    },
    /** It is not known whether the platform took it. */
    lost: {
      on: {
        'change.confirm': { target: 'sending', actions: 'clearMessage' },
        'change.cancel': 'over',
      },
    },
    over: { type: 'final' },
  },
});
export type LimitChangeRef = ActorRefFrom<typeof limitChangeMachine>;
export type LimitChangeSnapshot = SnapshotFrom<typeof limitChangeMachine>;
