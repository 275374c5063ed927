import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMANDS, overviewOf } from '../../qa/cli/commands';
import { assess } from '../../qa/run/assess';
import { planOf } from '../../qa/plan/plan';
import { cases as doorCases } from './fixtures/machines/door/door.cases';
import { qa, qaByShell, qaOn } from './support/commandLine';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-qa-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('runs the named machines, prints the table and exits with 0', async () => {
  const { code, out, err } = await qaByShell('door');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.split('\n')[0]).toMatch(
    /^machine +states +transitions +covered +paths +steps +cost\/bound +refusals +ms$/,
  );
  expect(out.split('\n')[2]).toMatch(/^door +2 +2 +100% +1 +2 +1\.00 +2 +\d+$/);
});

test('takes all machines without names, and exits with 1 when something is wrong', async () => {
  const report = join(folder, 'report.html');
  const { code, out, err } = await qa('--report', report);
  expect(code).toBe(1);
  expect(out).toMatch(/^door /m);
  expect(out).toContain(`\nreport: ${report}\n`);
  expect(readFileSync(report, 'utf8')).toContain('<h1>Path coverage</h1>');
  expect(out).toMatch(/^turnstile +2\/3 +3 +67%/m);
  expect(err).toContain(
    '✗ Machine "uncased" has no case file: write ' +
      'tests/qa/fixtures/machines/uncased/uncased.cases.ts.',
  );
  expect(err).toContain(
    '✗ tests/qa/fixtures/machines/torn/torn.cases.ts does not export "cases" ' +
      'made by defineCases.',
  );
  expect(err).toContain(
    '✗ turnstile: Transition turnstile.jammed|arm.push|0 is not covered: ' +
      'unreachable: state "turnstile.jammed" is never entered.',
  );
});

test.each([
  [`events: null`, 'it has no "events", a list of named cases for each event.'],
  [
    `events: { 'go.on': { name: 'click' } }`,
    `event "go.on" needs a list of cases, each an object with a name: [{ name: '…' }].`,
  ],
  [
    `events: { 'go.on': ['click'] }`,
    `event "go.on" needs a list of cases, each an object with a name: [{ name: '…' }].`,
  ],
  [`actors: { ask: { dne: [] } }`, 'actor "ask" has no outcome "dne". Did you mean "done"?'],
  [
    `actors: { ask: { done: 3 } }`,
    `done of actor "ask" needs a list of cases, each an object with a name: [{ name: '…' }].`,
  ],
  [
    `actors: { ask: [] }`,
    'actor "ask" needs an object with lists of cases: { done, error, snapshot }.',
  ],
  [`inputs: {}`, '"inputs" names no way to start.'],
  [`exceptions: ['a']`, '"exceptions" gives no reason in words for each transition.'],
  [`constraint: 3`, '"constraint" is no function of the context.'],
  [`limit: '9'`, '"limit" is no whole number from 1.'],
])('a case file with %s, which does not compile, gets one sentence', async (wrong, sentence) => {
  const dir = mkdtempSync(join(folder, 'wrong-'));
  writeFileSync(join(dir, 'wrong.machine.ts'), '');
  writeFileSync(
    join(dir, 'wrong.cases.ts'),
    'export const cases = { machine: {}, inputs: { default: undefined }, ' +
      'events: {}, actors: {}, exceptions: {}, constraint: () => true, limit: ' +
      `9, ${wrong} };`,
  );
  const { code, out, err } = await qaOn(dir, 'explore');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^✗ \S+wrong\.cases\.ts cannot be used: /);
  expect(err.split('cannot be used: ')[1]).toBe(`${sentence}\n`);
});

test('exits with 2 for a wrong command line, also in its own process', async () => {
  expect(await qaByShell('dor')).toEqual(await qa('dor'));
});

test('writes a report of the named machines to the given place', async () => {
  const report = join(folder, 'door.html');
  const { out } = await qa('run', 'door', '--report', report);
  expect(out).toContain(`\nreport: ${report}\n`);
  expect(readFileSync(report, 'utf8')).toContain('id="machine-door"');
});

test('explore lists what is not reached', async () => {
  const { code, out } = await qa('explore', 'turn*');
  expect(code).toBe(1);
  expect(out).toContain(
    'turnstile: 2 configurations in 2 classes, 2 edges, 2 refused events; 2 ' +
      'of 3 transitions coverable',
  );
  expect(out).toContain('  never entered: turnstile.jammed');
});

const planFile = (change: (json: string) => string): string => {
  const file = join(folder, 'plan.json');
  writeFileSync(file, change(JSON.stringify([planOf(doorCases)])));
  return file;
};

