import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashSources, isFresh, markFresh, notesDir } from '../../../scripts/build/sources';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const build = async () => {
  write('dist/index.html', '<html>');
  mkdirSync(notesDir(root, 'dist'), { recursive: true });
  await markFresh(root, 'dist', await hashSources(root));
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'croupier-build-'));
  write('index.html', '<html>');
  write('src/app/main.tsx', 'export {};');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('nothing is fresh before the first build', async () => {
  expect(await isFresh(root, 'dist')).toBe(false);
});

test('a build is fresh until a source changes, appears or disappears', async () => {
  await build();
  expect(await isFresh(root, 'dist')).toBe(true);
  write('src/app/main.tsx', 'export const changed = 1;');
  expect(await isFresh(root, 'dist')).toBe(false);

  await build();
  write('locales/en/new.json', '{}');
  expect(await isFresh(root, 'dist')).toBe(false);

  await build();
  rmSync(path.join(root, 'locales/en/new.json'));
  expect(await isFresh(root, 'dist')).toBe(false);
});

test('a source with a new date but the same text is no change, a moved one is', async () => {
  await build();
  write('src/app/main.tsx', 'export {};');
  expect(await isFresh(root, 'dist')).toBe(true);
  rmSync(path.join(root, 'src/app/main.tsx'));
  write('src/app/start.tsx', 'export {};');
  expect(await isFresh(root, 'dist')).toBe(false);
});

test('a build that was deleted is not fresh, whatever its record says', async () => {
  await build();
  rmSync(path.join(root, 'dist'), { recursive: true });
  expect(await isFresh(root, 'dist')).toBe(false);
});

test('a change outside of the front end leaves the build fresh', async () => {
  await build();
  write('sandbox/main.ts', 'export {};');
  expect(await isFresh(root, 'dist')).toBe(true);
});
