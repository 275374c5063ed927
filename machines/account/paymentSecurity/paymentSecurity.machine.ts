import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { paymentPasswordMachine } from '../paymentPassword/paymentPassword.machine';
import type { PasswordRule } from '../../shared/grant';
import { faultMessage, type Message } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import { branchesOf, kindGuards } from '../../shared/outcome';
import { port } from '../../shared/port';
import type { PaymentSecurityInput, PaymentStatus } from './paymentSecurity.types';

const paymentSecuritySetup = setup({
  types: {
    context: {} as PaymentSecurityInput & { rule: PasswordRule | null; message: Message | null },
    input: {} as PaymentSecurityInput,
    events: {} as { type: 'status.retry' } | { type: 'payment.set' },
    tags: {} as 'busy',
    children: {} as { readStatus: 'readStatus'; paymentPassword: 'paymentPassword' },
  },
  actors: {
    readStatus: port<PaymentStatus, void>('readStatus'),
    paymentPassword: paymentPasswordMachine,
  },
  guards: {
    isTrial: ({ context }) => context.isTrial,
    isSet: (_, status: PaymentStatus) => status.isSet,
  },
  actions: {
    keepRule: assign((_, { rule }: PaymentStatus) => ({ rule, message: null })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    notifySet: enqueueActions((scope) =>
      pushToast(scope, { tone: 'success', message: { key: 'teamTransfer:security.done' } }),
    ),
  },
}).extend({ guards: kindGuards('succeeded') });
const { onFault, onOutcome, onOutput } = branchesOf(paymentSecuritySetup);

/**
 * Whether the person has a payment password, on the page of their own account; without one, the
 * first is set there.
 */
export const paymentSecurityMachine = paymentSecuritySetup.createMachine({
  id: 'paymentSecurity',
  context: ({ input }) => ({ ...input, rule: null, message: null }),
  initial: 'entry',
  states: {
    entry: { always: [{ guard: 'isTrial', target: 'absent' }, { target: 'reading' }] },
    absent: {},
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readStatus',
        src: 'readStatus',
        onDone: onOutput('readStatus', [
          { guard: 'isSet', target: 'there' },
          { target: 'unset', actions: 'keepRule' },
        ]),
        onError: onFault({ target: 'failed', actions: 'showFault' }),
      },
    },
    failed: { on: { 'status.retry': 'reading' } },
    unset: { on: { 'payment.set': 'form' } },
    form: {
      invoke: {
        id: 'paymentPassword',
        src: 'paymentPassword',
        input: ({ context }) => ({ account: context.account, rule: context.rule as PasswordRule }),
        onDone: onOutcome('paymentPassword', {
          succeeded: {
            target: 'there',
            actions: 'notifySet',
          },
          otherwise: { target: 'unset' },
        }),
      },
    },
    /**
     * Only customer service changes it: a stranger who finds an open session must not be able to.
     */
    there: {},
  },
});
export type PaymentSecurityRef = ActorRefFrom<typeof paymentSecurityMachine>;
export type PaymentSecuritySnapshot = SnapshotFrom<typeof paymentSecurityMachine>;
