import fc from 'fast-check';
import { createInstance } from 'i18next';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { REGISTER_FIELDS, type RegisterField } from '../../../contract/registerFields';
import type { FieldRule } from '../../../contract/domain';
import { compilePattern, PATTERN_TEMPLATES, type PatternKey } from '../../../contract/patterns';
import { registerMobileRequestSchema, registerRequestSchema } from '../../../contract/registration';
import en from '../../../locales/en/site/validation.json';
import my from '../../../locales/my/site/validation.json';
import {
  fieldsOf,
  findErrors,
  patternsOf,
  phoneOf,
  valuesOf,
} from '../../../machines/account/registration/registration.fields';
import { hintOf } from '../../../machines/account/registration/registration.selectors';
import type {
  RegisterForm,
  RegisterInput,
  RegisterSetup,
  RegisterValues,
  RegisterWay,
} from '../../../machines/account/registration/registration.types';
import { findFieldError, formatMessage } from '../../../machines/shared/fieldRules';
import type { Message } from '../../../machines/shared/message';
import { isFieldAccepted } from '../../../sandbox/account/fieldRules';
import { readFields } from '../../../sandbox/account/registrationFields';
import { createClock } from '../../../sandbox/base/clock';
import { defaultSettings } from '../../../sandbox/kit/settings';
import {
  mobileBodyOf,
  usernameBodyOf,
} from '../../../src/services/account/registration/registerBody';

/** Characters that a template allows, so that many values match it and many almost do. */
const ALPHABETS: Record<PatternKey, string> = {
  any: 'a1 မ한中ไ😀',
  letterFirst: 'abcXYZ019',
  chineseDigits: '中文字0129',
  email: 'ab1@..',
  alphanumeric: 'abXY01',
  lettersAndDigits: 'abXY01',
  digits: '0123456789၁၂',
  alphanumericUppercase: 'abAB01',
  englishSpaces: 'abAB ',
  noSpaces: 'a1#မ한 ',
  chinesePunctuation: '中文。、·，',
  dateYearFirst: '0123-',
  dateMonthFirst: '0123-',
  lettersSpaces: 'aéЖမောင်ไทย中 ',
  korean: '한글ㄱㅏ ',
  thai: 'ไทยสวัสดี๑ ',
  thaiOrEnglish: 'ไทยabAB ',
  uppercaseSpaces: 'ABC a',
  lettersDigitsSymbols: 'aB1#~!é',
  strong: 'aB1#!',
  burmeseOrEnglish: 'မောင်ဦးꩠabAB ',
};
/** Values that match a template as a whole. */
const SAMPLES: Partial<Record<PatternKey, string[]>> = {
  email: ['a@b.c', 'player@padauk.example', 'a@b', 'မောင်@padauk.example'],
  dateYearFirst: ['2001-02-28', '2001-13-01', '02-28-2001', '2001-2-8'],
  dateMonthFirst: ['02-28-2001', '13-01-2001', '2001-02-28', '2-8-2001'],
  strong: ['Aa1!', 'Croupier#2026', 'Aa1', 'Aa1! '],
  lettersAndDigits: ['abc1', 'abc', '123'],
};
const NOISE = fc.constantFrom(
  '',
  ' ',
  '😀',
  '𠮷',
  'မြန်မာ',
  'ไทย',
  '한글',
  '中文',
  'e\u0301',
  '\u200b',
  '-',
  '0',
  'a',
);
const FIELDS = REGISTER_FIELDS.filter((field) => field !== 'captcha');

const valueFor = (key: PatternKey): fc.Arbitrary<string> => {
  const letters = fc
    .array(fc.constantFrom(...ALPHABETS[key]), { maxLength: 12 })
    .map((all) => all.join(''));
  return fc.oneof(
    letters,
    fc.constantFrom(...(SAMPLES[key] ?? [''])),
    fc.tuple(letters, NOISE, letters).map((parts) => parts.join('')),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  );
};
/**
 * Patterns of platforms: templates, invalid ones, ones with escapes that Unicode mode forbids,
 * anchored ones.
 */
