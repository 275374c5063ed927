import type { NewPasskeySnapshot } from './newPasskey.machine';

/** Where it is: the device makes it, the platform adds it, or it is not known whether it did. */
export type NewPasskeyStep = 'creating' | 'saving' | 'unsaved';

/** The step that is shown. */
export const selectStep = (s: NewPasskeySnapshot): NewPasskeyStep =>
  s.matches('unsaved') ? 'unsaved' : s.matches('saving') ? 'saving' : 'creating';
/** Why it is not known whether it was added; null before. */
export const selectMessage = (s: NewPasskeySnapshot) => s.context.message;
