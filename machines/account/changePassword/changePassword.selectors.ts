import type { ChangePasswordSnapshot } from './changePassword.machine';

/** The account, the reason of the change, and the rule of its password. */
export const selectGiven = (s: ChangePasswordSnapshot) => s.context.given;
/**
 * Required by the platform (first login, default or expired password): the only other way is to log
 * out.
 */
export const selectIsForced = (s: ChangePasswordSnapshot) => s.context.given.reason !== null;
/** True while a request is under way. */
export const selectIsBusy = (s: ChangePasswordSnapshot) => s.hasTag('busy');
/** The message of each invalid field. */
export const selectFieldErrors = (s: ChangePasswordSnapshot) => s.context.fieldErrors;
/** The message shown; null when there is none. */
export const selectMessage = (s: ChangePasswordSnapshot) => s.context.message;
