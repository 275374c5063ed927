import type { AuthenticatorSnapshot } from './authenticator.machine';

/** What the section shows. */
export type AuthenticatorScreen =
  | 'none'
  | 'reading'
  | 'unread'
  | 'off'
  | 'password'
  | 'pairing'
  | 'codes'
  | 'on'
  | 'renewal'
  | 'end';

/** The screen that the state shows. */
export const selectScreen = (s: AuthenticatorSnapshot): AuthenticatorScreen => {
  if (s.matches('absent')) return 'none';
  if (s.matches('unread')) return 'unread';
  if (s.matches('off')) return 'off';
  if (s.matches('password') || s.matches('beginning')) return 'password';
  if (s.matches('setup')) return 'pairing';
  if (s.matches('codes')) return 'codes';
  if (s.matches('on')) return 'on';
  if (s.matches('renewal')) return 'renewal';
  return s.matches('end') ? 'end' : 'reading';
};
/** True while a request is under way. */
export const selectIsBusy = (s: AuthenticatorSnapshot) => s.hasTag('busy');
/** Whether it is on, and how many recovery codes are left; null before the first read. */
export const selectStatus = (s: AuthenticatorSnapshot) => s.context.status;
/** The secret for the app; null while none is shown. */
export const selectSetup = (s: AuthenticatorSnapshot) => s.context.setup;
/** The recovery codes; empty while none are shown. */
export const selectCodes = (s: AuthenticatorSnapshot) => s.context.codes;
/** The message of each invalid field. */
export const selectFieldErrors = (s: AuthenticatorSnapshot) => s.context.fieldErrors;
/** The message shown; null when there is none. */
export const selectMessage = (s: AuthenticatorSnapshot) => s.context.message;
