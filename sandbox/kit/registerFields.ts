import { PATTERN_TEMPLATES, type PatternKey } from '../../contract/patterns';
import type { RegisterField } from '../../contract/registerFields';
import type { FieldRule, RegisterRules } from '../../contract/domain';

type Length = readonly [min: number, max: number];

const rule = (
  key: PatternKey,
  [minLength, maxLength]: Length,
  { enabled = true, required = false } = {},
): FieldRule => {
  const template = PATTERN_TEMPLATES.find((one) => one.key === key);
  if (!template) throw new Error(`There is no pattern template ${key}.`);
  return {
    enabled,
    required,
    acceptedPattern: template.pattern,
    patternId: template.id,
    minLength,
    maxLength,
  };
};
const needed = (key: PatternKey, length: Length) => rule(key, length, { required: true });
const off = (key: PatternKey, length: Length) => rule(key, length, { enabled: false });

const PASSWORD: Length = [8, 20];
const PIN: Length = [6, 6];
const NAME: Length = [2, 50];
const HANDLE: Length = [2, 30];

/** The registration field rules, spec §3 and §5, as the demo brand sets them. */
export const registerFields = (): RegisterRules =>
  ({
    username: needed('letterFirst', [4, 16]),
    // The mobile registration always asks for it; a registration by username may leave it out.
    mobileNum: rule('digits', [7, 11]),
    verificationCode: needed('digits', [6, 6]),
    password: needed('lettersDigitsSymbols', PASSWORD),
    confirmPassword: needed('lettersDigitsSymbols', PASSWORD),
    nickname: off('any', HANDLE),
    payeeName: rule('burmeseOrEnglish', NAME),
    realName: off('burmeseOrEnglish', NAME),
    email: rule('email', [6, 60]),
    birthday: rule('dateYearFirst', [10, 10]),
    paymentPassword: rule('digits', PIN),
    transactionPassword: off('digits', PIN),
    idNumber: off('alphanumeric', [6, 20]),
    qqNum: off('digits', [5, 12]),
    line: off('noSpaces', HANDLE),
    whatsapp: rule('digits', [7, 15]),
    facebook: rule('any', NAME),
    wechat: off('noSpaces', HANDLE),
    telegram: off('noSpaces', HANDLE),
    zalo: off('digits', [7, 15]),
    address: off('any', [5, 200]),
    nationality: off('lettersSpaces', NAME),
    occupation: off('any', NAME),
    sourceOfIncome: off('any', NAME),
    referrer: off('alphanumeric', [3, 20]),
    recommenderId: off('alphanumeric', [3, 20]),
    affiliateCode: rule('alphanumeric', [3, 20]),
    referralCode: off('alphanumeric', [3, 20]),
    captcha: { ...needed('alphanumeric', [4, 4]), enabled: false },
  }) satisfies Record<RegisterField, FieldRule>;
