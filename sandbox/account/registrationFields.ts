import { TZDate } from '@date-fns/tz';
import type * as v from 'valibot';
import { MINIMUM_AGE } from '../../contract/constants';
import { REGISTER_FIELDS, type RegisterField } from '../../contract/registerFields';
import type { FieldRule } from '../../contract/domain';
import { ANY_PATTERN } from '../../contract/patterns';
import type {
  registerMobileRequestSchema,
  registerRequestSchema,
} from '../../contract/registration';
import { dateOf } from '../base/birthdays';
import { ZONE } from '../base/yangon';
import type { Services } from '../kit/services';
import { countries } from './countries';
import type { Sentence } from '../words';
import { isFieldAccepted } from './fieldRules';
import { ruleFault, type Person } from './newPassword';

/** The input of a registration form. */
export type RegistrationRequest =
  | v.InferOutput<typeof registerRequestSchema>
  | v.InferOutput<typeof registerMobileRequestSchema>;
/** The form that was sent. */
export type Way = 'username' | 'mobileNum';
/** The values of the fields that are in use; the other fields are left out. */
export type Given = Partial<Record<RegisterField, string>>;
/** The fields of a form, or why they are refused. */
export type Fields =
  | { kind: 'fields'; given: Given }
  | { kind: 'fault'; field: RegisterField; sentence: Sentence };

/**
 * Judges every field by its rule, in the order of the form; the first invalid one is named (spec
 * §5).
 */
export const readFields = (
  services: Pick<Services, 'settings' | 'clock'>,
  way: Way,
  request: RegistrationRequest,
): Fields => {
  const sent: Partial<Record<string, unknown>> = request;
  const given: Given = {};
  const person = personOf(sent);
  for (const field of REGISTER_FIELDS) {
    const rule = ruleOf(services, way, field, given);
    if (rule === null) continue;
    const value = valueOf(field, sent[field]);
    const { countryDialingCode } = request;
    const sentence = faultOf(services, field, rule, value, { given, countryDialingCode, person });
    if (sentence) return { kind: 'fault', field, sentence };
    if (value !== '') given[field] = value;
  }
  return { kind: 'fields', given };
};

/**
 * Why one value alone would be refused, null when it would not; a field that is not in use accepts
 * anything.
 */
export const valueFault = (
  services: Pick<Services, 'settings' | 'clock'>,
  field: RegisterField,
  typed: string,
  countryDialingCode: string | undefined,
): Sentence | null => {
  const rule = ruleOf(services, field === 'username' ? 'username' : 'mobileNum', field, {});
  return (
    rule &&
    faultOf(services, field, rule, valueOf(field, typed), {
      given: {},
      countryDialingCode,
      person: {},
    })
  );
};

/**
 * The rule of a field, null when the field is not in use. A field that a form depends on is
 * required even when its rule is off.
 */
const ruleOf = (
  { settings }: Pick<Services, 'settings'>,
  way: Way,
  field: RegisterField,
  { mobileNum }: Given,
): FieldRule | null => {
  const { registerFields, whitelabel, smsProvider } = settings.current();
  const rule = registerFields[field];
  const own = rule?.enabled ? rule : null;
  const needed = { ...(own ?? ANY), required: true };
  switch (field) {
    case 'username':
      return way === 'username' ? needed : null;
    case 'mobileNum':
      return way === 'mobileNum' ? needed : own;
    case 'password':
    case 'confirmPassword':
      return way === 'username' || whitelabel.MOBILENUMPASSREG3 ? needed : null;
    case 'verificationCode':
      return mobileNum && whitelabel.REGMOBVERF3 && smsProvider === 'platform' ? needed : null;
    // Another name of the payment password: one field asks for it.
    case 'transactionPassword':
      return registerFields['paymentPassword']?.enabled ? null : own;
    // Judged by its picture, before any field.
    case 'captcha':
      return null;
    // An invitation link carries it whether or not the form asks for it.
    case 'referralCode':
      return own ?? LINKED;
    default:
      return own;
  }
};

const ANY: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: ANY_PATTERN,
  patternId: 1,
  minLength: 1,
  maxLength: 500,
};
const LINKED: FieldRule = { ...ANY, required: false };

const valueOf = (field: RegisterField, sent: unknown): string => {
  if (typeof sent !== 'string') return '';
  return field === 'mobileNum' ? sent.replace(/^0+(?=.)/, '') : sent;
};

/** What a form says of the person, in whatever order: a password is judged before the nickname. */
const personOf = (sent: Partial<Record<string, unknown>>): Person => ({
  username: valueOf('username', sent['username']),
  nickname: valueOf('nickname', sent['nickname']),
  email: valueOf('email', sent['email']),
  mobile: valueOf('mobileNum', sent['mobileNum']),
});

type Beside = { given: Given; countryDialingCode: string | undefined; person: Person };

const faultOf = (
  services: Pick<Services, 'settings' | 'clock'>,
  field: RegisterField,
  rule: FieldRule,
  value: string,
  { given, countryDialingCode, person }: Beside,
): Sentence | null => {
  if (value === '')
    return rule.required ? (words) => words.fieldMissing(words.fields[field]) : null;
  if (field === 'confirmPassword')
    return value === given.password ? null : (words) => words.confirmPassword;
  if (field === 'password') return ruleFault(services, value, person);
  if (!isFieldAccepted(rule, value)) return formatFault(field);
  if (field === 'mobileNum') return isPhone(value, countryDialingCode) ? null : formatFault(field);
  return field === 'birthday' ? birthdayFault(value, services.clock.now()) : null;
};

const formatFault = (field: RegisterField): Sentence => {
  switch (field) {
    case 'username':
      return (words) => words.accountFormat;
    case 'mobileNum':
      return (words) => words.phoneFormat;
    case 'verificationCode':
      return (words) => words.codeWrong;
    case 'email':
      return (words) => words.emailFormat;
    case 'realName':
      return (words) => words.realName;
    case 'payeeName':
      return (words) => words.payeeName;
    case 'affiliateCode':
      return (words) => words.invitationCode;
    default:
      return (words) => words.fieldWrong(words.fields[field]);
  }
};

const isPhone = (national: string, dialingCode: string | undefined): boolean =>
  /^[0-9]{4,15}$/.test(national) &&
  countries.some(({ countryDialingCode }) => countryDialingCode === dialingCode);

/** Nobody alive is older; a date before that is a slip of the hand. */
const MOST_YEARS = 120;

const birthdayFault = (value: string, now: number): Sentence | null => {
  const birthday = dateOf(value);
  if (birthday === null) return formatFault('birthday');
  // A day begins at the platform's midnight, as the day of the birthday gift does.
  const turns = (years: number) =>
    new TZDate(
      birthday.getUTCFullYear() + years,
      birthday.getUTCMonth(),
      birthday.getUTCDate(),
      ZONE,
    ).getTime();
  if (turns(MINIMUM_AGE) > now) return (words) => words.tooYoung(MINIMUM_AGE);
  return turns(MOST_YEARS) > now ? null : (words) => words.tooLongAgo(MOST_YEARS);
};
