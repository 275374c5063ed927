import { describe, expect, test } from 'vitest';
import { joinSyllables } from '../../src/i18n/burmese';
import { WHOLE_WORDS } from '../../src/i18n/burmeseWords';

const JOINER = '\u200D';
/** The dictionary of ICU, by which Chromium and WebKit break lines. */
const dictionary = new Intl.Segmenter('my', { granularity: 'word' });

const words = Object.values(
  import.meta.glob<Record<string, unknown>>('../../locales/my/*/*.json', {
    eager: true,
    import: 'default',
  }),
);
const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(texts)
      : [];
/** What the platform writes: its sources, but for the words that people type. */
const platform = Object.values(
  import.meta.glob<string>(['../../sandbox/**/*.ts', '!../../sandbox/lobby/searchWords.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);
/** Everything that is written without a space or punctuation. */
const runs = new Set(
  [...words, ...platform]
    .flatMap(texts)
    .flatMap((text) => text.match(/[\u1000-\u1049\u104C-\u109F]+/g) ?? []),
);

/** The places in `run` at which a line may break once it is joined. */
const breaksOf = (run: string): number[] => {
  const joined = joinSyllables(run);
  return [...dictionary.segment(joined)]
    .map(({ index }) => index)
    .filter((at) => at > 0 && joined[at] !== JOINER && joined[at - 1] !== JOINER)
    .map((at) => joined.slice(0, at).replaceAll(JOINER, '').length);
};
const brokenIn = (run: string, from: number, length: number) =>
  breaksOf(run).some((at) => at > from && at < from + length);

describe('no line breaks', () => {
  test('inside a syllable: a word that the dictionary does not contain is listed', () => {
    expect(runs.size).toBeGreaterThan(1_000);
    const inside = /^(?:[\u1000-\u1021]\u1037?[\u1039\u103A]|[\u102B-\u103E])/;
    expect(
      [...runs].filter((run) =>
        breaksOf(run).some((at) => inside.test(run.slice(at)) || run[at - 1] === '\u1039'),
      ),
    ).toEqual([]);
  });

  test('inside a word that the dictionary contains', () => {
    const broken = [...runs].flatMap((run) =>
      [...dictionary.segment(run)]
        .filter(({ segment, index }) => brokenIn(run, index, segment.length))
        .map(({ segment }) => `${segment} in ${run}`),
    );
    expect(broken).toEqual([]);
  });

  test('before an ending', () => {
    const listed = 'များ|မှု|ချက်|ခြင်း|ရန်|ပါ|ပြီ|သည်|မည်|သော|ခဲ့|ကို|တွင်|မှ|သို့(?!မဟုတ်)';
    const endings = new RegExp(`^(?:${listed})(?![\\u102B-\\u103E]|.?\\u103A)`);
    expect(
      [...runs].filter((run) => breaksOf(run).some((at) => endings.test(run.slice(at)))),
    ).toEqual([]);
  });

  test('inside a listed word, each of which is still in use', () => {
    const places = WHOLE_WORDS.map((word) => [...runs].filter((run) => run.includes(word)));
    expect(WHOLE_WORDS.filter((_, place) => places[place]?.length === 0)).toEqual([]);
    const broken = WHOLE_WORDS.flatMap((word, place) =>
      (places[place] ?? [])
        .filter((run) => brokenIn(run, run.indexOf(word), word.length))
        .map((run) => `${word} in ${run}`),
    );
    expect(broken).toEqual([]);
  });
});

test('a longer word stands before its own beginning', () => {
  expect(
    WHOLE_WORDS.filter((word, place) =>
      WHOLE_WORDS.slice(0, place).some((before) => word.startsWith(before)),
    ),
  ).toEqual([]);
});

test('a main wallet has two words', () => {
  expect(breaksOf('ပင်မပိုက်ဆံအိတ်')).toEqual(['ပင်မ'.length]);
});

test('a figure stays with what it counts', () => {
  expect(joinSyllables('Ks 100.00 နှင့် ရက် 30')).toBe('Ks 100.00\u00A0နှင့် ရက် 30');
});

test('other text is unchanged', () => {
  expect(joinSyllables('Log in 12,345.67')).toBe('Log in 12,345.67');
  expect(joinSyllables('စကားဝှက်')).toBe('စကားဝှက်');
  expect(joinSyllables('အကောင့်')).toBe('အ\u200Dကော\u200Dင့်');
  const twice = joinSyllables(joinSyllables('အကောင့် မရှိပါ'));
  expect(twice).toBe('အ\u200Dကော\u200Dင့် မ\u200Dရှိ\u200Dပါ');
});
