import type { PasskeysSnapshot } from './passkeys.machine';

/** What the section shows. */
export type PasskeysScreen =
  | 'none'
  | 'reading'
  | 'unread'
  | 'list'
  | 'addition'
  | 'creation'
  | 'removal';

/** The screen that the state shows. */
export const selectScreen = (s: PasskeysSnapshot): PasskeysScreen => {
  if (s.matches('absent')) return 'none';
  if (s.matches('unread')) return 'unread';
  if (s.matches('list')) return 'list';
  if (s.matches('removal')) return 'removal';
  if (s.matches({ addition: 'creation' })) return 'creation';
  return s.matches('addition') ? 'addition' : 'reading';
};
/** The passkey that is being made; undefined while none is. */
export const selectNewPasskey = (s: PasskeysSnapshot) => s.children.newPasskey;
/** True while a request is under way. */
export const selectIsBusy = (s: PasskeysSnapshot) => s.hasTag('busy');
/** The passkeys, the newest first; null before the first read. */
export const selectPasskeys = (s: PasskeysSnapshot) => s.context.passkeys;
/** Whether this browser can make a passkey. */
export const selectIsSupported = (s: PasskeysSnapshot) => s.context.isSupported;
/** Whether the form asks for a code too. */
export const selectAsksCode = (s: PasskeysSnapshot) => s.context.asksCode;
/** The passkey to be removed; null when none is. */
export const selectRemoved = (s: PasskeysSnapshot) => s.context.removed;
/** The message of each invalid field. */
export const selectFieldErrors = (s: PasskeysSnapshot) => s.context.fieldErrors;
/** The message shown; null when there is none. */
export const selectMessage = (s: PasskeysSnapshot) => s.context.message;
