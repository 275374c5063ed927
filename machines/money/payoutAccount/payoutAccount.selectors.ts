import type { PayoutAccountSnapshot } from './payoutAccount.machine';

export { PAYOUT_TYPES } from '../../../contract/withdrawalRequest';
/** True while a request is under way. */
export const selectIsBusy = (s: PayoutAccountSnapshot) => s.hasTag('busy');
/** The holder of the accounts; null before the first account. */
export const selectGiven = (s: PayoutAccountSnapshot) => s.context.given;
/** The message of each invalid field. */
export const selectFieldErrors = (s: PayoutAccountSnapshot) => s.context.fieldErrors;
/** The message shown; null when there is none. */
export const selectMessage = (s: PayoutAccountSnapshot) => s.context.message;
