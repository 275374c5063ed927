import { expect, test } from 'vitest';
import { filesIn, read } from './support/files';

/**
 * An amount of money, a percentage or a time that a text spells out stays behind when
 * the rule changes. A text takes it from the constant that the platform computes with, by
 * `sandbox/base/figures.ts`.
 */
const TO_DO = 'take the figure from the constant that the platform computes with';

/** The texts of the sandbox that people read. */
const TEXTS = [
  'sandbox/rewards/activities',
  'sandbox/rewards/points',
  'sandbox/seed',
  'sandbox/support',
  'sandbox/words',
];
const FIGURES = [
  /\bKs \d/,
  /\d ?Ks\b/,
  /[\d၀-၉] ?(ကျပ်|သိန်း)/,
  /[\d၀-၉] ?%/,
  /\b\d+ (minutes|hours|days)\b/,
  /[\d၀-၉] ?မိနစ်/,
  /မိနစ် [\d၀-၉]/,
];
const spelt = (text: string) => FIGURES.some((figure) => figure.test(text));

test.each([
  ['Ks 5,000', true],
  ['5,000 Ks', true],
  ['၅,၀၀၀ ကျပ်', true],
  ['1.2% of all bets', true],
  ['within 10 minutes', true],
  ['၁၀ မိနစ်', true],
  ['`${EN.ks(WELCOME.cap)} in ${EN.count(DRAWS)} minutes`', false],
  ['five small missions', false],
])('a figure is found: %s', (text, isFound) => {
  expect(spelt(text)).toBe(isFound);
});

/** Comments, and lines that no person reads. */
const isCode = (line: string) => /^\s*(\*|\/\/|\/\*)/.test(line);

test('no text of the sandbox spells a figure of the platform', () => {
  const found = filesIn(TEXTS, ['.ts']).flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        !isCode(line) && spelt(line) ? [`${file}:${index + 1} ${line.trim().slice(0, 90)}`] : [],
      ),
  );
  expect(found, TO_DO).toEqual([]);
});

test('no word of the locales spells an amount or a percentage', () => {
  const found = filesIn(['locales'], ['.json']).flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        FIGURES.slice(0, 4).some((figure) => figure.test(line)) ? [`${file}:${index + 1}`] : [],
      ),
  );
  expect(found, TO_DO).toEqual([]);
});
