import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { read, ROOT } from './support/files';

const text = read('docs/security.md');
/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0 has. */
const CHAPTERS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];
const VERDICTS = ['met', 'not applicable', 'open'];

const rows = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => line.slice(2, -2).split(' | '));
const targets = new Map(
  [...text.matchAll(/^\[([^\]]+)\]: (\S+)$/gm)].map(([, name = '', file = '']) => [name, file]),
);
const named = new Set([...text.matchAll(/\[([^\][]+)\](?![(:])/g)].map(([, name = '']) => name));

test('every requirement has one row, with a verdict and its reason', () => {
  const numbers = rows.map(([number = '']) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(
    CHAPTERS.map((_, at) => numbers.filter((number) => number.startsWith(`${at + 1}.`)).length),
  ).toEqual(CHAPTERS);
  const incomplete = rows.filter(
    ([, about = '', verdict = '', reason = '', ...more]) =>
      about === '' || !VERDICTS.includes(verdict) || reason === '' || more.length > 0,
  );
  expect(incomplete).toEqual([]);
});

test('the counts of the introduction are those of the rows', () => {
  const counts = VERDICTS.map(
    (verdict) => `${rows.filter(([, , one]) => one === verdict).length} ${verdict}`,
  );
  expect(text).toContain(`${rows.length} requirements`);
  for (const counted of counts) expect(text).toContain(counted);
});

test('every file that is named exists, and none is listed in vain', () => {
  expect([...named].filter((name) => !targets.has(name))).toEqual([]);
  expect([...targets.keys()].filter((name) => !named.has(name))).toEqual([]);
  const inline = [...text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, file = '']) => file);
  const gone = [...targets.values(), ...inline].filter(
    (file) => !existsSync(path.join(ROOT, 'docs', file)),
  );
  expect(gone).toEqual([]);
});
