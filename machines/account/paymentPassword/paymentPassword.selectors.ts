import type { PaymentPasswordSnapshot } from './paymentPassword.machine';

/** True while a request is under way. */
export const selectIsBusy = (s: PaymentPasswordSnapshot) => s.hasTag('busy');
/** The account and the rule of its payment password. */
export const selectGiven = (s: PaymentPasswordSnapshot) => s.context.given;
/** The message of each invalid field. */
export const selectFieldErrors = (s: PaymentPasswordSnapshot) => s.context.fieldErrors;
/** The message shown; null when there is none. */
export const selectMessage = (s: PaymentPasswordSnapshot) => s.context.message;
