import type { CreateInvitationSnapshot } from './createInvitation.machine';

/** A request is under way. */
export const selectIsBusy = (s: CreateInvitationSnapshot) => s.hasTag('busy');
/** The message of each field that cannot be sent as it is. */
export const selectFieldErrors = (s: CreateInvitationSnapshot) => s.context.fieldErrors;
/** The message on show; null while there is none. */
export const selectMessage = (s: CreateInvitationSnapshot) => s.context.message;
export { INVITED_RATES } from './createInvitation.machine';
