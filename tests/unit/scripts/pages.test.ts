import { describe, expect, test } from 'vitest';
import {
  blockedBy,
  inTurn,
  shiftScore,
  summarised,
  typingOf,
} from '../../../scripts/pages/figures';

describe('shiftScore', () => {
  test('sums shifts that follow each other within a second', () => {
    expect(
      shiftScore([
        { at: 100, value: 0.25 },
        { at: 1_050, value: 0.5 },
      ]),
    ).toBe(0.75);
  });

  test('starts again after a quiet second, and reports the worst', () => {
    expect(
      shiftScore([
        { at: 100, value: 0.25 },
        { at: 1_100, value: 0.5 },
        { at: 9_000, value: 0.125 },
      ]),
    ).toBe(0.5);
  });

  test('limits a window to five seconds', () => {
    const shifts = Array.from({ length: 12 }, (_, second) => ({ at: second * 900, value: 1 }));
    expect(shiftScore(shifts)).toBe(6);
  });

  test('scores nothing for a page that stands still', () => {
    expect(shiftScore([])).toBe(0);
  });
});

test('a task blocks by its time beyond 50 ms', () => {
  expect(
    blockedBy([
      { start: 0, duration: 60 },
      { start: 80, duration: 50 },
      { start: 200, duration: 170 },
    ]),
  ).toBe(130);
});

describe('typingOf', () => {
  test('the field is usable at the first letter that is kept', () => {
    expect(
      typingOf(
        'abc',
        [
          { at: 500, words: 'a' },
          { at: 600, words: 'ab' },
        ],
        'abc',
      ),
    ).toEqual({ usable: 500, lost: 0 });
  });

  test('letters that hydration removed are lost, and the field was not usable before', () => {
    expect(
      typingOf(
        'abcd',
        [
          { at: 500, words: 'a' },
          { at: 600, words: 'ab' },
          { at: 900, words: 'c' },
        ],
        'cd',
      ),
    ).toEqual({ usable: 900, lost: 2 });
  });

  test('a field that kept nothing was never usable', () => {
    expect(typingOf('ab', [{ at: 500, words: 'a' }], '')).toEqual({ usable: Number.NaN, lost: 2 });
  });
});

test('every page is first in some round, and every other round runs backwards', () => {
  expect([0, 1, 2, 3].map((round) => inTurn(['a', 'b', 'c'], round).join(''))).toEqual([
    'abc',
    'acb',
    'cab',
    'cba',
  ]);
});

test('a summary has the median of each figure, all lost letters and all slow keys', () => {
  const visits = [
    { lcp: 900, lost: 1 },
    { lcp: 100, lost: 0 },
    { lcp: 500, lost: 2 },
  ];
  expect(summarised(visits, [8, 8, 8, 64])).toEqual({ lcp: 500, lost: 3, key: 64 });
  expect(summarised([{ ready: 10 }], [])).toEqual({ ready: 10 });
});
