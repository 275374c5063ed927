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

describe('help articles are found in the words of the other language', () => {
  const helpFor = async (language: 'EN' | 'MY', typed: string) =>
    (await (await seededSearch(language)).find(typed))
      .filter(({ kind }) => kind === 'help')
      .map(({ title }) => title);

  test.each([
    { language: 'MY', typed: 'deposti', title: 'ငွေသွင်းနည်း' },
    { language: 'MY', typed: 'forgot password', title: 'စကားဝှက် မေ့နေပါသည်' },
    { language: 'EN', typed: 'ငွေထုတ်နည်း', title: 'How to withdraw' },
  ] as const)('$typed: $title', async ({ language, typed, title }) => {
    expect(await helpFor(language, typed)).toContain(title);
  });

  test('and in their own where the other does not come', async () => {
    const search = await seededSearch('MY', 'EN');
    expect((await search.find('ငွေသွင်းနည်း')).map(({ title }) => title)).toContain('ငွေသွင်းနည်း');
    expect((await search.find('deposti')).map(({ title }) => title)).not.toContain('ငွေသွင်းနည်း');
  });
});

test('what nobody means finds nothing', async () => {
  const search = await seededSearch('EN');
  for (const typed of ['zzzzqqq', 'xqxq', '', '   ', '☃'])
    expect(await search.find(typed), typed).toEqual([]);
});

const isRight = ({ first, or }: Typed, title: string) =>
  [first, or].some((word) => word !== undefined && title.includes(word));
