import { REGISTER_FIELDS, type RegisterField } from '../../../contract/constants';
import type { FieldRule } from '../../../contract/domain';
import { templateOf } from '../../../contract/patterns';
import { ruleHint } from '../../shared/fieldRules';
import { fieldsOf } from './registration.fields';
import type { RegistrationSnapshot } from './registration.machine';
import type { RegisterWay } from './registration.types';

export type { RegisterField, FieldRule };

/** Which screen a state owns; `entering` shows only that the person is on the way in. */
export type RegistrationScreen = 'loading' | 'failed' | 'unavailable' | 'form' | 'entering';

/** The screen that the state shows. */
export const selectScreen = (s: RegistrationSnapshot): RegistrationScreen => {
  if (s.matches('loadingSetup')) return 'loading';
  if (s.matches('setupFailed')) return 'failed';
  if (s.matches('unavailable')) return 'unavailable';
  return s.matches('form') ? 'form' : 'entering';
};
/** The ways that the platform offers; empty before it has said. */
export const selectWays = (s: RegistrationSnapshot): RegisterWay[] => s.context.setup?.ways ?? [];
/** The way of the form on show. */
export const selectWay = (s: RegistrationSnapshot): RegisterWay => {
  const chosen = s.matches({ form: { way: 'mobile' } }) ? 'mobile' : 'username';
  const ways = selectWays(s);
  return ways.includes(chosen) ? chosen : (ways[0] ?? chosen);
};
/** The fields of one way's form, each with its rule. Stable while the rules are. */
const selectFields = (way: RegisterWay) => (s: RegistrationSnapshot) =>
  s.context.setup ? fieldsOf(way, s.context.setup, s.context.invitation) : [];
/**
 * Every field that some way asks for, in the form's order, so that one form serves all ways and
 * nothing typed is lost.
 */
export const selectFormFields =
  (way: RegisterWay) =>
  (s: RegistrationSnapshot): { field: RegisterField; rule: FieldRule; isAsked: boolean }[] => {
    const { setup, invitation } = s.context;
    if (!setup) return [];
    const asked = selectFields(way)(s);
    const all = new Map(
      setup.ways
        .flatMap((one) => fieldsOf(one, setup, invitation))
        .map(({ field, rule }) => [field, rule]),
    );
    return REGISTER_FIELDS.flatMap((field) => {
      const here = asked.find((one) => one.field === field);
      const rule = here?.rule ?? all.get(field);
      return rule ? [{ field, rule, isAsked: here !== undefined }] : [];
    });
  };
/** What a field is asked for; null where that needs no words. */
export const hintOf = (field: RegisterField, rule: FieldRule) =>
  field === 'confirmPassword' || (rule.minLength === 0 && templateOf(rule.patternId)?.key === 'any')
    ? null
    : ruleHint(field, rule);
/** The field takes digits alone. */
export const isDigitsOnly = (rule: FieldRule) => templateOf(rule.patternId)?.key === 'digits';
/** The rule wants its date as MM-dd-yyyy (spec §5 Pattern template types). */
export const isMonthFirst = (rule: FieldRule) =>
  templateOf(rule.patternId)?.key === 'dateMonthFirst';

/** The invitation that the person came with; null without one. */
export const selectInvitation = (s: RegistrationSnapshot) => s.context.invitation;
/** A request is under way. */
export const selectIsBusy = (s: RegistrationSnapshot) => s.hasTag('busy');
/** What a submitted form is going through; null while none is. */
export const selectProgress = (
  s: RegistrationSnapshot,
): 'checking' | 'verifying' | 'registering' | null => {
  if (s.matches({ form: { step: 'verifying' } })) return 'verifying';
  if (s.matches({ form: { step: 'registering' } })) return 'registering';
  return s.context.form !== null && s.matches('form') ? 'checking' : null;
};
/** The human verification can be cancelled now. */
export const selectCanCancel = (s: RegistrationSnapshot) => s.can({ type: 'verification.cancel' });
/** The dialog is on its way to another one. */
export const selectIsLeaving = (s: RegistrationSnapshot) => s.matches('leaving');
/** The message on show; null while there is none. */
export const selectMessage = (s: RegistrationSnapshot) => s.context.message;
/** The message of each field that cannot be sent as it is. */
export const selectFieldErrors = (s: RegistrationSnapshot) => s.context.fieldErrors;
/** The captcha; undefined while none is asked for. */
export const selectCaptcha = (s: RegistrationSnapshot) => s.children.captcha;
