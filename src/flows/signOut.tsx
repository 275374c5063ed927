import { SignOutDialog } from '../features/site/session/SignOutDialog';
import { defineDialog } from './shared/defineFlow';

/** The question before a person signs out (spec §4 After login and on mount). */
export const signOut = defineDialog({
  screen: { load: () => Promise.resolve(SignOutDialog), words: ['signOut'] },
});
