import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountInWords } from '../../src/ui/amountInWords';

test.each([
  ['0', 'zero'],
  ['1', 'one'],
  ['10.00', 'ten'],
  ['13', 'thirteen'],
  ['20', 'twenty'],
  ['21', 'twenty-one'],
  ['100', 'one hundred'],
  ['101', 'one hundred and one'],
  ['125.50', 'one hundred and twenty-five and 50/100'],
  ['125.5', 'one hundred and twenty-five and 50/100'],
  ['0.05', 'zero and 05/100'],
  ['1000', 'one thousand'],
  ['1001', 'one thousand and one'],
  ['1234', 'one thousand two hundred and thirty-four'],
  [
    '12345678.90',
    'twelve million three hundred and forty-five thousand six hundred and seventy-eight and 90/100',
  ],
  [
    '999999999999',
    'nine hundred and ninety-nine billion nine hundred and ninety-nine million ' +
      'nine hundred and ninety-nine thousand nine hundred and ninety-nine',
  ],
])('%s in English: %s', (amount, words) => expect(amountInWords(amount, 'en')).toBe(words));

test.each([
  ['0', 'သုည'],
  ['1', 'တစ်'],
  ['10.00', 'တစ်ဆယ်'],
  ['11', 'တစ်ဆယ့်တစ်'],
  ['20', 'နှစ်ဆယ်'],
  ['99', 'ကိုးဆယ့်ကိုး'],
  ['100', 'တစ်ရာ'],
  ['105', 'တစ်ရာ့ငါး'],
  ['125.50', 'တစ်ရာ့နှစ်ဆယ့်ငါး ဒသမ ငါး သုည'],
  ['0.05', 'သုည ဒသမ သုည ငါး'],
  ['1000', 'တစ်ထောင်'],
  ['1001', 'တစ်ထောင့်တစ်'],
  ['1234', 'တစ်ထောင့်နှစ်ရာ့သုံးဆယ့်လေး'],
  ['50000', 'ငါးသောင်း'],
  ['250000', 'နှစ်သိန်း ငါးသောင်း'],
  ['3000000', 'သုံးသန်း'],
  ['12345678', 'တစ်ကုဋေ နှစ်သန်း သုံးသိန်း လေးသောင်း ငါးထောင့်ခြောက်ရာ့ခုနစ်ဆယ့်ရှစ်'],
  ['100000000', 'တစ်ဆယ်ကုဋေ'],
])('%s in Burmese: %s', (amount, words) => expect(amountInWords(amount, 'my')).toBe(words));

test.each(['', 'abc', '-1', '1.234', '1,000', '1e3', '1234567890123456'])(
  '%j has no words',
  (amount) => {
    expect(amountInWords(amount, 'en')).toBe('');
    expect(amountInWords(amount, 'my')).toBe('');
  },
);

describe('any amount', () => {
  test.each(['en', 'my'])('no two amounts have the same words: %s', (language) => {
    const amount = fc
      .tuple(fc.integer({ min: 0, max: 999_999_999_999 }), fc.integer({ min: 0, max: 99 }))
      .map(([whole, decimals]) => `${whole}.${`${decimals}`.padStart(2, '0')}`);
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const isSame = amountInWords(one, language) === amountInWords(other, language);
        expect(isSame).toBe(one === other);
        expect(amountInWords(one, language)).not.toMatch(/undefined|\s{2}|^\s|\s$/);
      }),
    );
  });
});
