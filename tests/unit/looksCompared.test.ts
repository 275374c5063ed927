import { expect, test } from 'vitest';
import { differencesOf } from '../engines/harness/compare';
import type { Part } from '../engines/harness/parts';

const part = (name: string, within: number, [left, top, width, height]: number[]): Part => ({
  name,
  within,
  letters: 0,
  isLeaf: within >= 0,
  isFixed: false,
  left: left ?? 0,
  top: top ?? 0,
  width: width ?? 0,
  height: height ?? 0,
});
const MAIN = part('main', -1, [0, 0, 400, 300]);
const LIST = [MAIN, ...['a', 'b', 'c'].map((name, at) => part(name, 0, [0, 50 * at, 400, 40]))];
const changed = (name: string, change: Partial<Part>, parts = LIST) =>
  parts.map((one) => (one.name === name ? { ...one, ...change } : one));

test('two pixels more or less are no difference', () => {
  expect(differencesOf(LIST, changed('b', { left: 2, width: 398, height: 42 }))).toEqual([]);
});

test('entries that stand further apart are told one by one', () => {
  const apart = LIST.map((one, at) => ({ ...one, top: one.top + 30 * Math.max(0, at - 1) }));
  expect(differencesOf(LIST, apart)).toEqual([
    { part: 'b', aspect: 'top', by: 30, letters: 0 },
    { part: 'c', aspect: 'top', by: 30, letters: 0 },
  ]);
});

test('a part of another size is told, and not what it moves', () => {
  const taller = changed('a', { height: 60, width: 300 }).map((one) =>
    'bc'.includes(one.name) ? { ...one, top: one.top + 20 } : one,
  );
  expect(differencesOf(LIST, taller)).toEqual([
    { part: 'a', aspect: 'width', by: -100, letters: 0 },
    { part: 'a', aspect: 'height', by: 20, letters: 0 },
  ]);
});

test('a part that only one engine shows is told, and not what it moves', () => {
  const without = changed(
    'c',
    { top: 50 },
    LIST.filter(({ name }) => name !== 'b'),
  );
  expect(differencesOf(LIST, without)).toEqual([
    { part: 'b', aspect: 'absent', by: 0, letters: 0 },
  ]);
  expect(differencesOf(without, LIST)).toEqual([{ part: 'b', aspect: 'added', by: 0, letters: 0 }]);
});

test('parts in a row follow each other from the left', () => {
  const row = [MAIN, part('a', 0, [0, 0, 100, 40]), part('b', 0, [110, 0, 100, 40])];
  expect(
    differencesOf(row, changed('a', { width: 120 }, changed('b', { left: 130 }, row))),
  ).toEqual([{ part: 'a', aspect: 'width', by: 20, letters: 0 }]);
  expect(differencesOf(row, changed('b', { left: 115 }, row))).toEqual([
    { part: 'b', aspect: 'left', by: 5, letters: 0 },
  ]);
});

test('what keeps its place in the window is not moved by the page', () => {
  const bar = { ...part('bar', 0, [0, 260, 400, 40]), isFixed: true };
  const longer = changed('c', { height: 90 }, [...LIST, bar]);
  expect(differencesOf([...LIST, bar], longer)).toEqual([
    { part: 'c', aspect: 'height', by: 50, letters: 0 },
  ]);
  expect(differencesOf([...LIST, bar], changed('bar', { top: 300 }, [...LIST, bar]))).toEqual([
    { part: 'bar', aspect: 'top', by: 40, letters: 0 },
  ]);
});
