import { describe, expect, it } from 'vitest';
import { REGISTER_FIELDS } from '../../../contract/registerFields';
import type { FieldRule } from '../../../contract/domain';
import { PATTERN_TEMPLATES, templateOf } from '../../../contract/patterns';
import { isFieldAccepted } from '../../../sandbox/account/fieldRules';
import { countries } from '../../../sandbox/account/countries';
import { registerFields } from '../../../sandbox/kit/registerFields';

const rule = (over: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 1,
  minLength: 1,
  maxLength: 20,
  ...over,
});

describe('a field rule', () => {
  it.each([
    ['an empty value where one is needed', rule(), '', false],
    [
      'an empty value where none is needed',
      rule({ required: false, minLength: 3, acceptedPattern: '[0-9]+' }),
      '',
      true,
    ],
    [
      'anything where the rule is off',
      rule({ enabled: false, acceptedPattern: '[0-9]+' }),
      'abc',
      true,
    ],
    ['one character less than the least', rule({ minLength: 3 }), 'ab', false],
    ['the least', rule({ minLength: 3 }), 'abc', true],
    ['the most', rule({ maxLength: 3 }), 'abc', true],
    ['one character more than the most', rule({ maxLength: 3 }), 'abcd', false],
    ['characters, not UTF-16 units', rule({ minLength: 2, maxLength: 2 }), '𠮷😀', true],
    ['a value that only holds a match', rule({ acceptedPattern: '[0-9]+' }), 'a1', false],
    ['a value that matches as a whole', rule({ acceptedPattern: '[0-9]+' }), '12', true],
    ['a pattern with its own anchors', rule({ acceptedPattern: '^[0-9]+$' }), '12', true],
    ['each branch of a pattern as a whole', rule({ acceptedPattern: 'a|b' }), 'ac', false],
    ['a pattern of old escapes', rule({ acceptedPattern: '[\\-\\@a]+' }), 'a@-', true],
    ['any value for a pattern that is none', rule({ acceptedPattern: '[a-' }), 'zzz', true],
    ['any value for two halves of a pattern', rule({ acceptedPattern: 'a)(b' }), 'zzz', true],
  ])('judges %s', (_name, one, value, expected) => {
    expect(isFieldAccepted(one, value)).toBe(expected);
  });

  it.each(['^(a+)+$', '(a|aa)+', '(.*a){20}b'])(
    'lets the catastrophic pattern %s pass, in under a second',
    (acceptedPattern) => {
      const start = performance.now();
      expect(isFieldAccepted(rule({ acceptedPattern, maxLength: 100 }), `${'a'.repeat(60)}!`)).toBe(
        true,
      );
      expect(performance.now() - start).toBeLessThan(1_000);
    },
  );
});

describe('the demo brand', () => {
  it('has a rule for every field, each of a known template', () => {
    const rules = registerFields();
    expect(Object.keys(rules).toSorted()).toEqual([...REGISTER_FIELDS].toSorted());
    for (const { patternId, acceptedPattern } of Object.values(rules))
      expect(templateOf(patternId)?.pattern).toBe(acceptedPattern);
  });

  it.each([
    ['username', 'player1', '1player'],
    ['password', 'Croupier#2026', 'with space 1'],
    ['payeeName', 'အောင်အောင်', 'Aung 1'],
    ['email', 'a@b.example', 'a@b'],
    ['whatsapp', '959761112222', '+9597611'],
    ['paymentPassword', '123456', '12345'],
  ])('accepts a right %s and no wrong one', (field, right, wrong) => {
    const one = registerFields()[field];
    expect(one && [isFieldAccepted(one, right), isFieldAccepted(one, wrong)]).toEqual([
      true,
      false,
    ]);
  });

  it('has about forty countries, Myanmar first, each once', () => {
    const codes = countries.map(({ countryCode }) => countryCode);
    expect(countries[0]).toEqual({ countryCode: 'MM', countryDialingCode: '95' });
    expect(codes.length).toBeGreaterThanOrEqual(40);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('numbers its templates from 1 to 21', () => {
    expect(PATTERN_TEMPLATES.map(({ id }) => id)).toEqual(
      Array.from({ length: 21 }, (_, index) => index + 1),
    );
  });
});
