import { isFixed } from './profile.fields';
import type { ProfileSnapshot } from './profile.machine';

export type { Contact, ProfileField } from './profile.types';
/** The screen that the state shows. */
export const selectScreen = (
  s: ProfileSnapshot,
): 'none' | 'loading' | 'failed' | 'summary' | 'form' | 'mobile' | 'email' => {
  if (s.matches('absent')) return 'none';
  if (s.matches('failed')) return 'failed';
  if (s.matches('summary')) return 'summary';
  if (s.matches('mobile')) return 'mobile';
  if (s.matches('email')) return 'email';
  return s.context.profile === null ? 'loading' : 'form';
};
/** The fields in the order of the registration; empty before they are read. */
export const selectFields = (s: ProfileSnapshot) => s.context.profile?.fields ?? [];
/** An address that no code has confirmed; null where there is none. */
export const selectUnconfirmedEmail = (s: ProfileSnapshot) =>
  s.context.profile?.unconfirmedEmail ?? null;
/** The code that is sent to the number that is typed. */
export const selectMobileCode = (s: ProfileSnapshot) => s.children.mobileCode;
/** The code that is sent to the unconfirmed address. */
export const selectEmailCode = (s: ProfileSnapshot) => s.children.emailCode;
/** The countries of the nationality and of the number. */
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
