import { assign, enqueueActions, setup } from 'xstate';
import { PAYOUT_ACCOUNTS } from '../../../contract/withdrawalRequest';
import { payoutAccountMachine } from '../payoutAccount/payoutAccount.machine';
import { paymentPasswordMachine } from '../../account/paymentPassword/paymentPassword.machine';
import type { stepUpMachine } from '../../account/stepUp/stepUp.machine';
import { faultMessage, isBusyFault, isSessionFault, type Message } from '../../shared/message';
import { reloadPending, reloadMoney } from '../../shared/refresh';
import { branchesOf, kindGuards, type OfKind, type Refused } from '../../shared/outcome';
import { refusalOf } from '../../shared/refusal';
import { child, port, stream } from '../../shared/port';
import type { FieldErrors, RequestOutput } from '../../shared/request';
import { allOf, amountOf, findErrors } from './withdrawalRequest.rules';
import type {
  CancelOutcome,
  PayoutAccount,
  RequestPage,
  WithdrawalForm,
  WithdrawalOutcome,
  WithdrawalPlace,
  WithdrawalRequestInput,
  WithdrawalRequestOutput,
  WithdrawalSetup,
  WithdrawalWish,
} from './withdrawalRequest.types';
import { withoutField } from '../../shared/withoutField';

type Context = WithdrawalRequestInput & {
  setup: WithdrawalSetup | null;
  accountId: string;
  amount: string;
  /** Kept only from the form to the result. */
  paymentPassword: string | null;
  fieldErrors: FieldErrors<WithdrawalForm>;
  message: Message | null;
  /** What has to be proved before the request is sent again; null when nothing has. */
  stepUp: string | null;
  /** The last success. */
  notice: Message | null;
  requests: RequestPage | null;
  /** From 1. */
  page: number;
  /** The request to cancel. */
  requestId: string | null;
};
type Event =
  | { type: 'place.choose'; place: WithdrawalPlace }
  | { type: 'setup.retry' }
  | { type: 'account.choose'; accountId: string }
  | { type: 'account.add' }
  | { type: 'amount.typed'; amount: string }
  | { type: 'amount.fill' }
  | { type: 'field.changed'; field: keyof WithdrawalForm }
  | { type: 'form.submit'; form: WithdrawalForm }
  | { type: 'withdrawal.confirm' }
  | { type: 'withdrawal.back' }
  | { type: 'requests.retry' }
  | { type: 'page.turn'; page: number }
  | { type: 'request.cancel'; requestId: string }
  | { type: 'cancel.confirm' }
  | { type: 'cancel.keep' }
  /** Another tab made or cancelled a request. */
  | { type: 'tab.requested' };

const isUnderReview = ({ requests }: Context, id?: string) =>
  requests?.requests.some(
    (one) => one.status === 'underReview' && (id === undefined || one.id === id),
  ) ?? false;
const canCancel = ({ requests }: Context, asked: string) =>
  requests?.requests.some((one) => one.canCancel && one.id === asked) ?? false;
/** True when the page decides a request that was under review. */
const decidedIn = (context: Context, { requests }: RequestPage) =>
  requests.some(({ id, status }) => status !== 'underReview' && isUnderReview(context, id));

type AccountOutput = RequestOutput<PayoutAccount>;

/**
 * What the chart of the withdrawal request is made of; the chart is in
 * `withdrawalRequest.machine.ts`.
 */
