import { assign, enqueueActions, or, setup, stateIn } from 'xstate';
import { DEPOSIT_CHECK_INTERVAL } from '../../../contract/constants';
import { limitPromptMachine } from '../../member/limitPrompt/limitPrompt.machine';
import { countdownMachine } from '../../site/countdown/countdown.machine';
import { faultMessage, type Message } from '../../shared/message';
import { reloadPending, reloadMoney } from '../../shared/refresh';
import {
  branchesOf,
  guardWithin,
  kindGuards,
  type OfKind,
  type Refused,
} from '../../shared/outcome';
import { port, stream } from '../../shared/port';
import { amountOf, findDepositError, openMethodOf, standOf } from './deposit.rules';
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
  /** As it was typed. */
  amount: string;
  /** The order on show. */
  order: Stand | null;
  fieldError: Message | null;
  message: Message | null;
};
type TabEvent = { type: 'tab.changed' };

/** What the chart is made of; it stands in `deposit.machine.ts` and `states/`. */
export const depositSetup = setup({
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
      limitPrompt: 'limitPrompt';
      reportPaid: 'reportPaid';
      cancelOrder: 'cancelOrder';
    },
  },
  actors: {
    /** Tells `tab.changed`: another tab did something to an order. */
    tabs: stream<TabEvent>('tabs'),
    /** `asks`: a question about the limit that is due is shown, and counts as asked. */
    readDesk: port<Desk, { asks: boolean }>('readDesk'),
    /** The same deposit after a lost answer goes out under the same key. */
    placeOrder: port<PlaceOutcome, NewDeposit>('placeOrder'),
    countdown: countdownMachine,
    limitPrompt: limitPromptMachine,
    reportPaid: port<StandOutcome, { id: string }>('reportPaid'),
    cancelOrder: port<StandOutcome, { id: string }>('cancelOrder'),
  },
  guards: {
    isStatus: ({ context }, p: { desk: Desk; is: DepositStatus }) =>
      standOf(p.desk, context.order)?.deposit.status === p.is,
    isAsked: (_, { prompt }: Desk) => prompt !== null,
    isOffered: ({ context }, id: string) =>
      context.desk?.methods.some((method) => method.id === id && method.closed === null) ?? false,
    hasError: ({ context }) => {
      const { desk, methodId, amount } = context;
      const method = desk && openMethodOf(desk, methodId);
      return !method || findDepositError(amountOf(amount), method, desk) !== null;
    },
    /** It is on its way to the platform, which says whether it was in time. */
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
      const { desk, methodId, amount } = context;
      const method = desk && openMethodOf(desk, methodId);
      return { fieldError: method ? findDepositError(amountOf(amount), method, desk) : null };
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
    reloadPending: enqueueActions((scope) => reloadPending(scope)),
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
/** Writers of the `onDone` and `onError` of this chart. */
export const { onFault, onOutcome, onOutput } = branchesOf(depositSetup);
