import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { assign, cancel, createMachine, emit, raise, setup } from 'xstate';
import { defineCases, type MachineCases } from '../../machines/shared/cases';
import { lineDiff } from '../../qa/base/lineDiff';
import { shownText } from '../../qa/base/plainText';
import { approvedPlanOf } from '../../qa/gate/approved';
import { changeOfPlan, gate } from '../../qa/gate/gate';
import { planText, readPlanText } from '../../qa/gate/planText';
import { planOf } from '../../qa/plan/plan';
import { loginCases } from './fixtures/login';
import { shopCases } from './fixtures/shop';
import { qa } from './support/commandLine';

/** A safe that opens for a code, rings after a second, and forgets the code. */
const safe = setup({
  types: {
    context: {} as { code: string; tries: number },
    events: {} as { type: 'code.type'; code: string } | { type: 'door.close' } | { type: 'ring' },
    tags: {} as 'open',
    output: {} as { tries: number },
    emitted: {} as { type: 'rang' } | { type: 'opened' },
  },
  guards: {
    isRight: (_, code: string) => code === '1234',
    isLast: ({ context }) => context.tries === 1,
  },
  actions: {
    keep: assign((_, code: string) => ({ code })),
    forget: assign({ code: '' }),
    count: assign({ tries: ({ context }) => context.tries + 1 }),
    ring: emit({ type: 'rang' }),
    tell: emit({ type: 'opened' }),
  },
  delays: { second: 1_000 },
}).createMachine({
  id: 'safe',
  context: { code: '', tries: 0 },
  initial: 'shut',
  output: ({ context: { tries } }) => ({ tries }),
  states: {
    shut: {
      on: {
        'code.type': [
          {
            guard: { type: 'isRight', params: ({ event }) => event.code },
            target: 'open',
            actions: [{ type: 'keep', params: ({ event }) => event.code }, 'tell'],
          },
          { guard: 'isLast', target: 'broken', actions: ['count', 'ring'] },
          { actions: 'count' },
        ],
      },
    },
    open: {
      tags: 'open',
      entry: raise({ type: 'ring' }, { delay: 'second', id: 'ring' }),
      exit: ['forget', cancel('ring')],
      on: { 'door.close': 'shut', ring: { actions: 'ring' } },
    },
    broken: { type: 'final' },
  },
});
type Config = NonNullable<Parameters<typeof safe.provide>[0]>;

const casesOf = (machine: typeof safe): MachineCases =>
  defineCases(machine, {
    events: {
      'code.type': [
        { name: 'right', code: '1234' },
        { name: 'wrong', code: '0000' },
      ],
      'door.close': [{ name: 'push' }],
      ring: [],
    },
  });
const cases = casesOf(safe);
const approved = planText(approvedPlanOf(cases, []));
const problemsOf = (bodies: Config) => gate(casesOf(safe.provide(bodies)), approved).problems;

describe('an approved plan', () => {
  test('is a text with a line for each step and for what it changes and does', () => {
    expect(approved.split('\n').slice(0, 12)).toEqual([
      '# What each step must come to. A change is approved by: npm run qa -- approve safe',
      '',
      'start "default" → shut',
      '    code = ""',
      '    tries = 0',
      '    refuses door.close · push',
      '  code.type · right → open #open',
      '    code = "1234"',
      '    > emit opened',
      '    > timer ring in 1000 ms',
      '    refuses code.type · right | code.type · wrong',
      '  ring → open #open',
    ]);
    expect(approved).toContain('    > output {"tries":2}\n');
    expect(approved).toContain('    > emit rang\n');
  });

  test.each<[string, MachineCases]>([
    ['login', loginCases],
    ['shop', shopCases],
    ['safe', cases],
  ])('is read back as it was: %s', (_, those) => {
    const plan = approvedPlanOf(those, []);
    expect(readPlanText(planText(plan))).toEqual(JSON.parse(JSON.stringify(plan)));
  });

  test('takes each transition by each case', () => {
    const steps = approvedPlanOf(loginCases, []).paths.flatMap((path) => path.steps);
    for (const path of planOf(loginCases).paths)
      for (const { event, case: name } of path.steps)
        expect(steps).toContainEqual(expect.objectContaining({ event, case: name }));
  });

  test('refuses a name that its text cannot keep', () => {
    const [path] = approvedPlanOf(cases, []).paths;
    if (!path) throw new Error('no path');
    const odd = { ...path, steps: [{ ...path, event: 'door.close', case: 'to → fro' }] };
    expect(() => planText({ machine: 'safe', paths: [odd] })).toThrow(/has a name that its text/);
  });

  test.each([
    ['nothing', 'line 1 is not the head of a plan'],
    [approved.replace('    tries = 0', '    tries: 0'), 'line 5 is no part of a plan'],
  ])('that cannot be read is told', (text, reason) => {
    expect(gate(cases, text).problems).toEqual([expect.stringContaining(reason)]);
  });
});

