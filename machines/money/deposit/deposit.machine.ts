import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { LimitPromptInput } from '../../member/limitPrompt/limitPrompt.types';
import { newDepositOf } from './deposit.rules';
import { depositSetup, onFault, onOutcome, onOutput } from './deposit.setup';
import { check } from './states/check';
import { hasStatus, over, overIn } from './states/over';
import { unpaid } from './states/unpaid';
import type { Desk } from './deposit.types';

/**
 * A deposit (spec §2 Member centre menu pages, depositv2): an order, its payment and its result
 * (docs/decisions/0031).
 */
export const depositMachine = depositSetup.createMachine({
  id: 'deposit',
  context: { desk: null, methodId: null, amount: '', order: null, fieldError: null, message: null },
  invoke: { id: 'tabs', src: 'tabs' },
  initial: 'reading',
  states: {
    /** The current data, above all of the order shown. */
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readDesk',
        src: 'readDesk',
        input: ({ context }) => ({ asks: context.order === null }),
        onDone: onOutput('readDesk', [
          { guard: hasStatus('unpaid'), target: 'unpaid', actions: 'keepDesk' },
          { guard: hasStatus('checking'), target: 'check', actions: 'keepDesk' },
          ...overIn,
          { guard: 'isAsked', target: 'prompt', actions: 'keepDesk' },
          { target: 'form', actions: 'keepDesk' },
        ]),
        onError: onFault({ target: 'failed', actions: 'showFault' }),
      },
    },
    failed: { on: { 'desk.retry': { target: 'reading', actions: 'clearMessage' } } },
    /** The question about the deposit limit; what was typed in the form stays. */
    prompt: {
      invoke: {
        id: 'limitPrompt',
        src: 'limitPrompt',
        input: ({ context: { desk } }) => {
          const { prompt, currencySymbol } = desk as Desk;
          return { prompt, currencySymbol } as LimitPromptInput;
        },
        onDone: { target: 'reading', actions: 'clearMessage' },
      },
    },
    form: {
      on: {
        'method.choose': {
          guard: { type: 'isOffered', params: ({ event }) => event.methodId },
          actions: { type: 'keepMethod', params: ({ event }) => event.methodId },
        },
        'amount.change': { actions: { type: 'keepAmount', params: ({ event }) => event.amount } },
        'form.submit': [
          { guard: 'hasError', actions: 'showError' },
          { target: 'confirmation', actions: 'clearMessage' },
        ],
        'tab.changed': 'reading',
      },
    },
    confirmation: {
      on: {
        'order.place': { target: 'placing', actions: 'clearMessage' },
        'order.change': 'form',
        'tab.changed': 'reading',
      },
    },
    placing: {
      tags: 'busy',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => newDepositOf(context),
        onDone: onOutcome('placeOrder', {
          accepted: {
            target: 'unpaid',
            actions: 'keepStand',
          },
          // A method may have closed meanwhile, or an order may be open: the data are loaded again.
          otherwise: { target: 'reading', actions: 'showNotPlaced' },
        }),
        onError: onFault({ target: 'confirmation', actions: 'showFault' }),
      },
    },
    unpaid,
    check,
    credited: over,
    notReceived: over,
    expired: over,
    cancelled: over,
  },
});
export type DepositRef = ActorRefFrom<typeof depositMachine>;
export type DepositSnapshot = SnapshotFrom<typeof depositMachine>;
