import type { PaymentPasswordSnapshot } from './paymentPassword.machine';

/** A request is under way. */
export const selectIsBusy = (s: PaymentPasswordSnapshot) => s.hasTag('busy');
/** The account and the rule of its payment password. */
export const selectGiven = (s: PaymentPasswordSnapshot) => s.context.given;
/** The message of each field that cannot be sent as it is. */
export const selectFieldErrors = (s: PaymentPasswordSnapshot) => s.context.fieldErrors;
/** The message on show; null while there is none. */
export const selectMessage = (s: PaymentPasswordSnapshot) => s.context.message;
