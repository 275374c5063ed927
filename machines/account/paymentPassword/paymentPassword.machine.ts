import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { passwordLengthFault } from '../../shared/length';
import { makeRequest, type FieldErrors } from '../../shared/request';
import type { PaymentPasswordForm, PaymentPasswordGiven } from './paymentPassword.types';

/**
 * What may not be sent: the platform's pattern is its own to judge, here only the length and the
 * repeat are.
 */
export const findErrors = (
  form: PaymentPasswordForm,
  { rule }: PaymentPasswordGiven,
): FieldErrors<PaymentPasswordForm> => {
  const lengthFault = passwordLengthFault(form.paymentPassword, rule);
  return {
    ...(form.password === '' && { password: { key: 'validation:empty' } }),
    ...(lengthFault && { paymentPassword: lengthFault }),
    ...(form.confirmPaymentPassword !== form.paymentPassword && {
      confirmPaymentPassword: { key: 'validation:passwordMismatch' },
    }),
  };
};

/**
 * The first payment password, of anyone who registered without one: a downline that an agent made,
 * for example.
 */
export const paymentPasswordMachine = makeRequest<PaymentPasswordForm, PaymentPasswordGiven>({
  id: 'paymentPassword',
  findErrors,
});
export type PaymentPasswordRef = ActorRefFrom<typeof paymentPasswordMachine>;
export type PaymentPasswordSnapshot = SnapshotFrom<typeof paymentPasswordMachine>;
