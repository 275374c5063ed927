import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { defineCases } from '../../machines/shared/cases';
import { assess } from '../../qa/run/assess';
import { readWitnesses } from '../../qa/cli/witnessFile';
import { mutationScore } from '../../qa/mutate/score';
import { planOf } from '../../qa/plan/plan';
import { runPlan } from '../../qa/run/run';
import { planOfWitnesses, strengthened } from '../../qa/plan/witnesses';
import { qaOn } from './support/commandLine';

const CHART = `setup({
  types: {
    context: {} as { lines: number },
    events: {} as { type: 'book.write' } | { type: 'book.wipe' },
  },
  actions: { write: assign({ lines: 1 }), wipe: assign({ lines: 0 }) },
}).createMachine({
  id: 'book',
  context: { lines: 0 },
  on: { 'book.wipe': { actions: 'wipe' }, 'book.write': { actions: 'write' } },
})`;
/** Its plan wipes the board only while it is empty, so it cannot see whether the board is wiped. */
const bookMachine = setup({
  types: {
    context: {} as { lines: number },
    events: {} as { type: 'book.write' } | { type: 'book.wipe' },
  },
  actions: { write: assign({ lines: 1 }), wipe: assign({ lines: 0 }) },
}).createMachine({
  id: 'book',
  context: { lines: 0 },
  on: { 'book.wipe': { actions: 'wipe' }, 'book.write': { actions: 'write' } },
});
const bookCases = defineCases(bookMachine, {
  events: { 'book.wipe': [{ name: 'clean' }], 'book.write': [{ name: 'a line' }] },
});
const plan = planOf(bookCases);

describe('witnesses', () => {
  const before = mutationScore(bookCases, { seed: 1, plan });
  const killed = mutationScore(bookCases, { seed: 1, plan, isKilling: true });

  test('are found for mutants that survive the plan: few, each with its difference', () => {
    expect(before.mutants.filter(({ verdict }) => verdict === 'survived')).not.toEqual([]);
    expect(before.score).toBe(before.planScore);
    expect(killed).toMatchObject({ planScore: before.planScore, score: 1 });
    expect(killed.witnesses).toEqual([
      {
        tells: ['book|book.wipe|0 is left out', 'book|book.wipe|0 does not wipe'],
        input: 'default',
        steps: ['book.write · a line', 'book.wipe · clean'],
      },
    ]);
  });

  test('kill the mutants the next time, and can be walked on the machine itself', () => {
    const { witnesses } = killed;
    expect(mutationScore(bookCases, { seed: 1, plan, witnesses })).toMatchObject({
      planScore: before.planScore,
      score: 1,
      witnesses,
    });
    expect(assess(bookCases, { witnesses })).toMatchObject({
      problems: [],
      witnesses: { isPassed: true, paths: 1, steps: 2 },
    });
  });

  test('form a plan with the plan’s own paths, and kill what it did not', () => {
    const whole = strengthened(plan, planOfWitnesses(bookCases, killed.witnesses));
    expect(whole.paths.slice(0, plan.paths.length)).toEqual(plan.paths);
    expect(whole.steps).toBe(plan.steps + 2);
    const idle = bookMachine.provide({ actions: { wipe: assign({}) } });
    expect(runPlan(plan, bookCases, { machine: idle, isBlackBox: true }).isPassed).toBe(true);
    expect(runPlan(whole, bookCases, { machine: idle, isBlackBox: true }).isPassed).toBe(false);
  });

  test('that cannot be walked any more are reported, and dropped by the next search', () => {
    const stale = { tells: ['something'], input: 'default', steps: ['book.burn · all'] };
    expect(assess(bookCases, { witnesses: [stale] }).problems).toEqual([
      'A witness is stale, and cannot be walked: default → book.burn · all; ' +
        'npm run qa -- mutate book --kill finds others.',
    ]);
    expect(
      mutationScore(bookCases, {
        seed: 1,
        plan,
        witnesses: [stale, ...killed.witnesses],
        isKilling: true,
      }).witnesses,
    ).toEqual(killed.witnesses);
  });
});

describe('mutate --kill', () => {
  let folder = '';
  beforeAll(() => {
    // Inside the repository, where packages are found.
    mkdirSync('.cache/qa', { recursive: true });
    folder = mkdtempSync('.cache/qa/witnesses-');
    mkdirSync(join(folder, 'book'));
    writeFileSync(
      join(folder, 'book/book.machine.ts'),
      `import { assign, setup } from 'xstate';\nexport const bookMachine = ${CHART};\n`,
    );
    writeFileSync(
      join(folder, 'book/book.cases.ts'),
      `import { defineCases } from '${join(process.cwd(), 'machines/shared/cases')}` +
        `';\nimport { bookMachine } from './book.machine';\n` +
        `export const cases = defineCases(bookMachine, { events: { 'book.wipe': ` +
        `[{ name: 'clean' }], 'book.write': [{ name: 'a line' }] } });\n`,
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const qa = (command: string, ...args: string[]) =>
    qaOn(folder, command, ...args, '--witnesses', join(folder, 'witnesses'));

  test('a file of something else is reported', () => {
    const file = join(folder, 'something.json');
    writeFileSync(file, '{}');
    expect(() => readWitnesses(file)).toThrow('it is no list of { tells, input, steps }');
  });

  test('keeps witnesses that every run walks, and a plan that can be replayed', async () => {
    const killed = await qa('mutate', 'book', '--kill');
    expect(killed).toMatchObject({ code: 0, err: '' });
    const [, kept = '', whole = ''] = /^kept: (.+)\nkept: (.+)$/m.exec(killed.out) ?? [];
    expect(kept).toBe(join(folder, 'witnesses/book.json'));
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toMatchObject([
      { steps: ['book.write · a line', 'book.wipe · clean'] },
    ]);

    expect((await qa('mutate', 'book')).out).toMatch(/^book +4 +4 +2 +2 +0 +0 +50\.0% +100\.0%$/m);
    expect(await qa('run', 'book')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining(
        'and 1 witness against wrong versions of the charts (see mutate)',
      ),
    });
    expect(await qaOn(folder, 'replay', whole)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^book: 2 paths, 4 steps, 2 transitions, all as planned$/m),
    });
    rmSync(whole);
  });
});