const ownPattern = fc.oneof(
  fc.constantFrom(
    '*',
    '(',
    '[a-',
    'a)(b',
    '[\\-\\@a]+',
    '^[0-9]+$',
    'a|b',
    '',
    '^$',
    '.',
    '.+',
    '\\d{6}',
    '(?i)a',
    '[\\u1000-\\u109F]+',
    '\\p{Script=Myanmar}+',
  ),
  fc.constantFrom(...PATTERN_TEMPLATES.map(({ pattern }) => pattern)),
  fc.string({ maxLength: 6 }),
);
const patternId = fc.oneof(
  fc.constantFrom(...PATTERN_TEMPLATES.map(({ id }) => id)),
  fc.constantFrom(0, 22, 99),
);
const length = fc.oneof(
  fc
    .tuple(fc.nat(8), fc.nat(8))
    .map(([minLength, more]) => ({ minLength, maxLength: minLength + more })),
  fc.constantFrom({ minLength: 0, maxLength: 60 }, { minLength: 10, maxLength: 10 }),
);
const ruleWith = (
  pattern: fc.Arbitrary<string>,
  id: fc.Arbitrary<number> = patternId,
): fc.Arbitrary<FieldRule> =>
  fc
    .record({
      enabled: fc.boolean(),
      required: fc.boolean(),
      acceptedPattern: pattern,
      patternId: id,
      length,
    })
    .map(({ length: bounds, ...rule }) => ({ ...rule, ...bounds }));

/**
 * The front end's judgement of a value: required and length first, then the pattern as its worker
 * tries it.
 */
const clientError = (field: RegisterField, rule: FieldRule, value: string): Message | null => {
  if (!rule.enabled) return null;
  const error = findFieldError(field, value, rule);
  if (error || value === '') return error;
  return compilePattern(rule.acceptedPattern)?.test(value) === false
    ? formatMessage(field, rule)
    : null;
};

/**
 * The platform's judgement, repeated when it differs: on a busy machine its try may time out, and
 * then it accepts the value.
 */
const settled = (judge: () => boolean, expected: boolean): boolean =>
  [1, 2, 3].reduce((said) => (said === expected ? said : judge()), judge());

describe('the words', () => {
  const i18n = createInstance();
  const say = (message: Message, lng: string) =>
    'text' in message ? message.text : i18n.getFixedT(lng)(message.key, message.values ?? {});
  const expectWords = (message: Message, rule: FieldRule) => {
    for (const lng of ['en', 'my']) {
      const words = say(message, lng);
      expect(words).toMatch(/\p{L}/u);
      expect(words).not.toMatch(/\{\{|\}\}|\(min\)|\(max\)|validation:|undefined|NaN/);
      const numbers = words.match(/\d+/g) ?? [];
      if (numbers.length > 0)
        expect(numbers.map(Number)).toEqual(
          rule.minLength === rule.maxLength ? [rule.minLength] : [rule.minLength, rule.maxLength],
        );
    }
  };

  beforeAll(async () => {
    await i18n.init({
      lng: 'en',
      ns: ['validation'],
      defaultNS: 'validation',
      resources: { en: { validation: en }, my: { validation: my } },
      interpolation: { escapeValue: false },
    });
  });

  test('of every rule have no raw placeholder, and one number for equal bounds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FIELDS),
        ruleWith(ownPattern),
        fc.string({ maxLength: 20 }),
        (field, rule, value) => {
          expectWords(formatMessage(field, rule), rule);
          const hint = hintOf(field, rule);
          if (hint) expectWords(hint, rule);
          const error = findFieldError(field, value, rule);
          if (error) expectWords(error, rule);
        },
      ),
      { numRuns: 500, seed: 2_611 },
    );
  }, 60_000);
});

describe.each(PATTERN_TEMPLATES)('template $id, $key', ({ id, key, pattern }) => {
  test('the front end and the platform accept the same values', () => {
    const taken = new Set<string>();
    const refused = new Set<string>();
    const rule = fc.oneof(
      { weight: 3, arbitrary: ruleWith(fc.constant(pattern), fc.constant(id)) },
      { weight: 1, arbitrary: ruleWith(ownPattern, fc.constant(id)) },
    );
    fc.assert(
      fc.property(fc.constantFrom(...FIELDS), rule, valueFor(key), (field, one, value) => {
        const isTaken = clientError(field, one, value) === null;
        if (one.enabled && one.acceptedPattern === pattern && value !== '')
          (isTaken ? taken : refused).add(value);
        expect(settled(() => isFieldAccepted(one, value), isTaken)).toBe(isTaken);
      }),
      { numRuns: 600, seed: 2_611 + id },
    );
    expect({ taken: taken.size > 0, refused: refused.size > 0 }).toEqual({
      taken: true,
      refused: true,
    });
  }, 60_000);
});

