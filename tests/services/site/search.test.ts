import { describe, expect, test } from 'vitest';
import type { Typed } from '../../support/search/typed';
import { TYPED_AFTER } from '../../support/search/typedAfter';
import { TYPED_BEFORE } from '../../support/search/typedBefore';
import { seededSearch } from '../../support/search/seededSearch';

/** The share of searches whose first result has to be right. */
const RIGHT = 0.9;

describe.each(['EN', 'MY'] as const)('what people type in %s', (language) => {
  test('is answered first by what they mean', async () => {
    const search = await seededSearch(language);
    const list = [...TYPED_BEFORE[language], ...TYPED_AFTER[language]];
    const wrong: string[] = [];
    for (const one of list) {
      const [first] = await search.find(one.typed);
      if (!isRight(one, first?.title ?? ''))
        wrong.push(`${one.typed}: ${first?.title ?? 'nothing'} instead of ${one.first}`);
    }
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual((1 - RIGHT) * list.length);
  });
});

test('what nobody means finds nothing', async () => {
  const search = await seededSearch('EN');
  for (const typed of ['zzzzqqq', 'xqxq', '', '   ', '☃'])
    expect(await search.find(typed), typed).toEqual([]);
});

const isRight = ({ first, or }: Typed, title: string) =>
  [first, or].some((word) => word !== undefined && title.includes(word));
