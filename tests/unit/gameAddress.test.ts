import { expect, test } from 'vitest';
import { LONGEST_SEARCH, queryOfAddress } from '../../machines/shared/gameAddress';

test('of an address that asks for more letters than the platform takes, as many as it takes are asked for', () => {
  expect(queryOfAddress(`/rng?search=${'a'.repeat(LONGEST_SEARCH + 1)}`).search).toBe(
    'a'.repeat(LONGEST_SEARCH),
  );
  expect(queryOfAddress('/rng?search=koi').search).toBe('koi');
});
