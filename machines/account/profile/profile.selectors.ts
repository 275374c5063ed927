import { isFixed } from './profile.fields';
import type { ProfileSnapshot } from './profile.machine';

export type { ProfileField } from './profile.types';
/** The screen that the state shows. */
export const selectScreen = (
  s: ProfileSnapshot,
): 'none' | 'loading' | 'failed' | 'summary' | 'form' => {
  if (s.matches('absent')) return 'none';
  if (s.matches('failed')) return 'failed';
  if (s.matches('summary')) return 'summary';
  return s.context.profile === null ? 'loading' : 'form';
};
/** The fields in the order of the registration; empty before they are read. */
export const selectFields = (s: ProfileSnapshot) => s.context.profile?.fields ?? [];
/** The countries of the nationality. */
export const selectCountriesRef = (s: ProfileSnapshot) => s.children.countries;
/** The masked mobile number; null without one. */
export const selectMobile = (s: ProfileSnapshot) => s.context.profile?.mobile ?? null;
/** True while something is missing or can be changed. */
export const selectIsOpen = (s: ProfileSnapshot) =>
  selectFields(s).some((known) => !isFixed(known));
/** True while the form is being sent. */
export const selectIsBusy = (s: ProfileSnapshot) => s.hasTag('busy');
/** The message of each invalid field. */
export const selectFieldErrors = (s: ProfileSnapshot) => s.context.fieldErrors;
/** The message shown; null when there is none. */
export const selectMessage = (s: ProfileSnapshot) => s.context.message;
export { isFixed };
