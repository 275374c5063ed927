import { REGISTER_FIELDS, type RegisterField } from '../../../contract/registerFields';
import type { FieldRule } from '../../../contract/domain';
import { codeDigits, readPhone, type Phone } from '../../../contract/phone';
import { findDayError, findFieldError, formatMessage } from '../../shared/fieldRules';
import type { Message } from '../../shared/message';
import type {
  ConsentField,
  Invitation,
  PatternTry,
  RegisterForm,
  RegisterFormField,
  RegisterSetup,
  RegisterValues,
  RegisterWay,
} from './registration.types';

export type FormField = { field: RegisterField; rule: FieldRule };
/**
 * Where a field stands: `needed` before the consents, the others below the button. `now` is taken
 * by the registration only; `later` can be completed in My account (docs/decisions/0108).
 */
export type FieldGroup = 'needed' | 'now' | 'later';

const ANYTHING: FieldRule = {
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 1,
  minLength: 0,
  maxLength: 200,
};
const PASSWORDS: ReadonlySet<RegisterField> = new Set([
  'password',
  'confirmPassword',
  'paymentPassword',
  'transactionPassword',
]);

/**
 * The rule of a field on this form, or null when the form has no such field (spec §2 Register form,
 * §5, §6).
 */
const ruleOn = (
  field: RegisterField,
  way: RegisterWay,
  { rules, asksMobilePassword, verifiesMobile }: RegisterSetup,
  invitation: Invitation,
): FieldRule | null => {
  const rule = rules[field];
  // A form needs some of its fields even when their rule is off; the platform then accepts any
  // value.
  const always = { ...(rule?.enabled ? rule : ANYTHING), required: true };
  const byMobile = way === 'mobile';
  switch (field) {
    case 'username':
      return byMobile ? null : always;
    case 'password':
      return byMobile && !asksMobilePassword ? null : always;
    case 'confirmPassword':
      return byMobile && !asksMobilePassword ? null : { ...ANYTHING, required: true };
    case 'mobileNum':
      return byMobile ? always : rule?.enabled ? rule : null;
    case 'verificationCode':
      return verifiesMobile && (byMobile || rules.mobileNum?.enabled)
        ? { ...always, required: byMobile || (rules.mobileNum?.required ?? false) }
        : null;
    // Both are the payment password: one field asks for it.
    case 'transactionPassword':
      return rule?.enabled && !rules.paymentPassword?.enabled ? rule : null;
    case 'affiliateCode':
      return rule?.enabled ? rule : invitation.affiliateCode ? ANYTHING : null;
    case 'referralCode':
      return rule?.enabled ? rule : invitation.referralCode ? ANYTHING : null;
    default:
      return rule?.enabled ? rule : null;
  }
};

/** Every field of the form, in its order. */
export const fieldsOf = (
  way: RegisterWay,
  setup: RegisterSetup,
  invitation: Invitation,
): FormField[] =>
  REGISTER_FIELDS.flatMap((field) => {
    const rule = ruleOn(field, way, setup, invitation);
    return rule ? [{ field, rule }] : [];
  });

const ONLY_NOW: ReadonlySet<RegisterField> = new Set([
  'mobileNum',
  'verificationCode',
  'nickname',
  'nationality',
  'referrer',
  'recommenderId',
  'affiliateCode',
  'referralCode',
]);

/** The group of a field. A code that came with a link is shown with what is needed. */
export const groupOf = ({ field, rule }: FormField, invitation: Invitation): FieldGroup => {
  const linked: Partial<Record<RegisterField, string>> = invitation;
  if (rule.required || linked[field]) return 'needed';
  return ONLY_NOW.has(field) ? 'now' : 'later';
};

/**
 * The fields of a submitted form, including a captcha that the platform requires without a rule.
 */
