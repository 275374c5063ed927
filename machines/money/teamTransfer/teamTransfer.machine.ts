import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { faultMessage, isBusyFault, isSessionFault, type Message } from '../../shared/message';
import { unanswered } from '../../shared/unanswered';
import { reloadMoney } from '../../shared/refresh';
import { refusalOf } from '../../shared/refusal';
import { branchesOf, kindGuards, type OfKind, type Refused } from '../../shared/outcome';
import { child, port } from '../../shared/port';
import type { FieldErrors } from '../../shared/request';
import type { stepUpMachine } from '../../account/stepUp/stepUp.machine';
import { paymentPasswordMachine } from '../../account/paymentPassword/paymentPassword.machine';
import { amountOf, findErrors } from './teamTransfer.rules';
import type {
  TeamTransferForm,
  TeamTransferInput,
  TeamTransferOutcome,
  TeamTransferOutput,
  TeamTransferOrder,
  TransferLimits,
} from './teamTransfer.types';
import { withoutField } from '../../shared/withoutField';
import { stepUpInvoke } from '../../shared/stepUp';

type Context = TeamTransferInput & {
  limits: TransferLimits | null;
  amount: string;
  /** Kept only from the form to the result. */
  paymentPassword: string | null;
  /** What has to be proved before the transfer is sent again; null when nothing has. */
  stepUp: string | null;
  fieldErrors: FieldErrors<TeamTransferForm>;
  message: Message | null;
};
const UNKNOWN_LENGTH = { min: 1, max: 200 };

const transfer = setup({
  types: {
    context: {} as Context,
    input: {} as TeamTransferInput,
    events: {} as
      | { type: 'limits.retry' }
      | { type: 'form.submit'; form: TeamTransferForm }
      | { type: 'form.cancel' }
      | { type: 'field.changed'; field: keyof TeamTransferForm }
      | { type: 'transfer.confirm' }
      | { type: 'transfer.back' }
      | { type: 'transfer.another' }
      | { type: 'transfer.close' },
    output: {} as TeamTransferOutput,
    tags: {} as 'busy',
    children: {} as {
      readLimits: 'readLimits';
      paymentPassword: 'paymentPassword';
      stepUp: 'stepUp';
      sendTransfer: 'sendTransfer';
    },
  },
  actors: {
    paymentPassword: paymentPasswordMachine,
    stepUp: child<typeof stepUpMachine>('stepUp'),
    readLimits: port<TransferLimits, void>('readLimits'),
    /** The same transfer after a lost answer is sent with the same key. */
    sendTransfer: port<TeamTransferOutcome, TeamTransferOrder>('sendTransfer'),
  },
  guards: {
    hasNobody: ({ context }, limits: TransferLimits) =>
      context.downline === null && limits.upline === null,
    isUnsecured: (_, limits: TransferLimits) => !limits.hasPaymentPassword,
    hasErrors: ({ context }, form: TeamTransferForm) =>
      context.limits === null || Object.keys(findErrors(form, context.limits)).length > 0,
    isSessionLost: (_, error: unknown) => isSessionFault(error),
    isTurnedAway: (_, error: unknown) => isBusyFault(error),
  },
  actions: {
    keepLimits: assign((_, limits: TransferLimits) => ({ limits, message: null })),
    showErrors: assign(({ context }, form: TeamTransferForm) => ({
      fieldErrors: context.limits ? findErrors(form, context.limits) : {},
      message: null,
    })),
    clearError: assign(({ context }, field: keyof TeamTransferForm) => ({
      fieldErrors: withoutField(context.fieldErrors, field),
    })),
    keepForm: assign((_, form: TeamTransferForm) => ({
      amount: amountOf(form),
      paymentPassword: form.paymentPassword,
      fieldErrors: {},
      message: null,
    })),
    forgetPassword: assign({ paymentPassword: null }),
    keepStepUp: assign((_, { stepUp }: OfKind<TeamTransferOutcome, 'unproved'>) => ({ stepUp })),
    forgetStepUp: assign({ stepUp: null }),
    forgetAmount: assign({ amount: '' }),
    keepBalance: assign(
      ({ context: { limits } }, { balance }: OfKind<TeamTransferOutcome, 'accepted'>) => ({
        limits: limits && { ...limits, balance },
      }),
    ),
    showRefusal: assign((_, refusal: Refused & { field?: 'paymentPassword' }) =>
      refusalOf(refusal),
    ),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    reloadMoney: enqueueActions((scope) => reloadMoney(scope)),
  },
}).extend({ guards: kindGuards('accepted', 'unproved', 'succeeded', 'expired') });
const { onFault, onOutcome, onOutput } = branchesOf(transfer);

