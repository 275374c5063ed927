import type { PayoutAccountSnapshot } from './payoutAccount.machine';

export { PAYOUT_TYPES } from '../../../contract/withdrawalRequest';
export const selectIsBusy = (s: PayoutAccountSnapshot) => s.hasTag('busy');
export const selectGiven = (s: PayoutAccountSnapshot) => s.context.given;
export const selectFieldErrors = (s: PayoutAccountSnapshot) => s.context.fieldErrors;
export const selectMessage = (s: PayoutAccountSnapshot) => s.context.message;
