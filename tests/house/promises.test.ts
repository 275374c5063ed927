import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { read, ROOT } from './support/files';

const DOCUMENT = 'docs/promises.md';
const COLUMNS = ['promise', 'where a person sees it', 'mechanism', 'test'];

/** The rows of all tables, as cells without the bars. */
const rows = read(DOCUMENT)
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice(2, -2).split(' | '))
  .filter((cells) => cells.join() !== COLUMNS.join());

/** The linked files of a cell, each with the titles that are quoted after its link. */
const linkedIn = (cell: string) =>
  cell
    .split(/(?=\[[^\]]+\]\()/)
    .filter((part) => part.startsWith('['))
    .map((part) => ({
      file: path.join('docs', /\]\(([^)]+)\)/.exec(part)?.[1] ?? ''),
      titles: [...part.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title),
    }));

const isThere = (file: string) => existsSync(path.join(ROOT, file));
const isTitleIn = (file: string, title: string) => {
  const text = read(file);
  return (
    ["'", '"', '`'].some((quote) => text.includes(`(${quote}${title}${quote},`)) ||
    new RegExp(`\\(\\n\\s*(['"\`])${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\1,`).test(text)
  );
};

test('every row names what a person sees, what does it, and the tests that hold it', () => {
  expect(rows.length).toBeGreaterThan(70);
  const incomplete = rows.filter(
    ([, place = '', mechanism = '', held = '', ...more]) =>
      more.length > 0 ||
      place === '' ||
      linkedIn(mechanism).length === 0 ||
      linkedIn(held).every(({ titles }) => titles.length === 0),
  );
  expect(incomplete.map(([promise]) => promise)).toEqual([]);
});

test('every file that is named exists', () => {
  const files = rows.flat().flatMap((cell) => linkedIn(cell).map(({ file }) => file));
  expect(files.filter((file) => !isThere(file))).toEqual([]);
});

test('every title that is quoted is one of its test file', () => {
  const gone = rows
    .flatMap(([, , , held = '']) => linkedIn(held))
    .filter(({ file }) => isThere(file))
    .flatMap(({ file, titles }) =>
      titles.filter((title) => !isTitleIn(file, title)).map((title) => `${file}: ${title}`),
    );
  expect(gone).toEqual([]);
});
