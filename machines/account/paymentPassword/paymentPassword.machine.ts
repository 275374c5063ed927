import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { passwordLengthFault } from '../../shared/length';
import { makeRequest, type FieldErrors } from '../../shared/request';
import type { PaymentPasswordForm, PaymentPasswordGiven } from './paymentPassword.types';

/**
 * The fields that cannot be sent. Only length and repetition are checked here; the platform checks
 * the pattern.
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
 * The first payment password of a member who registered without one, for example a downline that an
 * agent created.
 */
export const paymentPasswordMachine = makeRequest<PaymentPasswordForm, PaymentPasswordGiven>({
  id: 'paymentPassword',
  findErrors,
  repeats: { paymentPassword: 'confirmPaymentPassword' },
});
export type PaymentPasswordRef = ActorRefFrom<typeof paymentPasswordMachine>;
export type PaymentPasswordSnapshot = SnapshotFrom<typeof paymentPasswordMachine>;