export const fieldsOfForm = (
  { way, values }: RegisterForm,
  setup: RegisterSetup,
  invitation: Invitation,
): FormField[] => {
  const fields = fieldsOf(way, setup, invitation);
  const isExtra = values.captcha !== undefined && !fields.some(({ field }) => field === 'captcha');
  return isExtra
    ? [...fields, { field: 'captcha', rule: { ...ANYTHING, required: true } }]
    : fields;
};

/**
 * A value as it is sent: passwords unchanged, codes as digits, everything else trimmed
 * (docs/decisions/0041).
 */
export const valueOf = (field: RegisterField, typed: string): string =>
  PASSWORDS.has(field) ? typed : field === 'verificationCode' ? codeDigits(typed) : typed.trim();

/** The mobile number of a form; null when there is none. */
export const phoneOf = ({ values, countryDialingCode }: RegisterForm): Phone | null => {
  const phone = readPhone(values.mobileNum ?? '', countryDialingCode, [countryDialingCode]);
  return phone.mobileNum === '' ? null : phone;
};

/** The form's values as they are sent. */
export const valuesOf = (form: RegisterForm, fields: FormField[]): RegisterValues =>
  Object.fromEntries(
    fields.map(({ field }) => [
      field,
      field === 'mobileNum'
        ? (phoneOf(form)?.mobileNum ?? '')
        : valueOf(field, form.values[field] ?? ''),
    ]),
  );

/** The fields that cannot be sent, apart from patterns (spec §5 Form rules). */
export const findErrors = (
  form: RegisterForm,
  fields: FormField[],
): Partial<Record<RegisterFormField, Message>> => {
  const values = valuesOf(form, fields);
  const errors: Partial<Record<RegisterFormField, Message>> = {};
  for (const { field, rule } of fields) {
    const value = values[field] ?? '';
    if (field === 'captcha' && form.captchaAlternative !== null) continue;
    const error =
      special(field, value, values, form.values) ??
      findFieldError(
        field,
        value,
        field === 'verificationCode' && values.mobileNum ? { ...rule, required: true } : rule,
      );
    if (error) errors[field] = error;
  }
  return { ...errors, ...findConsentErrors(form) };
};

/** The consents that are missing (spec §5 Register). */
export const findConsentErrors = ({
  ageConfirmed,
  termsAccepted,
}: Record<ConsentField, boolean>): Partial<Record<ConsentField, Message>> => ({
  ...(!ageConfirmed && { ageConfirmed: { key: 'validation:age' } }),
  ...(!termsAccepted && { termsAccepted: { key: 'validation:terms' } }),
});

const special = (
  field: RegisterField,
  value: string,
  values: RegisterValues,
  typed: RegisterForm['values'],
): Message | null => {
  switch (field) {
    // What was typed is no number: leaving it out would register another one, or none.
    case 'mobileNum':
      return value === '' && (typed.mobileNum ?? '').trim() !== ''
        ? { key: 'validation:mobileNumber' }
        : null;
    case 'confirmPassword':
      return value === ''
        ? { key: 'validation:confirmation' }
        : value === values.password
          ? null
          : { key: 'validation:confirmPassword' };
    case 'captcha':
      return value === '' ? { key: 'validation:captcha' } : null;
    case 'verificationCode':
      return value !== '' && !values.mobileNum ? { key: 'validation:verificationCode' } : null;
    default:
      return findDayError(field, value);
  }
};

/** The values to check by patterns. */
export const patternsOf = (form: RegisterForm, fields: FormField[]): PatternTry[] => {
  const values = valuesOf(form, fields);
  return fields.flatMap(({ field, rule }) => {
    const value = values[field] ?? '';
    return value === '' || field === 'confirmPassword'
      ? []
      : [{ field, pattern: rule.acceptedPattern, value }];
  });
};

/** The messages of the fields whose value does not match the platform's pattern. */
export const patternErrors = (
  failed: RegisterField[],
  fields: FormField[],
): Partial<Record<RegisterFormField, Message>> =>
  Object.fromEntries(
    fields
      .filter(({ field }) => failed.includes(field))
      .map(({ field, rule }) => [field, formatMessage(field, rule)]),
  );
