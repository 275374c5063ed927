import type { CreateInvitationSnapshot } from './createInvitation.machine';

/** True while a request is under way. */
export const selectIsBusy = (s: CreateInvitationSnapshot) => s.hasTag('busy');
/** The message of each invalid field. */
export const selectFieldErrors = (s: CreateInvitationSnapshot) => s.context.fieldErrors;
/** The message shown; null when there is none. */
export const selectMessage = (s: CreateInvitationSnapshot) => s.context.message;
export { INVITED_RATES } from './createInvitation.machine';