describe('the gate', () => {
  test('lets the machine pass for which it was approved', () => {
    expect(gate(cases, approved)).toMatchObject({ machine: 'safe', problems: [] });
  });

  test.each<[string, Config, string]>([
    ['a guard', { guards: { isRight: () => false } }, 'value: expected "open", got "shut"'],
    ['a delay', { delays: { second: 2_000 } }, 'expected timer ring in 1000 ms, got timer ring in'],
    ['a secret that is kept', { actions: { forget: () => {} } }, 'context.code: expected ""'],
    ['an action', { actions: { tell: () => {} } }, 'effects: expected emit opened, got do tell'],
    ['an emitted event', { actions: { ring: () => {} } }, 'effects: expected emit rang, got'],
    [
      'a count',
      { actions: { count: assign({ tries: ({ context }) => context.tries + 2 }) } },
      'context.tries: expected 1, got 2',
    ],
  ])('stops another body of %s, with path, expected and got', (_, bodies, expected) => {
    const problems = problemsOf(bodies);
    expect(problems[0]).toContain(expected);
    expect(problems[0]).toMatch(/^Path \d+ fails at step \d+: /);
  });

  test('stops a transition that no approved path takes', () => {
    const wider = createMachine({ ...safe.config, on: { 'door.close': { actions: 'count' } } });
    const those = { ...cases, machine: wider.provide(safe.implementations as never) };
    const { problems } = gate(those, approved);
    expect(problems.join('\n')).toMatch(/door\.close · push must be refused in shut/);
    const unrefused = approved.replaceAll(/\n {4}refuses .*/g, '');
    expect(gate(those, unrefused).problems).toEqual([
      expect.stringMatching(/^No approved path takes safe\|door\.close\|0; npm run qa -- approve/),
    ]);
  });

  test('asks for an approved plan where there is none', () => {
    expect(gate(cases, undefined).problems).toEqual([
      'It has no approved plan; npm run qa -- approve safe makes it.',
    ]);
  });

  test('shows the plan of today against the approved one, by lines', () => {
    const today = approvedPlanOf(casesOf(safe.provide({ delays: { second: 5 } })), []);
    expect(changeOfPlan(approved, approvedPlanOf(cases, []))).toEqual([]);
    expect(changeOfPlan(approved, today)).toContain('-     > timer ring in 1000 ms');
    expect(changeOfPlan(approved, today)).toContain('+     > timer ring in 5 ms');
  });
});

test('a difference of lines shows what is gone and new, and two lines around it', () => {
  const before = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].join('\n');
  expect(lineDiff(before, before)).toEqual([]);
  expect(lineDiff(before, before.replace('e', 'E').replace('i', 'i\nj'))).toEqual([
    '…',
    '  c',
    '  d',
    '- e',
    '+ E',
    '  f',
    '  g',
    '  h',
    '  i',
    '+ j',
  ]);
});

