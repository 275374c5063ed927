import type { RegisterField } from '../../../../machines/account/registration/registration.selectors';

type Kind = 'text' | 'password' | 'area' | 'date' | 'country' | 'income' | 'mobile' | 'code';
/** Without the captcha, which is a component of its own. */
export type FilledField = Exclude<RegisterField, 'captcha'>;
/** Without those that belong to another flow, or to a password. */
export type PlainField = Exclude<
  FilledField,
  'mobileNum' | 'verificationCode' | `${string}assword`
>;
export type Control = { kind: Kind; autoComplete: string; type?: 'email' | 'tel' };

const text = (autoComplete = 'off', type?: 'email' | 'tel'): Control => ({
  kind: 'text',
  autoComplete,
  ...(type && { type }),
});
const kind = (of: Exclude<Kind, 'text'>, autoComplete = 'off'): Control => ({
  kind: of,
  autoComplete,
});

/** The kind of input of each field of the register form (spec §2 Register form). */
export const CONTROLS = {
  username: text('username'),
  mobileNum: kind('mobile'),
  verificationCode: kind('code'),
  password: kind('password'),
  confirmPassword: kind('password'),
  nickname: text('nickname'),
  payeeName: text('name'),
  realName: text('name'),
  email: text('email', 'email'),
  birthday: kind('date'),
  paymentPassword: kind('password'),
  transactionPassword: kind('password'),
  idNumber: text(),
  qqNum: text(),
  line: text(),
  whatsapp: text('tel', 'tel'),
  facebook: text(),
  wechat: text(),
  telegram: text(),
  zalo: text('tel', 'tel'),
  address: kind('area', 'street-address'),
  nationality: kind('country', 'country'),
  occupation: text('organization-title'),
  sourceOfIncome: kind('income'),
  referrer: text(),
  recommenderId: text(),
  affiliateCode: text(),
  referralCode: text(),
} satisfies Record<FilledField, Control>;

/** The submitted values, whatever the language of the page. */
export const INCOMES = ['salary', 'business', 'savings', 'pension', 'family', 'other'] as const;
