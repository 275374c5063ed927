import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { findAmountError } from '../../shared/amount';
import { faultMessage, type Message } from '../../shared/message';
import { branchesOf } from '../../shared/outcome';
import { port } from '../../shared/port';
import {
  STEPS,
  type MoneyLimit,
  type LimitPeriod,
  type WhatIf,
  type WhatIfAnswer,
  type WhatIfOptions,
} from './whatIf.types';

/** Milliseconds without a change before the platform is asked. */
export const SETTLED = 400;

type Context = {
  options: WhatIfOptions | null;
  kind: MoneyLimit;
  period: LimitPeriod;
  amount: string;
  answer: WhatIfAnswer | null;
  fieldError: Message | null;
  message: Message | null;
};

const whatIfSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'whatIf.retry' }
      | { type: 'kind.choose'; kind: MoneyLimit }
      | { type: 'period.choose'; period: LimitPeriod }
      | { type: 'amount.slide'; step: number }
      | { type: 'amount.change'; amount: string },
    tags: {} as 'busy',
    children: {} as { readOptions: 'readOptions'; replay: 'replay' },
  },
  actors: {
    readOptions: port<WhatIfOptions, void>('readOptions'),
    /** The last days once more under a limit; it sets nothing. */
    replay: port<WhatIfAnswer, WhatIf>('replay'),
  },
  guards: { hasError: ({ context }) => findAmountError(context.amount, {}) !== null },
  actions: {
    keepOptions: assign((_, options: WhatIfOptions) => ({
      options,
      kind: options.kinds[0] ?? 'deposit',
      period: options.periods[0] ?? 'day',
      message: null,
    })),
    keepKind: assign((_, kind: MoneyLimit) => ({ kind })),
    keepPeriod: assign((_, period: LimitPeriod) => ({ period })),
    keepStep: assign(({ context }, step: number) => ({ amount: STEPS[step] ?? context.amount })),
    keepAmount: assign((_, amount: string) => ({ amount })),
    /** An answer about another limit is not shown beside this one. */
    forgetAnswer: assign({ answer: null, fieldError: null, message: null }),
    keepAnswer: assign((_, answer: WhatIfAnswer) => ({ answer })),
    clearFault: assign({ message: null }),
    showError: assign(({ context }) => ({ fieldError: findAmountError(context.amount, {}) })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
  },
  delays: { settled: SETTLED },
});
const { onFault, onOutput } = branchesOf(whatIfSetup);

/**
 * The last days of a member once more, under a limit that is thought of (issue 28;
 * docs/decisions/0079). A change leaves the question under way, so a late answer is never shown.
 */
export const whatIfMachine = whatIfSetup.createMachine({
  id: 'whatIf',
  context: {
    options: null,
    kind: 'deposit',
    period: 'day',
    amount: '50000',
    answer: null,
    fieldError: null,
    message: null,
  },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readOptions',
        src: 'readOptions',
        onDone: onOutput('readOptions', { target: 'open', actions: 'keepOptions' }),
        onError: onFault({ target: 'failed', actions: 'showFault' }),
      },
    },
    failed: { on: { 'whatIf.retry': 'reading' } },
    open: {
      initial: 'asking',
      on: {
        'kind.choose': {
          target: '.pause',
          actions: { type: 'keepKind', params: ({ event }) => event.kind },
        },
        'period.choose': {
          target: '.pause',
          actions: { type: 'keepPeriod', params: ({ event }) => event.period },
        },
        'amount.slide': {
          target: '.pause',
          actions: { type: 'keepStep', params: ({ event }) => event.step },
        },
        'amount.change': {
          target: '.pause',
          actions: { type: 'keepAmount', params: ({ event }) => event.amount },
        },
      },
      states: {
        pause: {
          entry: 'forgetAnswer',
          after: {
            settled: [
              { guard: 'hasError', target: 'invalid', actions: 'showError' },
              { target: 'asking' },
            ],
          },
        },
        invalid: {},
        asking: {
          tags: 'busy',
          entry: 'clearFault',
          invoke: {
            id: 'replay',
            src: 'replay',
            input: ({ context: { kind, period, amount } }) => ({ kind, period, amount }),
            onDone: onOutput('replay', { target: 'answered', actions: 'keepAnswer' }),
            onError: onFault({ target: 'unanswered', actions: 'showFault' }),
          },
        },
        answered: {},
        unanswered: { on: { 'whatIf.retry': 'asking' } },
      },
    },
  },
});
export type WhatIfRef = ActorRefFrom<typeof whatIfMachine>;
export type WhatIfSnapshot = SnapshotFrom<typeof whatIfMachine>;
