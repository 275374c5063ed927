import { fieldsOf } from './registration.fields';
import type { RegistrationSnapshot } from './registration.machine';
import type { RegisterWay } from './registration.types';

export { ruleHint } from '../shared/fieldRules';

/** Which screen a state owns; `entering` shows only that the person is on the way in. */
export type RegistrationScreen = 'loading' | 'failed' | 'unavailable' | 'form' | 'entering';

export const selectScreen = (s: RegistrationSnapshot): RegistrationScreen => {
  if (s.matches('loadingSetup')) return 'loading';
  if (s.matches('setupFailed')) return 'failed';
  if (s.matches('unavailable')) return 'unavailable';
  return s.matches('form') ? 'form' : 'entering';
};
export const selectWays = (s: RegistrationSnapshot): RegisterWay[] => s.context.setup?.ways ?? [];
export const selectWay = (s: RegistrationSnapshot): RegisterWay => {
  const chosen = s.matches({ form: { way: 'mobile' } }) ? 'mobile' : 'username';
  const ways = selectWays(s);
  return ways.includes(chosen) ? chosen : ways[0] ?? chosen;
};
/** The fields of one way's form, each with its rule. Stable while the rules are. */
export const selectFields = (way: RegisterWay) => (s: RegistrationSnapshot) => (s.context.setup ? fieldsOf(way, s.context.setup, s.context.invitation) : []);
export const selectSetup = (s: RegistrationSnapshot) => s.context.setup;
export const selectInvitation = (s: RegistrationSnapshot) => s.context.invitation;
export const selectIsBusy = (s: RegistrationSnapshot) => s.hasTag('busy');
export const selectIsVerifying = (s: RegistrationSnapshot) => s.matches({ form: { step: 'verifying' } });
export const selectCanCancel = (s: RegistrationSnapshot) => s.can({ type: 'verification.cancel' });
export const selectIsLeaving = (s: RegistrationSnapshot) => s.matches('leaving');
export const selectMessage = (s: RegistrationSnapshot) => s.context.message;
export const selectFieldErrors = (s: RegistrationSnapshot) => s.context.fieldErrors;
export const selectCaptcha = (s: RegistrationSnapshot) => s.children.captcha;
