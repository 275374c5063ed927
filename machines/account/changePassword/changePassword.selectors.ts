import type { ChangePasswordSnapshot } from './changePassword.machine';

export const selectGiven = (s: ChangePasswordSnapshot) => s.context.given;
/**
 * Somebody else's wish (first login, default or expired password): there is no way around it but
 * out.
 */
export const selectIsForced = (s: ChangePasswordSnapshot) => s.context.given.reason !== null;
export const selectIsBusy = (s: ChangePasswordSnapshot) => s.hasTag('busy');
export const selectFieldErrors = (s: ChangePasswordSnapshot) => s.context.fieldErrors;
export const selectMessage = (s: ChangePasswordSnapshot) => s.context.message;