test('values that JSON loses have a text of their own', () => {
  class Amount {
    constructor(readonly cents: number) {}
  }
  const named = () => 1;
  expect(
    [
      Number.NaN,
      12n,
      [undefined],
      { b: undefined, a: 1 },
      new Date(0),
      /a/g,
      new Set([1]),
      new Map([['a', 1]]),
      new Error('no'),
      named,
      new Amount(5),
      new File(['abc'], 'slip.png', { type: 'image/png' }),
    ].map(shownText),
  ).toEqual([
    'NaN',
    '12n',
    '[null]',
    '{"a":1}',
    '"1970-01-01T00:00:00.000Z"',
    '/a/g',
    'Set[1]',
    'Map[["a",1]]',
    'Error("no")',
    'ƒ named',
    'Amount{"cents":5}',
    'File["slip.png",3,"image/png"]',
  ]);
});

describe('npm run qa -- approve, gate', () => {
  let plans = '';
  beforeEach(() => {
    plans = mkdtempSync(join(tmpdir(), 'croupier-plans-'));
  });
  afterEach(() => rmSync(plans, { recursive: true }));

  test('approve writes the plan, prints the difference, and the gate walks it', async () => {
    const first = await qa('approve', 'door', '--plans', plans);
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toContain('+   door.open · push → open');
    const again = await qa('approve', 'door', '--plans', plans);
    expect(again.out).toBe('The approved plans of 1 machines are those of today.\n');
    expect(await qa('gate', 'door', '--plans', plans)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^1 machine, \d approved paths?, \d+ steps\n$/),
    });
  });

  test('a step that differs ends with 1 and says path, expected and got', async () => {
    await qa('approve', 'door', '--plans', plans);
    const file = join(plans, 'door.txt');
    writeFileSync(file, readFileSync(file, 'utf8').replace('push → open', 'push → closed'));
    const { code, err } = await qa('gate', 'door', '--plans', plans);
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringContaining('door: Path 1 fails at step 1: value: expected "closed"'),
    });
    const dry = await qa('approve', 'door', '--plans', plans, '--dry-run');
    expect(dry).toMatchObject({ code: 1, out: expect.stringContaining('-   door.open · push →') });
  });

  test('writes JUnit, and problems beside the file of the machine on GitHub', async () => {
    await qa('approve', 'door', '--plans', plans);
    const file = join(plans, 'door.txt');
    writeFileSync(file, readFileSync(file, 'utf8').replace('push → open', 'push → closed'));
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    const junit = join(plans, 'gate.xml');
    const { code, out } = await qa('gate', 'door', '--plans', plans, '--junit', junit);
    expect(code).toBe(1);
    expect(out).toMatch(/^::error file=tests\/qa\/.+door\.machine\.ts,title=approved plan::Path 1/);
    expect(out.split('\n')[0]).toContain('%0A');
    expect(readFileSync(junit, 'utf8')).toContain('tests="1" failures="1"');
  });

  test('walks one part of several, which together are all', async () => {
    await qa('approve', 'door', 'turnstile', '--plans', plans);
    const machinesOf = async (shard: string) => {
      const both = ['door', 'turnstile', '--plans', plans];
      const { out } = await qa('gate', ...both, '--shard', shard, '--json');
      return (JSON.parse(out) as { machines: { machine: string }[] }).machines.map(
        ({ machine }) => machine,
      );
    };
    const parts = [await machinesOf('1/2'), await machinesOf('2/2')];
    expect(parts.map(({ length }) => length)).toEqual([1, 1]);
    expect(parts.flat().sort()).toEqual(['door', 'turnstile']);
    expect(await qa('gate', 'door', '--plans', plans, '--shard', '3/2')).toMatchObject({
      code: 2,
      err: '✗ --shard takes a part of all, such as 2/8, not "3/2".\n',
    });
  });

  test('a machine without an approved plan ends with 1', async () => {
    expect(await qa('gate', 'door', '--plans', plans)).toMatchObject({ code: 1 });
  });
});
