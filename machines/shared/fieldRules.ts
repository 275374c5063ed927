import type { RegisterField } from '../../contract/registerFields';
import type { FieldRule } from '../../contract/domain';
import { lengthOf, templateOf } from '../../contract/patterns';
import { lengthMessage } from './length';
import type { Message } from './message';

const PASSWORDS: ReadonlySet<RegisterField> = new Set([
  'password',
  'paymentPassword',
  'transactionPassword',
]);

/**
 * The message of a field whose rule has a custom pattern, which no template describes (spec §5
 * Messages).
 */
const FORMAT_KEYS: Partial<Record<RegisterField, string>> = {
  username: 'validation:accountFormat',
  password: 'validation:passwordFormat',
  paymentPassword: 'validation:passwordFormat',
  transactionPassword: 'validation:passwordFormat',
  email: 'validation:emailFormat',
  payeeName: 'validation:payeeName',
  realName: 'validation:realName',
  mobileNum: 'validation:phoneFormat',
  whatsapp: 'validation:phoneFormat',
  zalo: 'validation:phoneFormat',
  verificationCode: 'validation:verificationCode',
  affiliateCode: 'validation:invitationCode',
  referralCode: 'validation:invitationCode',
  captcha: 'validation:captcha',
};

const boundsOf = ({ minLength: min, maxLength: max }: FieldRule) => ({ min, max });

/**
 * The message of a value that breaks its rule: the template of the rule's pattern, or the field's
 * own text (spec §5).
 */
export const formatMessage = (field: RegisterField, rule: FieldRule): Message => {
  const template = templateOf(rule.patternId);
  return template
    ? lengthMessage(`validation:pattern.${template.key}`, boundsOf(rule))
    : { key: FORMAT_KEYS[field] ?? 'validation:format' };
};

/** The requirement shown before anything is typed; null when any text of any length is accepted. */
export const ruleHint = (field: RegisterField, rule: FieldRule): Message | null =>
  templateOf(rule.patternId) ? formatMessage(field, rule) : null;

/** The message of a text that is no day. A date field begins with the year, whatever the rule. */
export const NO_DAY_MESSAGE: Message = { key: 'validation:pattern.dateYearFirst' };

/** Whether a text is a day of the calendar, in one of the two formats that rules ask for. */
const isDay = (value: string): boolean => {
  const day = value.replace(/^(\d{2}-\d{2})-(\d{4})$/, '$2-$1');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};

/** The message of a birthday that is no day; null for an empty one, and for any other field. */
export const findDayError = (field: RegisterField, value: string): Message | null =>
  field === 'birthday' && value !== '' && !isDay(value) ? NO_DAY_MESSAGE : null;

/** Required and length, spec §5. The pattern is checked elsewhere, because it may never finish. */
export const findFieldError = (
  field: RegisterField,
  value: string,
  rule: FieldRule,
): Message | null => {
  if (value === '') return rule.required ? { key: 'validation:empty' } : null;
  const length = lengthOf(value);
  if (length >= rule.minLength && length <= rule.maxLength) return null;
  return PASSWORDS.has(field)
    ? lengthMessage('validation:passwordLength', boundsOf(rule))
    : formatMessage(field, rule);
};
