import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderFor, placeFor } from '../../qa/cli/outputs';

const root = mkdtempSync(join(tmpdir(), 'croupier-outputs.'));
afterAll(() => rmSync(root, { recursive: true }));

test('makes the folders that are missing, and leaves those that are there', () => {
  const folder = join(root, 'one', 'two');
  expect(folderFor(folder)).toBe(folder);
  expect(folderFor(folder)).toBe(folder);
  expect(existsSync(folder)).toBe(true);
  expect(placeFor(join(root, 'other', 'report.html'))).toBe(join(root, 'other', 'report.html'));
  expect(existsSync(join(root, 'other'))).toBe(true);
});

test('fails at once where the system takes no folder, or a file is in the way', () => {
  expect(() => folderFor('/proc/croupier/report')).toThrow('/proc/croupier');
  writeFileSync(join(root, 'file'), '');
  expect(() => folderFor(join(root, 'file', 'in'))).toThrow(join(root, 'file'));
});
