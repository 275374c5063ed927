import { REGISTER_FIELDS, type RegisterField } from '../../../contract/registerFields';
import type { FieldRule } from '../../../contract/domain';
import { templateOf } from '../../../contract/patterns';
import { NO_DAY_MESSAGE, ruleHint } from '../../shared/fieldRules';
import { fieldsOf, groupOf, type FieldGroup, type FormField } from './registration.fields';
import type { RegistrationSnapshot } from './registration.machine';
import type { RegisterWay } from './registration.types';

export { NO_DAY_MESSAGE, REGISTER_FIELDS };
export type { RegisterField, FieldRule, FieldGroup };
/** A field of the form: its group, and whether the chosen method asks for it. */
export type AskedField = FormField & { group: FieldGroup; isAsked: boolean };

/** The screen of each state; `entering` only shows that the login is almost done. */
export type RegistrationScreen = 'loading' | 'failed' | 'unavailable' | 'form' | 'entering';

/** The screen that the state shows. */
export const selectScreen = (s: RegistrationSnapshot): RegistrationScreen => {
  if (s.matches('loadingSetup')) return 'loading';
  if (s.matches('setupFailed')) return 'failed';
  if (s.matches('unavailable')) return 'unavailable';
  return s.matches('form') ? 'form' : 'entering';
};
/** The methods that the platform offers; empty until it has answered. */
export const selectWays = (s: RegistrationSnapshot): RegisterWay[] => s.context.setup?.ways ?? [];
/** The method of the form shown. */
export const selectWay = (s: RegistrationSnapshot): RegisterWay => {
  const chosen = s.matches({ form: { way: 'mobile' } }) ? 'mobile' : 'username';
  const ways = selectWays(s);
  return ways.includes(chosen) ? chosen : (ways[0] ?? chosen);
};
/** The fields of one way's form, each with its rule. Stable while the rules are. */
const selectFields = (way: RegisterWay) => (s: RegistrationSnapshot) =>
  s.context.setup ? fieldsOf(way, s.context.setup, s.context.invitation) : [];
/**
 * Every field of any method, in the form's order, so that one form serves all methods and typed
 * text is kept.
 */
export const selectFormFields =
  (way: RegisterWay) =>
  (s: RegistrationSnapshot): AskedField[] => {
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
      return rule
        ? [
            {
              field,
              rule,
              group: groupOf({ field, rule }, invitation),
              isAsked: here !== undefined,
            },
          ]
        : [];
    });
  };
/** The requirement of a field as text; null when there is none. */
export const hintOf = (field: RegisterField, rule: FieldRule) =>
  field === 'confirmPassword' || (rule.minLength === 0 && templateOf(rule.patternId)?.key === 'any')
    ? null
    : ruleHint(field, rule);
/** True when the field takes only digits. */
export const isDigitsOnly = (rule: FieldRule) => templateOf(rule.patternId)?.key === 'digits';
/** True when the rule asks for a date as MM-dd-yyyy (spec §5 Pattern template types). */
export const isMonthFirst = (rule: FieldRule) =>
  templateOf(rule.patternId)?.key === 'dateMonthFirst';

/** The invitation that the person came with; null without one. */
export const selectInvitation = (s: RegistrationSnapshot) => s.context.invitation;
/** The check of a field while it is typed; undefined for a field that has none. */
export const selectCheck = (field: RegisterField) => (s: RegistrationSnapshot) => {
  switch (field) {
    case 'username':
      return s.children.usernameCheck;
    case 'mobileNum':
      return s.children.mobileNumCheck;
    case 'email':
      return s.children.emailCheck;
    default:
      return undefined;
  }
};
/** True while a request is under way. */
export const selectIsBusy = (s: RegistrationSnapshot) => s.hasTag('busy');
/** The step that a submitted form is in; null when no form is submitted. */
export const selectProgress = (
  s: RegistrationSnapshot,
): 'checking' | 'verifying' | 'registering' | null => {
  if (s.matches({ form: { step: 'verifying' } })) return 'verifying';
  if (s.matches({ form: { step: 'registering' } })) return 'registering';
  return s.context.form !== null && s.matches('form') ? 'checking' : null;
};
/** True when the human verification can be cancelled. */
export const selectCanCancel = (s: RegistrationSnapshot) => s.can({ type: 'verification.cancel' });
/** True while the dialog changes to another one. */
export const selectIsLeaving = (s: RegistrationSnapshot) => s.matches('leaving');
/** The message shown; null when there is none. */
export const selectMessage = (s: RegistrationSnapshot) => s.context.message;
/** The message of each invalid field. */
export const selectFieldErrors = (s: RegistrationSnapshot) => s.context.fieldErrors;
/** The captcha; undefined when none is required. */
export const selectCaptcha = (s: RegistrationSnapshot) => s.children.captcha;
