import { expect, test } from 'vitest';
import { LONGEST_SEARCH, queryOfAddress } from '../../machines/shared/gameAddress';

test('a search in an address is cut to the length that the platform accepts', () => {
  expect(queryOfAddress(`/rng?search=${'a'.repeat(LONGEST_SEARCH + 1)}`).search).toBe(
    'a'.repeat(LONGEST_SEARCH),
  );
  expect(queryOfAddress('/rng?search=koi').search).toBe('koi');
});
