import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { defineCases } from '../../machines/shared/cases';
import { affectedPaths } from '../../qa/affected/affectedPaths';
import { packagesUsed } from '../../qa/affected/packages';
import { affectedCommand } from '../../qa/cli/commands/affected';
import { approvedPlanOf } from '../../qa/gate/approved';

type Parts = {
  isHeavy?: (force: number) => boolean;
  add?: (visits: number, force: number) => number;
  pause?: number;
  hard?: number;
  goal?: 'open' | 'stuck';
};

/** A barrier, in versions that differ in one thing each; none but `goal` changes the chart. */
const barrier = ({
  isHeavy = (force) => force > 5,
  add = (visits) => visits + 1,
  pause = 1_000,
  hard = 9,
  goal = 'open',
}: Parts = {}) =>
  defineCases(
    setup({
      types: {
        context: {} as { visits: number },
        events: {} as { type: 'push'; force: number } | { type: 'bell' } | { type: 'leave' },
      },
      guards: { isHeavy: (_, force: number) => isHeavy(force) },
      actions: {
        count: assign(({ context }, force: number) => ({ visits: add(context.visits, force) })),
      },
      delays: { pause },
    }).createMachine({
      id: 'barrier',
      context: { visits: 0 },
      initial: 'closed',
      states: {
        closed: {
          on: {
            push: {
              guard: { type: 'isHeavy', params: ({ event }) => event.force },
              target: goal,
              actions: { type: 'count', params: ({ event }) => event.force },
            },
            bell: 'ringing',
            leave: 'left',
          },
        },
        ringing: { after: { pause: 'closed' } },
        open: { type: 'final' },
        stuck: { type: 'final' },
        left: { type: 'final' },
      },
    }),
    {
      events: {
        push: [
          { name: 'hard', force: hard },
          { name: 'gently', force: 1 },
        ],
        bell: [{ name: 'once' }],
        leave: [{ name: 'now' }],
      },
    },
  );

const before = barrier();
const { paths } = approvedPlanOf(before, []);
const reasons = (parts: Parts) =>
  affectedPaths(paths, before, barrier(parts)).map(({ because }) => because);
const pathsWith = (label: string) =>
  paths.flatMap(({ steps }, index) => (steps.some(({ event }) => event === label) ? [index] : []));

test('another version that does the same touches no path', () => {
  expect(paths.length).toBeGreaterThan(1);
  expect(affectedPaths(paths, before, barrier())).toEqual([]);
  expect(affectedPaths(paths, before, barrier({ isHeavy: (force) => force >= 6 }))).toEqual([]);
});

test.each<[string, Parts, RegExp, string]>([
  ['the chart', { goal: 'stuck' }, /state was "open", is "stuck"/, 'push'],
  [
    'the body of an action',
    { add: (visits) => visits + 2 },
    /context\.visits was "1", is "2"/,
    'push',
  ],
  ['a delay', { pause: 2_000 }, /in 1000 ms.*in 2000 ms/, 'bell'],
])('%s touches the paths that show it, and says where', (_, parts, reason, event) => {
  const found = affectedPaths(paths, before, barrier(parts));
  expect(found.map(({ path }) => path)).toEqual(pathsWith(event));
  for (const { because } of found) expect(because).toMatch(reason);
});

test('a payload of a case touches what reads it', () => {
  const sum: Parts = { add: (visits, force) => visits + force };
  const found = affectedPaths(paths, barrier(sum), barrier({ ...sum, hard: 8 }));
  expect(found.map(({ path }) => path)).toEqual(pathsWith('push'));
  expect(affectedPaths(paths, before, barrier({ hard: 8 }))).toEqual([]);
});

test('an event that was refused and is not any more touches the path that refuses it', () => {
  expect(reasons({ isHeavy: () => true })).toEqual([
    expect.stringMatching(/refused was .*push · gently/),
  ]);
});

test('a step that cannot happen, or throws, touches its path', () => {
  const gone = defineCases(before.machine, {
    events: { ...before.events, bell: [] },
  });
  expect(affectedPaths(paths, before, gone).map(({ because }) => because)).toEqual(
    pathsWith('bell').map(() => expect.stringMatching(/it cannot happen$/) as unknown),
  );
  const broken = barrier({
    add: () => {
      throw new Error('no more');
    },
  });
  for (const { because } of affectedPaths(paths, before, broken))
    expect(because).toMatch(/it throws: no more$/);
  expect(affectedPaths(paths, before, broken).map(({ path }) => path)).toEqual(pathsWith('push'));
});

const folder = mkdtempSync(join(tmpdir(), 'qa-affected-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the packages of a module come with those that they need', () => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'a.ts');
  writeFileSync(file, `import { x } from 'one';\nimport type { Y } from 'types';\n`);
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({
      packages: {
        'node_modules/one': { version: '1.0.0', dependencies: { two: '*' } },
        'node_modules/two': { version: '2.0.0' },
        'node_modules/types': { version: '3.0.0' },
      },
    }),
  );
  expect([...packagesUsed([file], folder)]).toEqual([
    ['one', 'node_modules/one@1.0.0'],
    ['two', 'node_modules/two@2.0.0'],
  ]);
});

test('a commit that is none gets one sentence', async () => {
  await expect(affectedCommand.run(['login', '--base', 'no-such-commit'])).rejects.toThrow(
    /^There is no commit "no-such-commit"\.$/,
  );
});
