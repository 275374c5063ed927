import type { ChangePasswordSnapshot } from './changePassword.machine';

/** Whose password it is, why it changes, and its rule. */
export const selectGiven = (s: ChangePasswordSnapshot) => s.context.given;
/**
 * Required by the platform (first login, default or expired password): the only other way is to log
 * out.
 */
export const selectIsForced = (s: ChangePasswordSnapshot) => s.context.given.reason !== null;
/** A request is under way. */
export const selectIsBusy = (s: ChangePasswordSnapshot) => s.hasTag('busy');
/** The message of each field that cannot be sent as it is. */
export const selectFieldErrors = (s: ChangePasswordSnapshot) => s.context.fieldErrors;
/** The message on show; null while there is none. */
export const selectMessage = (s: ChangePasswordSnapshot) => s.context.message;
