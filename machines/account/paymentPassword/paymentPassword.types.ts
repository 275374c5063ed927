import type { PasswordRule } from '../../shared/grant';

/** Who sets it, and how long it may be. */
export type PaymentPasswordGiven = { account: string; rule: PasswordRule };
/** `password` is the one of the login. Passwords are never trimmed. */
export type PaymentPasswordForm = {
  password: string;
  paymentPassword: string;
  confirmPaymentPassword: string;
};
