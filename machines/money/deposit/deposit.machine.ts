import {
  assign,
  enqueueActions,
  or,
  setup,
  stateIn,
  type ActorRefFrom,
  type SnapshotFrom,
} from 'xstate';
import { DEPOSIT_CHECK_INTERVAL } from '../../../contract/constants';
import { countdownMachine } from '../../site/countdown/countdown.machine';
import { findAmountError } from '../../shared/amount';
import { faultMessage, type Message } from '../../shared/message';
import { reloadMoney } from '../../shared/notify';
import {
  branchesOf,
  guardWithin,
  kindGuards,
  type OfKind,
  type Refused,
} from '../../shared/outcome';
import { port, stream } from '../../shared/port';
import { amountOf, openMethodOf, standOf, newDepositOf } from './deposit.rules';
import type {
  DepositStatus,
  NewDeposit,
  Desk,
  PlaceOutcome,
  Stand,
  StandOutcome,
} from './deposit.types';

type Context = {
  desk: Desk | null;
  methodId: string | null;
  /** As typed. */
  amount: string;
  /** The order shown. */
  order: Stand | null;
  fieldError: Message | null;
  message: Message | null;
};
type TabEvent = { type: 'tab.changed' };

const desk = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'desk.retry' }
      | { type: 'method.choose'; methodId: string }
      | { type: 'amount.change'; amount: string }
      | { type: 'form.submit' }
      | { type: 'order.change' }
      | { type: 'order.place' }
      | { type: 'payment.report' }
      | { type: 'order.cancel' }
      | { type: 'cancel.confirm' }
      | { type: 'cancel.withdraw' }
      | { type: 'deposit.another' }
      | TabEvent,
    tags: {} as 'busy',
    children: {} as {
      tabs: 'tabs';
      readDesk: 'readDesk';
      placeOrder: 'placeOrder';
      deadline: 'countdown';
      reportPaid: 'reportPaid';
      cancelOrder: 'cancelOrder';
    },
  },
  actors: {
    /** Sends `tab.changed` when another tab has changed an order. */
    tabs: stream<TabEvent>('tabs'),
    readDesk: port<Desk, void>('readDesk'),
    /** The same deposit after a lost answer is sent with the same key. */
    placeOrder: port<PlaceOutcome, NewDeposit>('placeOrder'),
    countdown: countdownMachine,
    reportPaid: port<StandOutcome, { id: string }>('reportPaid'),
    cancelOrder: port<StandOutcome, { id: string }>('cancelOrder'),
  },
  guards: {
    isStatus: ({ context }, p: { desk: Desk; is: DepositStatus }) =>
      standOf(p.desk, context.order)?.deposit.status === p.is,
    isOffered: ({ context }, id: string) =>
      context.desk?.methods.some((method) => method.id === id && method.closed === null) ?? false,
    hasError: ({ context }) => {
      const method = context.desk && openMethodOf(context.desk, context.methodId);
      return !method || findAmountError(amountOf(context.amount), method) !== null;
    },
    /** The report or cancellation is being sent. The platform decides whether it was in time. */
    isSaid: or([stateIn({ unpaid: 'reporting' }), stateIn({ unpaid: 'cancelling' })]),
  },
  actions: {
    keepDesk: assign(({ context }, read: Desk) => ({
      desk: read,
      methodId: openMethodOf(read, context.methodId)?.id ?? null,
      order: standOf(read, context.order),
    })),
    keepMethod: assign((_, methodId: string) => ({ methodId, fieldError: null, message: null })),
    keepAmount: assign((_, amount: string) => ({ amount, fieldError: null, message: null })),
    showError: assign(({ context }) => {
      const method = context.desk && openMethodOf(context.desk, context.methodId);
      return { fieldError: method ? findAmountError(amountOf(context.amount), method) : null };
    }),
    keepStand: assign((_, { stand }: OfKind<StandOutcome, 'accepted'>) => ({
      order: stand,
      message: null,
    })),
    showNotPlaced: assign((_, outcome: OfKind<PlaceOutcome, 'open' | 'refused'>) => ({
      message:
        outcome.kind === 'refused' ? { text: outcome.message } : { key: 'deposit:openAlready' },
    })),
    showRefusal: assign((_, { message }: Refused) => ({ message: { text: message } })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    clearMessage: assign({ message: null }),
    forgetOrder: assign({ order: null, amount: '', fieldError: null, message: null }),
    reloadMoney: enqueueActions((scope) => reloadMoney(scope)),
  },
  delays: { checkInterval: DEPOSIT_CHECK_INTERVAL },
}).extend({
  guards: {
    ...kindGuards('accepted'),
    isBeingChecked: guardWithin<StandOutcome, 'accepted'>(
      'accepted',
      ({ stand }) => stand.deposit.status === 'checking',
    ),
  },
});
const { onFault, onOutcome, onOutput } = branchesOf(desk);