test('plan --json writes plans', async () => {
  const { out } = await qa('plan', 'door', '--json');
  expect(JSON.parse(out)).toEqual([planOf(doorCases)]);
});

test('plan --strategy and --weights: the source of paths, and the order by weight', async () => {
  const weights = join(folder, 'weights.json');
  writeFileSync(weights, '{"door.open": 1}');
  const { code, out } = await qa('plan', 'door', '--strategy', 'shortest', '--weights', weights);
  expect(code).toBe(0);
  expect(out.split('\n').slice(0, 4)).toEqual([
    'door: 2 paths, 1 step, cost 11, bound 7 for all of it',
    '  the shortest paths of @xstate/graph',
    '  by weight, a transition is covered at step 1.0 in the mean (1.0 in the order planned)',
    '  in no path: door.open|door.close|0',
  ]);
});

test('run --plan replays a plan', async () => {
  const file = planFile((json) => json);
  expect(await qa('run', '--plan', file, 'door')).toEqual({
    code: 0,
    out: 'door: 1 path, 2 steps, 2 transitions, all as planned\n',
    err: '',
  });
});

test('exits with 1 and names the place when the machine does not follow a plan', async () => {
  const { code, err } = await qa(
    'run',
    '--plan',
    planFile((json) => json.replaceAll('"open"', '"ajar"')),
    'door',
  );
  expect(code).toBe(1);
  expect(err).toContain('✗ door: Path 1 fails at step 1: value: expected "ajar", got "open".');
});

test('reports and keeps every path that fails', async () => {
  const file = planFile((json) => {
    const [plan] = JSON.parse(json.replaceAll('"open"', '"ajar"')) as [ReturnType<typeof planOf>];
    return JSON.stringify({ ...plan, paths: [...plan.paths, ...plan.paths] });
  });
  const { err } = await qa('run', '--plan', file, 'door');
  expect(
    [...err.matchAll(/^✗ door: Path (\d) fails at step 1:/gm)].map(([, path]) => path),
  ).toEqual(['1', '2']);
  expect(err).toContain('again: npm run qa -- replay .cache/qa/failures/door-2.json');
});

test('a truncated plan gets one sentence', async () => {
  expect(
    (
      await qa(
        'run',
        '--plan',
        planFile(() => '[{'),
        'door',
      )
    ).err,
  ).toMatch(/^✗ .*plan\.json cannot be read as a plan: .*\n$/);
});

test.each([
  [['dor'], '✗ There is no machine "dor". Did you mean "door"?\n'],
  [['exlpore'], '✗ There is no machine "exlpore". Did you mean "explore"?\n'],
  [['--covr', 'edge'], '✗ There is no option --covr. Did you mean --cover?\n'],
  [['plan', '--json=yes'], '✗ Option --json takes no value; see --help.\n'],
  [['--plan'], '✗ Option --plan needs a value; see --help.\n'],
  [
    ['--cover', 'all'],
    '✗ --cover is "transition", "case", "edge", "pair", "triple" or "requirement", not "all".\n',
  ],
  [['--strategy', 'longest'], '✗ --strategy is "tour", "shortest" or "simple", not "longest".\n'],
  [
    ['--strategy', 'simple', '--cover', 'pair'],
    '✗ --cover and --max-path are for the tour; ' +
      '"simple" takes the paths of @xstate/graph as they are.\n',
  ],
  [['--max-path', 'many'], '✗ --max-path takes a whole number from 1, not "many".\n'],
  [['plan', '--reset-cost', '-1'], '✗ --reset-cost takes a whole number from 1, not "-1".\n'],
  [
    ['plan', '--cover', 'pairs'],
    '✗ --cover is "transition", "case", "edge", "pair", "triple" or "requirement", not "pairs". ' +
      'Did you mean "pair"?\n',
  ],
  [
    ['run', '--plan', 'packages.json'],
    '✗ There is no file packages.json. Did you mean package.json?\n',
  ],
  [['run', '--plan', 'machines'], '✗ machines is a folder, not a file.\n'],
  [
    ['plan', '--weights', 'README.md'],
    expect.stringMatching(/^✗ README\.md cannot be read as weights: it is no JSON \(.+\)\.\n$/),
  ],
  [
    ['run', 'door', '--plan', 'package.json', '--level', 'view'],
    '✗ --plan is walked on the machine; the tests of the view level make their own plans.\n',
  ],
  [
    ['run', 'door', '--plan', 'package.json', '--cover', 'pair'],
    '✗ --plan and --cover do not go together: package.json holds its paths already.\n',
  ],
  [['report', 'door', '--out', 'machines'], '✗ machines is a folder; name a file in it.\n'],
  [
    ['export', 'door', '--out', 'package.json/here'],
    '✗ package.json/here cannot be used: ' +
      'a part of that path is a file, where a folder is wanted.\n',
  ],
  [
    ['docs', 'door', '--out', 'package.json'],
    '✗ package.json cannot be used: there is a file of that name, where a folder is wanted.\n',
  ],
])('%j gets one sentence', async (args, sentence) => {
  expect(await qa(...args)).toEqual({ code: 2, out: '', err: sentence });
});

