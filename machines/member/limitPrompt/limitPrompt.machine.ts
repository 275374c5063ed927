import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { findAmountError } from '../../shared/amount';
import { faultMessage, type Message } from '../../shared/message';
import { branchesOf, kindGuards, type Refused } from '../../shared/outcome';
import { port } from '../../shared/port';
import type {
  ChangeLimit,
  ChangeOutcome,
  DeclineOutcome,
  LimitPeriod,
  LimitPromptInput,
} from './limitPrompt.types';

type Context = LimitPromptInput & {
  period: LimitPeriod;
  /** As it was typed. */
  amount: string;
  fieldError: Message | null;
  message: Message | null;
};

/** Why the amount is none; null when it is one. */
const errorOf = ({ amount }: Context): Message | null => findAmountError(amount, {});

const promptSetup = setup({
  types: {
    context: {} as Context,
    input: {} as LimitPromptInput,
    events: {} as
      | { type: 'period.choose'; period: LimitPeriod }
      | { type: 'amount.change'; amount: string }
      | { type: 'prompt.set' }
      | { type: 'prompt.decline' },
    tags: {} as 'busy',
    children: {} as { setLimit: 'setLimit'; decline: 'decline' },
  },
  actors: {
    /** Sent twice it has the effect of once. */
    setLimit: port<ChangeOutcome, ChangeLimit>('setLimit'),
    decline: port<DeclineOutcome, void>('decline'),
  },
  guards: {
    hasError: ({ context }) => errorOf(context) !== null,
    isRequired: ({ context: { prompt } }) => prompt.isRequired,
  },
  actions: {
    keepPeriod: assign((_, period: LimitPeriod) => ({ period })),
    keepAmount: assign((_, amount: string) => ({ amount, fieldError: null })),
    clearErrors: assign({ fieldError: null, message: null }),
    showError: assign(({ context }) => ({ fieldError: errorOf(context) })),
    showRefusal: assign((_, { message }: Refused) => ({ message: { text: message } })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
  },
}).extend({ guards: kindGuards('changed', 'declined', 'refused') });
const { onFault, onOutcome } = branchesOf(promptSetup);

/**
 * The question about the deposit limit, where the rules of the jurisdiction ask for it
 * (docs/decisions/0103). What was typed stays until an answer was taken.
 */
export const limitPromptMachine = promptSetup.createMachine({
  id: 'limitPrompt',
  context: ({ input }) => ({
    ...input,
    period: input.prompt.suggested?.period ?? input.prompt.periods[0] ?? 'day',
    amount: input.prompt.suggested?.amount ?? '',
    fieldError: null,
    message: null,
  }),
  initial: 'question',
  states: {
    question: {
      on: {
        'period.choose': {
          actions: { type: 'keepPeriod', params: ({ event }) => event.period },
        },
        'amount.change': {
          actions: { type: 'keepAmount', params: ({ event }) => event.amount },
        },
        'prompt.set': [
          { guard: 'hasError', actions: 'showError' },
          { target: 'setting', actions: 'clearErrors' },
        ],
        'prompt.decline': [
          { guard: 'isRequired' },
          { target: 'declining', actions: 'clearErrors' },
        ],
      },
    },
    setting: {
      tags: 'busy',
      invoke: {
        id: 'setLimit',
        src: 'setLimit',
        input: ({ context: { period, amount } }) => ({
          change: 'set' as const,
          kind: 'deposit' as const,
          period,
          amount,
        }),
        onDone: onOutcome('setLimit', {
          changed: { target: 'over' },
          refused: { target: 'question', actions: 'showRefusal' },
        }),
        onError: onFault({ target: 'question', actions: 'showFault' }),
      },
    },
    declining: {
      tags: 'busy',
      invoke: {
        id: 'decline',
        src: 'decline',
        onDone: onOutcome('decline', {
          declined: { target: 'over' },
          refused: { target: 'question', actions: 'showRefusal' },
        }),
        onError: onFault({ target: 'question', actions: 'showFault' }),
      },
    },
    over: { type: 'final' },
  },
});
export type LimitPromptRef = ActorRefFrom<typeof limitPromptMachine>;
export type LimitPromptSnapshot = SnapshotFrom<typeof limitPromptMachine>;