/** Sends the transfer. When the platform is too busy to handle it, no money has moved. */
const sendingUntil = (turnedAway: 'form' | 'undecided.open') =>
  transfer.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'sendTransfer',
      src: 'sendTransfer',
      input: ({ context }) => ({
        toId: context.downline?.id ?? null,
        amount: context.amount,
        paymentPassword: context.paymentPassword ?? '',
      }),
      onDone: onOutcome('sendTransfer', {
        accepted: {
          target: '#teamTransfer.done',
          actions: ['keepBalance', 'reloadMoney'],
        },
        unproved: { target: '#teamTransfer.stepUp', actions: 'keepStepUp' },
        refused: { target: '#teamTransfer.form', actions: 'showRefusal' },
      }),
      onError: onFault(unanswered('teamTransfer', turnedAway)),
    },
  });

/**
 * A transfer to a downline or to the upline (spec §1 agents): the amount, the confirmation, the
 * result.
 */
export const teamTransferMachine = transfer.createMachine({
  id: 'teamTransfer',
  context: ({ input }) => ({
    ...input,
    limits: null,
    amount: '',
    paymentPassword: null,
    stepUp: null,
    fieldErrors: {},
    message: null,
  }),
  initial: 'readingLimits',
  states: {
    readingLimits: {
      tags: 'busy',
      on: { 'form.cancel': 'cancelled' },
      invoke: {
        id: 'readLimits',
        src: 'readLimits',
        onDone: onOutput('readLimits', [
          {
            guard: 'hasNobody',
            target: 'alone',
            actions: 'keepLimits',
          },
          {
            guard: 'isUnsecured',
            target: 'unsecured',
            actions: 'keepLimits',
          },
          { target: 'form', actions: 'keepLimits' },
        ]),
        onError: onFault({ target: 'failed', actions: 'showFault' }),
      },
    },
    failed: { on: { 'limits.retry': 'readingLimits', 'form.cancel': 'cancelled' } },
    /** The person has no upline. */
    alone: { on: { 'form.cancel': 'cancelled' } },
    /** There is no payment password: one is set first. */
    unsecured: {
      on: { 'form.cancel': 'cancelled' },
      invoke: {
        id: 'paymentPassword',
        src: 'paymentPassword',
        input: ({ context }) => ({
          account: context.account,
          rule: context.limits?.paymentPasswordLength ?? UNKNOWN_LENGTH,
        }),
        onDone: onOutcome('paymentPassword', {
          succeeded: { target: 'readingLimits' },
          expired: { target: 'expired' },
          cancelled: { target: 'cancelled' },
        }),
      },
    },
    form: {
      entry: 'forgetPassword',
      on: {
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
        'form.cancel': 'cancelled',
        'field.changed': { actions: { type: 'clearError', params: ({ event }) => event.field } },
      },
    },
    confirmation: {
      on: { 'transfer.confirm': 'sending', 'transfer.back': 'form', 'form.cancel': 'cancelled' },
    },
    sending: sendingUntil('form'),
    /** The platform asks first who it is; then the same transfer is sent again. */
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
     * The answer was lost: the money may have moved. Sending the transfer again does not move it
     * twice.
     */
    undecided: {
      entry: 'reloadMoney',
      initial: 'open',
      states: {
        open: {
          on: {
            'transfer.confirm': 'resending',
            'form.cancel': '#teamTransfer.cancelled',
            'transfer.back': { target: '#teamTransfer.readingLimits', actions: 'forgetPassword' },
          },
        },
        resending: sendingUntil('undecided.open'),
      },
    },
    done: {
      entry: 'forgetPassword',
      on: {
        'transfer.another': { target: 'readingLimits', actions: 'forgetAmount' },
        'transfer.close': 'succeeded',
      },
    },
    succeeded: { type: 'final', output: { kind: 'succeeded' } },
    cancelled: { type: 'final', output: { kind: 'cancelled' }, entry: 'forgetPassword' },
    expired: { type: 'final', output: { kind: 'expired' }, entry: 'forgetPassword' },
  },
  output: ({ event }) => event.output as TeamTransferOutput,
});
export type TeamTransferRef = ActorRefFrom<typeof teamTransferMachine>;
export type TeamTransferSnapshot = SnapshotFrom<typeof teamTransferMachine>;
