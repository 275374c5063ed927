import type { CreateInvitationSnapshot } from './createInvitation.machine';

export const selectIsBusy = (s: CreateInvitationSnapshot) => s.hasTag('busy');
export const selectFieldErrors = (s: CreateInvitationSnapshot) => s.context.fieldErrors;
export const selectMessage = (s: CreateInvitationSnapshot) => s.context.message;
export { INVITED_RATES } from './createInvitation.machine';
