import type { FieldRule, RegisterRules } from '../../contract/domain';

/** Numbers of the message templates of spec §5, in the order of its list. */
const PATTERN = { any: 1, letterFirst: 2, email: 4, alphanumeric: 5, digits: 7, letterDigitSymbol: 18 } as const;

const rule = (acceptedPattern: string, patternId: number, minLength: number, maxLength: number, required: boolean): FieldRule =>
  ({ enabled: true, required, acceptedPattern, patternId, minLength, maxLength });
const optional = (acceptedPattern: string, patternId: number, minLength: number, maxLength: number) =>
  rule(acceptedPattern, patternId, minLength, maxLength, false);

/** The registration field rules, spec §3 and §5, as the demo brand sets them. */
export const registerFields = (): RegisterRules => ({
  username: rule('^[A-Za-z][A-Za-z0-9]*$', PATTERN.letterFirst, 4, 16, true),
  password: rule('^[\\x21-\\x7E]+$', PATTERN.letterDigitSymbol, 8, 20, true),
  mobileNum: rule('^[0-9]+$', PATTERN.digits, 7, 11, true),
  verificationCode: rule('^[0-9]+$', PATTERN.digits, 6, 6, true),
  payeeName: optional('*', PATTERN.any, 2, 50),
  paymentPassword: optional('^[0-9]+$', PATTERN.digits, 6, 6),
  qqNum: { ...optional('^[0-9]+$', PATTERN.digits, 5, 12), enabled: false },
  line: { ...optional('*', PATTERN.any, 2, 30), enabled: false },
  whatsapp: optional('^[0-9]+$', PATTERN.digits, 7, 15),
  facebook: optional('*', PATTERN.any, 2, 50),
  wechat: { ...optional('*', PATTERN.any, 2, 30), enabled: false },
  idNumber: { ...optional('^[A-Za-z0-9]+$', PATTERN.alphanumeric, 6, 20), enabled: false },
  email: optional('^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', PATTERN.email, 6, 60),
  recommenderId: { ...optional('^[A-Za-z0-9]+$', PATTERN.alphanumeric, 3, 20), enabled: false },
  affiliateCode: optional('^[A-Za-z0-9]+$', PATTERN.alphanumeric, 3, 20),
  captcha: rule('^[A-Za-z0-9]+$', PATTERN.alphanumeric, 4, 4, true),
});
