import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { compactNumber, isHolder, isPayoutNumber } from '../../../contract/withdrawalRequest';
import type { stepUpMachine } from '../../account/stepUp/stepUp.machine';
import { faultMessage, isSessionFault, type Message } from '../../shared/message';
import { branchesOf, kindGuards, type OfKind, type Refused } from '../../shared/outcome';
import { child, port } from '../../shared/port';
import type { FieldErrors, RequestOutput } from '../../shared/request';
import { withoutField } from '../../shared/withoutField';
import type {
  PayoutAccount,
  PayoutAccountForm,
  PayoutAccountGiven,
  PayoutAccountOutcome,
} from './payoutAccount.types';
import { stepUpInvoke } from '../../shared/stepUp';

/**
 * The fields that cannot be sent: a number that does not fit its kind, and no real name when the
 * platform knows none.
 */
export const findErrors = (
  { type, number, holder }: PayoutAccountForm,
  given: PayoutAccountGiven,
): FieldErrors<PayoutAccountForm> => ({
  ...(number.trim() === ''
    ? { number: { key: 'validation:empty' } }
    : !isPayoutNumber(type, compactNumber(number)) && {
        number: { key: 'validation:payoutNumber' },
      }),
  ...(given.holder === null &&
    (holder.trim() === ''
      ? { holder: { key: 'validation:empty' } }
      : !isHolder(holder.trim()) && { holder: { key: 'validation:realName' } })),
});

const payoutSetup = setup({
  types: {
    context: {} as {
      given: PayoutAccountGiven;
      /** What is sent; null while it is typed. */
      form: PayoutAccountForm | null;
      /** What has to be proved before it is sent again; null when nothing has. */
      stepUp: string | null;
      fieldErrors: FieldErrors<PayoutAccountForm>;
      message: Message | null;
      value: PayoutAccount | null;
    },
    input: {} as PayoutAccountGiven,
    events: {} as
      | { type: 'form.submit'; form: PayoutAccountForm }
      | { type: 'form.cancel' }
      | { type: 'field.changed'; field: keyof PayoutAccountForm },
    output: {} as RequestOutput<PayoutAccount>,
    tags: {} as 'busy',
    children: {} as { submit: 'submit'; stepUp: 'stepUp' },
  },
  actors: {
    submit: port<PayoutAccountOutcome, { form: PayoutAccountForm; given: PayoutAccountGiven }>(
      'submit',
    ),
    stepUp: child<typeof stepUpMachine>('stepUp'),
  },
  guards: {
    hasErrors: ({ context }, form: PayoutAccountForm) =>
      Object.keys(findErrors(form, context.given)).length > 0,
    isSessionLost: (_, error: unknown) => isSessionFault(error),
  },
  actions: {
    showErrors: assign(({ context }, form: PayoutAccountForm) => ({
      fieldErrors: findErrors(form, context.given),
      message: null,
    })),
    clearError: assign(({ context }, field: keyof PayoutAccountForm) => ({
      fieldErrors: withoutField(context.fieldErrors, field),
    })),
    keepForm: assign((_, form: PayoutAccountForm) => ({ form, fieldErrors: {}, message: null })),
    forgetForm: assign({ form: null }),
    keepValue: assign((_, { value }: OfKind<PayoutAccountOutcome, 'accepted'>) => ({ value })),
    keepStepUp: assign((_, { stepUp }: OfKind<PayoutAccountOutcome, 'unproved'>) => ({ stepUp })),
    forgetStepUp: assign({ stepUp: null }),
    showRefusal: assign((_, { message }: Refused) => ({ message: { text: message } })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
  },
}).extend({ guards: kindGuards('accepted', 'unproved', 'succeeded', 'expired') });
const { onFault, onOutcome } = branchesOf(payoutSetup);

/**
 * Adds an account for payouts, once the person has proved who they are. The machine's value is the
 * account, as the platform shows it.
 */
export const payoutAccountMachine = payoutSetup.createMachine({
  id: 'payoutAccount',
  context: ({ input }) => ({
    given: input,
    form: null,
    stepUp: null,
    fieldErrors: {},
    message: null,
    value: null,
  }),
  initial: 'form',
  states: {
    form: {
      entry: 'forgetForm',
      on: {
        'form.submit': [
          {
            guard: { type: 'hasErrors', params: ({ event }) => event.form },
            actions: { type: 'showErrors', params: ({ event }) => event.form },
          },
          { target: 'sending', actions: { type: 'keepForm', params: ({ event }) => event.form } },
        ],
        'form.cancel': 'cancelled',
        'field.changed': { actions: { type: 'clearError', params: ({ event }) => event.field } },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => ({ form: context.form as PayoutAccountForm, given: context.given }),
        onDone: onOutcome('submit', {
          accepted: { target: 'succeeded', actions: 'keepValue' },
          unproved: { target: 'stepUp', actions: 'keepStepUp' },
          refused: { target: 'form', actions: 'showRefusal' },
        }),
        onError: onFault([
          { guard: 'isSessionLost', target: 'expired' },
          { target: 'form', actions: 'showFault' },
        ]),
      },
    },
    /** The form stays below; what was typed is sent again. */
    stepUp: {
      exit: 'forgetStepUp',
      invoke: {
        ...stepUpInvoke,
        onDone: onOutcome('stepUp', {
          succeeded: { target: 'sending' },
          expired: { target: 'expired' },
          cancelled: { target: 'form' },
        }),
      },
    },
    succeeded: {
      type: 'final',
      output: ({ context }) => ({ kind: 'succeeded', value: context.value }),
    },
    cancelled: { type: 'final', output: { kind: 'cancelled' } },
    expired: { type: 'final', output: { kind: 'expired' } },
  },
  output: ({ event }) => event.output as RequestOutput<PayoutAccount>,
});
export type PayoutAccountRef = ActorRefFrom<typeof payoutAccountMachine>;
export type PayoutAccountSnapshot = SnapshotFrom<typeof payoutAccountMachine>;
