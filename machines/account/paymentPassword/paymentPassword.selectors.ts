import type { PaymentPasswordSnapshot } from './paymentPassword.machine';

export const selectIsBusy = (s: PaymentPasswordSnapshot) => s.hasTag('busy');
export const selectGiven = (s: PaymentPasswordSnapshot) => s.context.given;
export const selectFieldErrors = (s: PaymentPasswordSnapshot) => s.context.fieldErrors;
export const selectMessage = (s: PaymentPasswordSnapshot) => s.context.message;
