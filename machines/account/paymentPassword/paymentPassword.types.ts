import type { PasswordRule } from '../../shared/grant';

/** The account, and the allowed length of its payment password. */
export type PaymentPasswordGiven = { account: string; rule: PasswordRule };
/** `password` is the login password. Passwords are never trimmed. */
export type PaymentPasswordForm = {
  password: string;
  paymentPassword: string;
  confirmPaymentPassword: string;
};
