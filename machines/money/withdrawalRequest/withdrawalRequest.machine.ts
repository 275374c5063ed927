import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { onFault, onOutcome, onOutput, requestSetup } from './withdrawalRequest.setup';
import { requests } from './states/requests';
import { readingFee, resending, sending } from './states/sending';
import type { WithdrawalPlace, WithdrawalRequestOutput } from './withdrawalRequest.types';
import { stepUpInvoke } from '../../shared/stepUp';

const UNKNOWN_LENGTH = { min: 1, max: 200 };
const isPlace = (is: WithdrawalPlace) =>
  ({
    type: 'isPlace',
    params: ({ event }: { event: { place: WithdrawalPlace } }) => ({ place: event.place, is }),
  }) as const;
const toRequests = {
  guard: isPlace('requests'),
  target: '#withdrawalRequest.requests',
  actions: 'forgetMessages',
} as const;
const toRequestsUnsent = { ...toRequests, actions: ['forgetMessages', 'forgetPassword'] } as const;

/**
 * A withdrawal request (spec §2 Member centre, withdraw): the account and the amount, the
 * confirmation, the result, and the earlier requests. A paid request continues in
 * `withdrawalConfirmation`.
 */
export const withdrawalRequestMachine = requestSetup.createMachine({
  id: 'withdrawalRequest',
  context: ({ input }) => ({
    ...input,
    setup: null,
    accountId: '',
    amount: '',
    paymentPassword: null,
    stepUp: null,
    fieldErrors: {},
    message: null,
    notice: null,
    requests: null,
    page: 1,
    requestId: null,
  }),
  invoke: { id: 'tabs', src: 'tabs' },
  initial: 'readingSetup',
  states: {
    readingSetup: {
      tags: 'busy',
      on: { 'place.choose': toRequests },
      invoke: {
        id: 'readSetup',
        src: 'readSetup',
        onDone: onOutput('readSetup', [
          {
            guard: 'isUnsecured',
            target: 'unsecured',
            actions: 'keepSetup',
          },
          {
            guard: 'isWithoutAccount',
            target: 'accountForm',
            actions: 'keepSetup',
          },
          { target: 'form', actions: 'keepSetup' },
        ]),
        onError: onFault([
          { guard: 'isSessionLost', target: 'expired' },
          { target: 'failed', actions: 'showFault' },
        ]),
      },
    },
    failed: {
      on: {
        'setup.retry': { target: 'readingSetup', actions: 'forgetMessages' },
        'place.choose': toRequests,
      },
    },
    /** There is no payment password: one is set first. */
    unsecured: {
      on: { 'place.choose': toRequests },
      invoke: {
        id: 'paymentPassword',
        src: 'paymentPassword',
        input: ({ context }) => ({
          account: context.account,
          rule: context.setup?.paymentPasswordLength ?? UNKNOWN_LENGTH,
        }),
        onDone: onOutcome('paymentPassword', {
          succeeded: { target: 'readingSetup' },
          expired: { target: 'expired' },
          cancelled: { target: 'cancelled' },
        }),
      },
    },
    /** The payout accounts: the first one, or one more. */
    accountForm: {
      on: { 'place.choose': toRequests },
      invoke: {
        id: 'payoutAccount',
        src: 'payoutAccount',
        input: ({ context }) => ({ holder: context.setup?.holder ?? null }),
        onDone: onOutcome('payoutAccount', {
          succeeded: {
            target: 'form',
            actions: 'keepAccount',
          },
          expired: { target: 'expired' },
          cancelled: [{ guard: 'hasAccounts', target: 'form' }, { target: 'cancelled' }],
        }),
      },
    },
    form: {
      entry: 'forgetPassword',
      on: {
        'place.choose': toRequests,
        'account.choose': {
          actions: { type: 'chooseAccount', params: ({ event }) => event.accountId },
        },
        'account.add': { guard: 'hasRoom', target: 'accountForm', actions: 'forgetMessages' },
        'amount.typed': { actions: { type: 'keepTyped', params: ({ event }) => event.amount } },
        'amount.fill': { actions: 'fillAmount' },
        'field.changed': { actions: { type: 'clearError', params: ({ event }) => event.field } },
        'form.submit': [
          {
            guard: { type: 'hasErrors', params: ({ event }) => event.form },
            actions: { type: 'showErrors', params: ({ event }) => event.form },
          },
          {
            target: 'confirmation',
            actions: { type: 'keepForm', params: ({ event }) => event.form },
          },
        ],
      },
    },
    confirmation: {
      exit: 'forgetMessages',
      on: {
        'withdrawal.confirm': 'sending',
        'withdrawal.back': 'form',
        'place.choose': toRequestsUnsent,
      },
    },
    sending,
    readingFee,
    /** The platform asks first who it is; then the same request is sent again. */
    stepUp: {
      exit: 'forgetStepUp',
      invoke: {
        ...stepUpInvoke,
        onDone: onOutcome('stepUp', {
          succeeded: { target: 'sending' },
          expired: { target: 'expired' },
          cancelled: { target: 'confirmation' },
        }),
      },
    },
    /**
     * The answer was lost: the platform may have the request, and sending it again does not repeat
     * it.
     */
    undecided: {
      entry: 'reloadMoney',
      initial: 'open',
      states: {
        open: {
          on: {
            'withdrawal.confirm': 'resending',
            'place.choose': toRequestsUnsent,
            'withdrawal.back': {
              target: '#withdrawalRequest.readingSetup',
              actions: ['forgetMessages', 'forgetPassword'],
            },
          },
        },
        resending,
      },
    },
    requests,
    cancelled: { type: 'final', output: { kind: 'cancelled' }, entry: 'forgetPassword' },
    expired: { type: 'final', output: { kind: 'expired' }, entry: 'forgetPassword' },
  },
  output: ({ event }) => event.output as WithdrawalRequestOutput,
});
export type WithdrawalRequestRef = ActorRefFrom<typeof withdrawalRequestMachine>;
export type WithdrawalRequestSnapshot = SnapshotFrom<typeof withdrawalRequestMachine>;