test.each([[[{ machine: 'door', paths: [{}] }]], [[]], [[null]]])(
  'a file with %j holds no plan',
  async (content) => {
    expect(
      (
        await qa(
          'run',
          'door',
          '--plan',
          planFile(() => JSON.stringify(content)),
        )
      ).err,
    ).toMatch(/^✗ .*plan\.json holds no plan; make one with "plan --json"\.\n$/);
  },
);

test('a plan lists what none of its paths covers; then its cost has no ratio', async () => {
  expect((await qa('plan', 'door', '--max-path', '1')).out.split('\n').slice(0, 3)).toEqual([
    'door: 1 path, 1 step, cost 6, bound 7 for all of it',
    '  capped at 1 step: cost 6 instead of 7',
    '  in no path: door.open|door.close|0',
  ]);
  const { out } = await qa('plan', 'door', '--limit', '1');
  expect(out).toMatch(/^ {2}exploring met its limit: what lies beyond is in no path$/m);
  expect(out).not.toContain('optimal');
});

test('reports an unknown name with the nearest one of the chart', async () => {
  const misnamed = {
    ...doorCases,
    events: { ...doorCases.events, 'door.opn': [{ name: 'push' }] },
    actors: { bell: { done: [] } },
  };
  const twice = {
    ...doorCases,
    events: { ...doorCases.events, 'door.open': [{ name: 'push' }, { name: 'push' }] },
  };
  expect(assess(twice).problems).toContain(
    'The case file has two cases "push" of event "door.open": only the first is ever taken.',
  );
  expect(assess(misnamed).problems).toEqual([
    'The case file names event "door.opn", which the chart does not know. ' +
      'Did you mean "door.open"?',
    'The case file names actor "bell", which the chart does not know.',
  ]);
});

test('prints no complaint to a reader of only the first line', async () => {
  const [out, err] = await new Promise<[string, string]>((resolve) => {
    execFile(
      'bash',
      ['-c', `"${process.execPath}" --import tsx qa/main.ts plan login --json | head -1`],
      (_, ...streams) => resolve(streams),
    );
  });
  expect({ out, err }).toEqual({ out: '[\n', err: '' });
});

test('help names a command too', async () => {
  expect(await qa('help', 'plan')).toEqual(await qa('plan', '--help'));
  expect(await qa('help')).toEqual(await qa('--help'));
});

test('--help lists the commands, and each command has its own', async () => {
  expect((await qa('--help')).out).toBe(`${overviewOf(COMMANDS)}\n`);
  const { out } = await qa('plan', '--help');
  expect(out).toMatch(/^Usage: npm run qa -- plan \[NAMES\] \[options\]$/m);
  expect(out).toMatch(
    /^ +--max-path N +the most steps of one path; the output says what that costs and leaves out$/m,
  );
  expect(out.split('\n').filter((line) => line.length > 110)).toEqual([]);
  expect(new Set(COMMANDS.map(({ name }) => name)).size).toBe(COMMANDS.length);
});

test('run says what --max-path costs, and which transition it leaves out', async () => {
  const { code, out, err } = await qa('run', 'door', '--max-path', '1');
  expect(out).toMatch(/^door +2 +2 +50% +1 +1 +–/m);
  expect(out).toContain('\ndoor: capped at 1 step: cost 6 instead of 7\n');
  expect(err).toBe(
    '✗ door: Transition door.open|door.close|0 is not covered: on no path of at most 1 step.\n',
  );
  expect(code).toBe(1);
});

test('a run for the requirements alone needs nothing without requirements', async () => {
  expect(await qa('run', 'door', '--cover', 'requirement')).toMatchObject({ code: 0, err: '' });
  expect((await qa('run', 'turnstile', '--cover', 'requirement')).err).toBe(
    '✗ turnstile: Transition turnstile.jammed|arm.push|0 is not covered: ' +
      'unreachable: state "turnstile.jammed" is never entered.\n',
  );
});
