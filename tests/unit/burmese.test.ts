import { expect, test } from 'vitest';
import { joinSyllables } from '../../src/i18n/burmese';

const words = Object.values(
  import.meta.glob<Record<string, unknown>>('../../locales/my/*/*.json', {
    eager: true,
    import: 'default',
  }),
);
const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(texts);

test('a line cannot break before a consonant that closes a syllable', () => {
  const joined = words.flatMap(texts).map(joinSyllables);
  expect(joined.length).toBeGreaterThan(100);
  expect(joined.filter((text) => /[\u1000-\u109F][\u1000-\u1021]\u1037?\u103A/.test(text))).toEqual(
    [],
  );
});

test('other text is unchanged', () => {
  expect(joinSyllables('Log in 12,345.67')).toBe('Log in 12,345.67');
  expect(joinSyllables('အကောင့်')).toBe('အကော\u200Dင့်');
  expect(joinSyllables(joinSyllables('အကောင့်'))).toBe('အကော\u200Dင့်');
});
