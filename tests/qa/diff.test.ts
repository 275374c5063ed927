import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { defineCases } from '../../machines/shared/cases';
import { diffCommand } from '../../qa/cli/commands/diff';
import { diffVersions, isSame, versionOfCases, versionOfPlan } from '../../qa/run/diff';
import { planOf } from '../../qa/plan/plan';
import { doorMachine } from './fixtures/machines/door/door.machine';
import { qaByShell } from './support/commandLine';

const payloads = { 'door.open': [{ name: 'push' }], 'door.close': [{ name: 'pull' }] };
const before = defineCases(doorMachine, { events: payloads });
const after = defineCases(
  setup({
    types: { events: {} as { type: 'door.open' } | { type: 'door.close' } | { type: 'door.lock' } },
  }).createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: { on: { 'door.open': 'ajar', 'door.lock': 'locked' } },
      ajar: { on: { 'door.close': 'closed' } },
      locked: {},
    },
  }),
  { events: { ...payloads, 'door.lock': [{ name: 'key' }] } },
);
const old = versionOfCases(before, planOf(before));
const young = versionOfCases(after, planOf(after));

test('reports what is new, gone and changed, and where the old plan fails', () => {
  const { states, transitions, paths, broken } = diffVersions(old, young);
  expect(states).toEqual({ added: ['door.ajar', 'door.locked'], removed: ['door.open'] });
  expect(transitions).toEqual({
    added: ['door.closed|door.lock|0', 'door.ajar|door.close|0'],
    removed: ['door.open|door.close|0'],
    changed: [{ id: 'door.closed|door.open|0', before: 'to door.open', after: 'to door.ajar' }],
  });
  expect(paths.removed).toEqual(['start "default" → door.open · push → door.close · pull']);
  expect(paths.added.some((path) => path.includes('door.lock · key'))).toBe(true);
  expect(broken).toEqual([
    'path 1, step 1 (door.open · push → open): value: expected "open", got "ajar"',
  ]);
});

test('a version does not differ from itself', () => {
  expect(isSame(diffVersions(old, old))).toBe(true);
});

test('compares plans alone by what they show; nothing can be walked', () => {
  const { states, transitions, broken } = diffVersions(
    versionOfPlan(old.plan),
    versionOfPlan(young.plan),
  );
  expect(states.added).toContain('ajar');
  expect(transitions.removed).toEqual(['door.open|door.close|0']);
  expect(broken).toBeNull();
});

test.each([
  [['one.json', 'two.json', 'three.json'], /^diff takes one or two plan files/],
  [['one.json', 'door'], /^diff takes one or two plan files/],
  [['one.json'], /^There is no file one\.json\.$/],
  [['door', 'git:no-such-commit'], /^There is no commit "no-such-commit"\.$/],
])('%j gets one sentence', async (args, sentence) => {
  await expect(diffCommand.run(args)).rejects.toThrow(sentence);
});

test(
  'compares with the last commit without a version, and leaves nothing behind',
  { timeout: 60_000 },
  async () => {
    const left = () => (existsSync('.cache/qa/versions') ? readdirSync('.cache/qa/versions') : []);
    const earlier = left();
    const { code, out, err } = await qaByShell('diff', 'door');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^door/);
    expect(left()).toEqual(earlier);
  },
);

// In this file, since both check commits out into one folder.
test('affected compares with the last commit', { timeout: 60_000 }, async () => {
  const { code, out, err } = await qaByShell('affected', 'door', '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toMatchObject({ base: 'HEAD', machines: [{ machine: 'door' }] });
});
