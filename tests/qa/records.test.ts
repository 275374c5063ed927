import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { matrixOf } from '../../qa/levels/matrix';
import { hashOf } from '../../qa/plan/hash';
import {
  forgetRecords,
  readRecords,
  writeRecord,
  type CoverageRecord,
} from '../../qa/levels/records';
import { cases } from './fixtures/machines/turnstile/turnstile.cases';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'croupier-qa-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const view: CoverageRecord = {
  machine: 'turnstile',
  level: 'view',
  hash: hashOf(cases),
  covered: ['turnstile.locked|coin.insert|0'],
};
const matrix = () => matrixOf([{ name: 'turnstile', cases }], readRecords(dir));

test('merges the records of several processes and paths', () => {
  writeRecord(view, { dir, writer: '0' });
  writeRecord({ ...view, covered: ['b'] }, { dir, writer: '1' });
  writeRecord({ ...view, covered: ['a'] }, { dir, writer: '1' });
  expect(readRecords(dir)).toEqual([
    { ...view, covered: ['a', 'b', 'turnstile.locked|coin.insert|0'] },
  ]);
});

test('starts again for another version of the machine', () => {
  writeRecord({ ...view, hash: 'before' }, { dir });
  writeRecord(view, { dir });
  expect(readRecords(dir)).toEqual([view]);
});

test('forgets one level of one machine, and no other', () => {
  const others: CoverageRecord[] = [
    { ...view, level: 'browser' },
    { ...view, machine: 'turnstileGate' },
  ];
  for (const record of [view, ...others]) writeRecord(record, { dir });
  forgetRecords('turnstile', 'view', dir);
  expect(readRecords(dir)).toEqual(others);
});

test('reads no records from a missing folder', () =>
  expect(readRecords(join(dir, 'nowhere'))).toEqual([]));

test('the matrix shows what is missing, never walked, or walked in another version', () => {
  writeRecord(view, { dir });
  writeRecord({ ...view, level: 'browser', hash: 'before' }, { dir });
  expect(matrix()).toEqual([
    {
      name: 'turnstile',
      coverable: 3,
      cells: {
        machine: { kind: 'none' },
        view: {
          kind: 'walked',
          covered: 1,
          missing: ['turnstile.free|arm.push|0', 'turnstile.jammed|arm.push|0'],
        },
        browser: { kind: 'stale' },
      },
    },
  ]);
});
