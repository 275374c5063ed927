import type { PaymentPasswordForm } from '../../../machines/account/paymentPassword/paymentPassword.types';
import type { Hands } from '../hands';

/** Fills in the form of a first payment password. */
export const fillPaymentPassword = async (
  hands: Hands,
  { password, paymentPassword, confirmPaymentPassword }: PaymentPasswordForm,
) => {
  await hands.writeSecret('Login password', password);
  await hands.writeSecret('New payment password', paymentPassword);
  await hands.writeSecret('Repeat the payment password', confirmPaymentPassword);
};

/** Sends a valid payment password. */
export const setPaymentPassword = async (hands: Hands) => {
  await fillPaymentPassword(hands, {
    password: 'Croupier#2026',
    paymentPassword: '135790',
    confirmPaymentPassword: '135790',
  });
  await hands.press('Set payment password');
};
