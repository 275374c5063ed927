import { expect, it } from 'vitest';
import { readPhone } from '../../contract/phone';

it.each([
  ['976 543 210', '976543210'],
  ['0976/543210', '976543210'],
  ['(09) 76-543.210', '976543210'],
  ['09\u2011765\u00a043210', '976543210'.slice(0, 8) + '0'],
  ['၀၉၇၆၅၄၃၂၁၀', '976543210'],
  ['０９７６５４３２１０', '976543210'],
  ['+95 9 765 43210', '976543210'],
  ['0095976543210', '976543210'],
  ['95976543210', '976543210'],
  ['95123456', '95123456'],
])('reads %s', (typed, mobileNum) => {
  expect(readPhone(typed, '95', ['95'])).toEqual({ countryDialingCode: '95', mobileNum });
});

it.each(['9765abc4321', '976543210 ext. 7', '+95+976543210', '', 'number'])(
  'makes no other number out of %s',
  (typed) => {
    expect(readPhone(typed, '95', ['95'])).toEqual({ countryDialingCode: '95', mobileNum: '' });
  },
);

it('takes a known dialing code over the chosen one', () => {
  expect(readPhone('+66 81 234 5678', '95', ['95', '66'])).toEqual({
    countryDialingCode: '66',
    mobileNum: '812345678',
  });
});
