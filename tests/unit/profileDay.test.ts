import { expect, it } from 'vitest';
import type { Profile } from '../../contract/profile';
import { changesOf, findErrors } from '../../machines/account/profile/profile.fields';

const profile = (patternId: number): Profile => ({
  account: 'khin',
  nickname: 'Khin',
  mobile: null,
  unconfirmedEmail: null,
  fields: [
    {
      field: 'birthday',
      rule: {
        enabled: true,
        required: false,
        acceptedPattern: '*',
        patternId,
        minLength: 0,
        maxLength: 50,
      },
      value: null,
      isOnce: true,
    },
  ],
});
const errorOf = (birthday: string, patternId = 1) => {
  const known = profile(patternId);
  return findErrors(known, changesOf(known, { birthday })).birthday;
};

it.each(['31/04/1990', '2026-02-30', 'hello'])('the profile is not saved with %s', (typed) => {
  expect(errorOf(typed)).toEqual({ key: 'validation:pattern.dateYearFirst' });
});

it('a day is saved in either format of a rule', () => {
  expect(errorOf('1990-04-30')).toBeUndefined();
  expect(errorOf('1990-04-30', 13)).toBeUndefined();
});
