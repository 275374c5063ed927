import { expect, it } from 'vitest';
import { asciiDigits, plainFigure } from '../../src/ui/digits';

it.each([
  ['1234.50', '1234.50'],
  [' 12 ', '12'],
  ['၁၂၃၄.၅၀', '1234.50'],
  ['1,234.50', '1234.50'],
  ['၁,၂၃၄,၅၆၇', '1234567'],
  ['１，２３４．５０', '1234.50'],
  ['-1,000', '-1000'],
  ['', ''],
  // Not in the site's notation: it stays unchanged, and is refused.
  ['1,23', '1,23'],
  ['12,34,567', '12,34,567'],
  ['1.234,50', '1.234,50'],
  ['1 000', '1 000'],
  [',5', ',5'],
  ['1e3', '1e3'],
])('the number %j is sent as %j', (typed, figure) => {
  expect(plainFigure(typed)).toBe(figure);
});

it.each([
  ['၁၂ ၃၄', '1234'],
  ['12-34a', '1234'],
  ['１２３４', '1234'],
  // No digit of a code: it is not taken for others.
  ['½', ''],
])('of the code %j the digits %j remain', (typed, digits) => {
  expect(asciiDigits(typed)).toBe(digits);
});