describe('a whole form', () => {
  const NOW = Date.UTC(2026, 0, 1);
  const store = {
    patch: async () => null,
    reset: async () => undefined,
    onChange: () => undefined,
  };
  const NO_INVITATION = { affiliateCode: '', referralCode: '' };
  const filledIn: RegisterValues = {
    username: 'khinkhin',
    password: 'Lagoon#2026',
    confirmPassword: 'Lagoon#2026',
    mobileNum: '09 765 43210',
    verificationCode: '123 456',
  };
  /** The platform knows calendars and dialing codes, which are not part of a rule. */
  const plausible = (field: RegisterField): fc.Arbitrary<string> => {
    switch (field) {
      case 'birthday':
        return fc.constantFrom('', '1990-02-28', '02-28-1990');
      case 'mobileNum':
        return fc.constantFrom('', '976543210', '0976543210', '+95 9 7654 3210', '၀၉၇၆၅၄', '12345');
      default:
        return fc
          .constantFrom(...PATTERN_TEMPLATES)
          .chain(({ key: template }) => valueFor(template));
    }
  };
  const changed = fc
    .constantFrom(...FIELDS)
    .chain((field) =>
      fc.record({ field: fc.constant(field), rule: ruleWith(ownPattern), value: plausible(field) }),
    );
  type Arrangement = {
    way: RegisterWay;
    changes: { field: RegisterField; rule: FieldRule; value: string }[];
    MOBILENUMPASSREG3: boolean;
    REGMOBVERF3: boolean;
  };
  const arrangement: fc.Arbitrary<Arrangement> = fc.record({
    way: fc.constantFrom('username' as const, 'mobile' as const),
    changes: fc.array(changed, { minLength: 1, maxLength: 2 }),
    MOBILENUMPASSREG3: fc.boolean(),
    REGMOBVERF3: fc.boolean(),
  });

  const judged = ({ way, changes, ...flags }: Arrangement) => {
    const standard = defaultSettings();
    const settings = {
      ...standard,
      whitelabel: { ...standard.whitelabel, ...flags },
      registerFields: {
        ...standard.registerFields,
        ...Object.fromEntries(changes.map(({ field, rule }) => [field, rule])),
      },
    };
    const setup: RegisterSetup = {
      ways: ['mobile', 'username'],
      asksMobilePassword: flags.MOBILENUMPASSREG3,
      asksLimit: false,
      verifiesMobile: flags.REGMOBVERF3,
      rules: settings.registerFields,
    };
    const fields = fieldsOf(way, setup, NO_INVITATION);
    const typed: RegisterValues = {
      ...filledIn,
      ...Object.fromEntries(changes.map(({ field, value }) => [field, value])),
    };
    // A code without a number is useless: the front end says so, and the platform ignores it.
    if (typed.mobileNum === '') typed.verificationCode = '';
    const form: RegisterForm = {
      way,
      values: Object.fromEntries(fields.map(({ field }) => [field, typed[field] ?? ''])),
      countryDialingCode: '95',
      receipt: null,
      captchaKey: null,
      captchaAlternative: null,
      ageConfirmed: true,
      termsAccepted: true,
    };
    const failed = patternsOf(form, fields).filter(
      ({ pattern, value }) => compilePattern(pattern)?.test(value) === false,
    );
    const input: RegisterInput = {
      way,
      values: valuesOf(form, fields),
      phone: phoneOf(form),
      captchaKey: null,
      captchaAlternative: null,
      humanVerification: 'proof',
      firebaseIdToken: null,
    };
    const request =
      way === 'mobile'
        ? v.safeParse(registerMobileRequestSchema, mobileBodyOf(input, 'https://site.test/'))
        : v.safeParse(registerRequestSchema, usernameBodyOf(input, 'https://site.test/'));
    const isTaken = Object.keys(findErrors(form, fields)).length === 0 && failed.length === 0;
    const services = {
      settings: { ...store, current: () => settings },
      clock: createClock(() => NOW),
    };
    const byPlatform = () =>
      request.success &&
      readFields(services, way === 'mobile' ? 'mobileNum' : 'username', request.output).kind ===
        'fields';
    return { byClient: isTaken, byPlatform: settled(byPlatform, isTaken) };
  };

  test('the front end accepts what the platform accepts, and nothing else', () => {
    fc.assert(
      fc.property(arrangement, (given) => {
        const { byClient, byPlatform } = judged(given);
        expect({ byClient }).toEqual({ byClient: byPlatform });
      }),
      { numRuns: 300, seed: 2_611 },
    );
  }, 60_000);
});
