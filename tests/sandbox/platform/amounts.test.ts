import { expect, it } from 'vitest';
import { EN, MY } from '../../../sandbox/base/figures';

it.each([
  ['997.5', 'Ks 997.50'],
  ['1234.05', 'Ks 1,234.05'],
  ['5000.00', 'Ks 5,000'],
  [300, 'Ks 300'],
])('a sentence shows %s as %s', (amount, shown) => {
  expect(EN.ks(amount)).toBe(shown);
  expect(MY.ks(amount)).toBe(shown);
});
