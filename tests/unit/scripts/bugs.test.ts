import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBugs, withBug } from '../../../scripts/bugs/bugs';

const bugs = readBugs('scripts/bugs/bugs.txt');

test('there are enough bugs to measure the gate by', () => {
  expect(bugs.length).toBeGreaterThanOrEqual(100);
});

test.each(bugs)('the machines of today can have it: $name', (bug) => {
  const source = readFileSync(bug.file, 'utf8');
  expect(withBug(source, bug)).not.toBe(source);
});

test('a bug whose lines are not in its file, or twice, is refused', () => {
  const bug = { name: 'lost action', file: 'x.ts', lines: [{ sign: '-', text: 'a' }] } as const;
  expect(withBug('  a\nb', bug)).toBe('b');
  expect(() => withBug('b', bug)).toThrow('lost action: its lines are 0 times in the file');
  expect(() => withBug('a\na', bug)).toThrow('its lines are 2 times in the file');
});
