import { expect, test } from 'vitest';
import { WHITELABEL_FLAGS } from '../../contract/constants';
import { pairwise } from '../support/pairwise';

test('every two flags meet in all four ways, in few combinations, always the same', () => {
  const combinations = pairwise(WHITELABEL_FLAGS);
  for (const first of WHITELABEL_FLAGS) {
    for (const second of WHITELABEL_FLAGS) {
      if (first === second) continue;
      const met = new Set(combinations.map((one) => `${one[first]} ${one[second]}`));
      expect([...met].toSorted(), `${first} with ${second}`).toEqual([
        'false false',
        'false true',
        'true false',
        'true true',
      ]);
    }
  }
  for (const one of combinations)
    expect(Object.keys(one).toSorted()).toEqual([...WHITELABEL_FLAGS].toSorted());
  expect(combinations.length).toBeLessThanOrEqual(14);
  expect(pairwise(WHITELABEL_FLAGS)).toEqual(combinations);
});

test('two names take four combinations', () => {
  expect(pairwise(['a', 'b'])).toHaveLength(4);
});
