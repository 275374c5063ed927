import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBalance, formatMoney } from '../../src/ui/money';

describe('formatMoney', () => {
  it.each([
    ['0', '0.00'],
    ['12345.67', '12,345.67'],
    ['1234567', '1,234,567.00'],
    ['1.005', '1.01'],
    ['2.675', '2.68'],
    ['-950', '-950.00'],
    ['-0.001', '0.00'],
    ['9007199254740993.01', '9,007,199,254,740,993.01'],
    ['123456789012345678901234567890.12', '123,456,789,012,345,678,901,234,567,890.12'],
  ])('%s reads %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  it('puts the symbol between sign and digits, with a space after a word', () => {
    expect(formatMoney('12345.67', '$')).toBe('$12,345.67');
    expect(formatMoney('-5', '$')).toBe('-$5.00');
    expect(formatMoney('5', 'MMK')).toBe('MMK\u00a05.00');
  });

  it.each(['', 'abc', '1e9', '1,000', 'NaN', '12.', ' 1'])(
    'shows %j as a dash, never as an amount',
    (amount) => {
      expect(formatMoney(amount, '$')).toBe('—');
    },
  );

  it('keeps every digit of any amount with two decimals', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 30n }),
        fc.integer({ min: 0, max: 99 }),
        (whole, cents) => {
          const amount = `${whole}.${String(cents).padStart(2, '0')}`;
          expect(formatMoney(amount).replaceAll(',', '')).toBe(amount);
        },
      ),
    );
  });
});

describe('formatBalance', () => {
  it.each([
    [false, '$12,345.67'],
    [true, '***'],
  ])('hidden: %s', (isHidden, text) => {
    expect(formatBalance('12345.67', '$', isHidden)).toBe(text);
  });
});