const hasStatus = (is: DepositStatus) =>
  ({
    type: 'isStatus',
    params: ({ event }: { event: { output: Desk } }) => ({ desk: event.output, is }),
  }) as const;

/** The state of each finished order. */
const overIn = [
  {
    guard: hasStatus('credited'),
    target: '#deposit.credited',
    actions: ['keepDesk', 'reloadMoney'],
  },
  { guard: hasStatus('notReceived'), target: '#deposit.notReceived', actions: 'keepDesk' },
  { guard: hasStatus('expired'), target: '#deposit.expired', actions: 'keepDesk' },
  { guard: hasStatus('cancelled'), target: '#deposit.cancelled', actions: 'keepDesk' },
] as const;
const over = desk.createStateConfig({
  on: { 'deposit.another': { target: '#deposit.reading', actions: 'forgetOrder' } },
});
/** The deadline may have passed meanwhile: the countdown starts again. */
const faultInUnpaid = onFault({
  target: '#deposit.unpaid',
  reenter: true,
  actions: 'showFault',
});

/**
 * A deposit (spec §2 Member centre menu pages, depositv2): an order, its payment and its result
 * (docs/decisions/0031).
 */
export const depositMachine = desk.createMachine({
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
        onDone: onOutput('readDesk', [
          { guard: hasStatus('unpaid'), target: 'unpaid', actions: 'keepDesk' },
          { guard: hasStatus('checking'), target: 'check', actions: 'keepDesk' },
          ...overIn,
          { target: 'form', actions: 'keepDesk' },
        ]),
        onError: onFault({ target: 'failed', actions: 'showFault' }),
      },
    },
    failed: { on: { 'desk.retry': { target: 'reading', actions: 'clearMessage' } } },
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
    /** Until it is paid or the platform's deadline comes. */
    unpaid: {
      invoke: {
        id: 'deadline',
        src: 'countdown',
        input: ({ context: { order } }) => ({
          deadline: (order?.deposit.deadline ?? 0) - (order?.ahead ?? 0),
          now: order?.readAt ?? 0,
        }),
        onDone: [{ guard: 'isSaid' }, { target: 'reading' }],
      },
      initial: 'instructions',
      states: {
        instructions: {
          on: {
            'payment.report': { target: 'reporting', actions: 'clearMessage' },
            'order.cancel': 'cancelAsked',
            'tab.changed': '#deposit.reading',
          },
        },
        /** The question warns a person who may already have sent money. */
        cancelAsked: {
          on: {
            'cancel.confirm': { target: 'cancelling', actions: 'clearMessage' },
            'cancel.withdraw': 'instructions',
            'tab.changed': '#deposit.reading',
          },
        },
        reporting: {
          tags: 'busy',
          invoke: {
            id: 'reportPaid',
            src: 'reportPaid',
            input: ({ context }) => ({ id: context.order?.deposit.id ?? '' }),
            onDone: onOutcome('reportPaid', {
              accepted: [
                { guard: 'isBeingChecked', target: '#deposit.check', actions: 'keepStand' },
                { target: '#deposit.reading' },
              ],
              refused: { target: '#deposit.reading', actions: 'showRefusal' },
            }),
            onError: faultInUnpaid,
          },
        },
        cancelling: {
          tags: 'busy',
          invoke: {
            id: 'cancelOrder',
            src: 'cancelOrder',
            input: ({ context }) => ({ id: context.order?.deposit.id ?? '' }),
            onDone: onOutcome('cancelOrder', {
              accepted: {
                target: '#deposit.cancelled',
                actions: 'keepStand',
              },
              refused: { target: '#deposit.reading', actions: 'showRefusal' },
            }),
            onError: faultInUnpaid,
          },
        },
      },
    },
    /** The platform looks for the payment; it is asked until it knows. */
    check: {
      initial: 'pause',
      states: {
        pause: { after: { checkInterval: 'asking' }, on: { 'tab.changed': 'asking' } },
        asking: {
          tags: 'busy',
          invoke: {
            id: 'readDesk',
            src: 'readDesk',
            onDone: onOutput('readDesk', [
              ...overIn,
              { target: 'pause', actions: ['keepDesk', 'clearMessage'] },
            ]),
            onError: onFault({ target: 'pause', actions: 'showFault' }),
          },
        },
      },
    },
    credited: over,
    notReceived: over,
    expired: over,
    cancelled: over,
  },
});
export type DepositRef = ActorRefFrom<typeof depositMachine>;
export type DepositSnapshot = SnapshotFrom<typeof depositMachine>;