export const requestSetup = setup({
  types: {
    context: {} as Context,
    input: {} as WithdrawalRequestInput,
    events: {} as Event,
    output: {} as WithdrawalRequestOutput,
    tags: {} as 'busy',
    children: {} as {
      tabs: 'tabs';
      readSetup: 'readSetup';
      paymentPassword: 'paymentPassword';
      payoutAccount: 'payoutAccount';
      stepUp: 'stepUp';
      sendRequest: 'sendRequest';
      readRequests: 'readRequests';
      cancelRequest: 'cancelRequest';
    },
  },
  actors: {
    /** Sends `tab.requested` when another tab has changed the requests. */
    tabs: stream<Event>('tabs'),
    readSetup: port<WithdrawalSetup, void>('readSetup'),
    paymentPassword: paymentPasswordMachine,
    payoutAccount: payoutAccountMachine,
    stepUp: child<typeof stepUpMachine>('stepUp'),
    /** The same request after a lost answer is sent with the same key. */
    sendRequest: port<WithdrawalOutcome, WithdrawalWish>('sendRequest'),
    readRequests: port<RequestPage, { page: number }>('readRequests'),
    cancelRequest: port<CancelOutcome, { requestId: string }>('cancelRequest'),
  },
  guards: {
    isPlace: (_, p: { place: WithdrawalPlace; is: WithdrawalPlace }) => p.place === p.is,
    isUnsecured: (_, answer: WithdrawalSetup) => !answer.hasPaymentPassword,
    isWithoutAccount: (_, { accounts }: WithdrawalSetup) => accounts.length === 0,
    hasAccounts: ({ context }) => (context.setup?.accounts.length ?? 0) > 0,
    hasRoom: ({ context }) => (context.setup?.accounts.length ?? 0) < PAYOUT_ACCOUNTS,
    hasErrors: ({ context }, form: WithdrawalForm) =>
      context.setup === null || Object.keys(findErrors(form, context.setup)).length > 0,
    isSessionLost: (_, error: unknown) => isSessionFault(error),
    isTurnedAway: (_, error: unknown) => isBusyFault(error),
    isAnyUnderReview: ({ context }) => isUnderReview(context),
    canCancel: ({ context }, requestId: string) => canCancel(context, requestId),
    isAnyDecided: ({ context }, page: RequestPage) => decidedIn(context, page),
  },
  actions: {
    keepSetup: assign(({ context }, answer: WithdrawalSetup) => ({
      setup: answer,
      message: context.message,
      accountId:
        [context.accountId, answer.lastAccountId, answer.accounts[0]?.id].find((id) =>
          answer.accounts.some((one) => one.id === id),
        ) ?? '',
    })),
    /** The form keeps what was typed for the person's return; everything else is loaded again. */
    forgetSetup: assign({ setup: null }),
    keepAccount: assign(
      ({ context: { setup: known } }, { value }: OfKind<AccountOutput, 'succeeded'>) =>
        known
          ? {
              accountId: value.id,
              setup: {
                ...known,
                holder: value.holder,
                accounts: [...known.accounts.filter(({ id }) => id !== value.id), value],
              },
            }
          : {},
    ),
    chooseAccount: assign(({ context }, accountId: string) => ({
      accountId,
      fieldErrors: withoutField(context.fieldErrors, 'accountId'),
    })),
    keepTyped: assign(({ context }, amount: string) => ({
      amount,
      fieldErrors: withoutField(context.fieldErrors, 'amount'),
    })),
    fillAmount: assign(({ context }) => ({
      amount: context.setup ? allOf(context.setup) : '',
      fieldErrors: withoutField(context.fieldErrors, 'amount'),
    })),
    showErrors: assign(({ context }, form: WithdrawalForm) => ({
      fieldErrors: context.setup ? findErrors(form, context.setup) : {},
      message: null,
    })),
    clearError: assign(({ context }, field: keyof WithdrawalForm) => ({
      fieldErrors: withoutField(context.fieldErrors, field),
    })),
    keepForm: assign((_, form: WithdrawalForm) => ({
      accountId: form.accountId,
      amount: amountOf(form),
      paymentPassword: form.paymentPassword,
      fieldErrors: {},
      message: null,
    })),
    forgetPassword: assign({ paymentPassword: null }),
    keepStepUp: assign((_, { stepUp }: OfKind<WithdrawalOutcome, 'unproved'>) => ({ stepUp })),
    forgetStepUp: assign({ stepUp: null }),
    keepSent: assign({ amount: '', page: 1, notice: { key: 'withdrawalRequest:sent' } }),
    keepPage: assign((_, page: number) => ({ page })),
    keepRequests: assign((_, requests: RequestPage) => ({ requests })),
    forgetRequests: assign({ requests: null }),
    keepRequest: assign((_, requestId: string) => ({ requestId })),
    forgetRequest: assign({ requestId: null }),
    showNewFee: assign({ message: { key: 'withdrawalRequest:confirm.feeChanged' } }),
    showCancelled: assign({ notice: { key: 'withdrawalRequest:cancel.done' } }),
    showRefusal: assign((_, refusal: Refused & { field?: 'paymentPassword' }) =>
      refusalOf(refusal),
    ),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    forgetMessages: assign({ message: null, notice: null, fieldErrors: {} }),
    reloadMoney: enqueueActions((scope) => reloadMoney(scope)),
    reloadPending: enqueueActions((scope) => reloadPending(scope)),
  },
  delays: {
    /** assumed: how often the platform is asked about a request under review. */
    reread: 5_000,
  },
}).extend({
  guards: kindGuards('accepted', 'unproved', 'feeChanged', 'cancelled', 'succeeded', 'expired'),
});
/** Builders of `onDone` and `onError` for this chart. */
export const { onFault, onOutcome, onOutput } = branchesOf(requestSetup);
