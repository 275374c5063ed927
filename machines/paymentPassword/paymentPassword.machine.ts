import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { makeRequest, type FieldErrors } from '../shared/request';
import type { PaymentPasswordForm, PaymentPasswordGiven } from './paymentPassword.types';

/** What may not be sent: the platform's pattern is its own to judge, here only the length and the repeat are. */
export const findErrors = (form: PaymentPasswordForm, { rule: { min, max } }: PaymentPasswordGiven): FieldErrors<PaymentPasswordForm> => {
  const length = [...form.paymentPassword].length;
  return {
    ...(form.password === '' && { password: { key: 'validation:empty' } }),
    ...((length < min || length > max) && {
      paymentPassword: min === max
        ? { key: 'validation:passwordLengthExact', values: { length: min } }
        : { key: 'validation:passwordLength', values: { min, max } },
    }),
    ...(form.confirmPaymentPassword !== form.paymentPassword && { confirmPaymentPassword: { key: 'validation:passwordMismatch' } }),
  };
};

/** The first payment password, of whoever registered without one: a downline that an agent made, for example. */
export const paymentPasswordMachine = makeRequest<PaymentPasswordForm, PaymentPasswordGiven>({ id: 'paymentPassword', findErrors });
export type PaymentPasswordRef = ActorRefFrom<typeof paymentPasswordMachine>;
export type PaymentPasswordSnapshot = SnapshotFrom<typeof paymentPasswordMachine>;
