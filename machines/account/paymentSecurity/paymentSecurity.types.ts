import type { PasswordRule } from '../../shared/grant';

/** A trial account's money is play money: it has no payment password. */
export type PaymentSecurityInput = { account: string; isTrial: boolean };
/** Whether there is a payment password, and how long one may be. */
export type PaymentStatus = { isSet: boolean; rule: PasswordRule };
