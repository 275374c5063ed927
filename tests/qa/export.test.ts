import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import { csvOf } from '../../qa/export/csv';
import { dotOf } from '../../qa/export/dot';
import { gherkinOf } from '../../qa/export/gherkin';
import { junitOf } from '../../qa/export/junit';
import { mermaidOf } from '../../qa/export/mermaid';
import { remembered } from '../../qa/base/remembered';
import { planOf as planned } from '../../qa/plan/plan';
import type { Plan } from '../../qa/plan/types';
import { chartOf } from '../../machines/shared/chart';
import { statesOf } from '../../qa/report/chart';
import { evilCases, FORMULA } from './fixtures/evil';
import { loginCases } from './fixtures/login';
import { cases as turnstileCases } from './fixtures/machines/turnstile/turnstile.cases';
import { shopCases } from './fixtures/shop';
import { qa } from './support/commandLine';

const SUBJECTS: [string, MachineCases][] = [
  ['signIn', loginCases],
  ['shop', shopCases],
  ['evil', evilCases],
];
/** A plan is the same for the same cases: each is made once for all formats. */
const planOf = remembered((cases: MachineCases) => planned(cases));
const stepsOf = (plan: Plan) => plan.paths.reduce((sum, path) => sum + path.steps.length, 0);

test.each(SUBJECTS)(
  '%s as Gherkin: every line is a step of a scenario, and every step is there',
  (name, cases) => {
    const plan = planOf(cases);
    const lines = gherkinOf(name, plan)
      .split('\n')
      .filter((line) => line !== '');
    expect(lines.slice(0, 2)).toEqual([expect.stringMatching(/^# /), `Feature: ${name}`]);
    expect(
      lines
        .slice(2)
        .filter(
          (line) => !/^ {2}(@path-\d+|Scenario: .+)$|^ {4}(Given|When|Then|And) .+$/.test(line),
        ),
    ).toEqual([]);
    expect(lines.filter((line) => line.startsWith('    When '))).toHaveLength(stepsOf(plan));
    expect(lines.filter((line) => line.startsWith('  Scenario: '))).toHaveLength(plan.paths.length);
  },
);

/** RFC 4180, taken literally. */
const parseCsv = (text: string): string[][] => {
  const rows: string[][] = [];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  let row: string[] = [];
  for (let found = cells.exec(text); found; found = cells.exec(text)) {
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === '\r\n') {
      rows.push(row);
      row = [];
    }
    if (cells.lastIndex === text.length) return rows;
  }
  throw new Error(`not RFC 4180 after row ${rows.length}`);
};

test.each(SUBJECTS)(
  '%s as CSV: a row for each step, as long as the header, no cell a formula',
  (name, cases) => {
    const plan = planOf(cases);
    const [header, ...rows] = parseCsv(csvOf(name, plan, cases));
    expect(rows).toHaveLength(stepsOf(plan) + plan.paths.length);
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([header?.length]));
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  },
);

test('CSV: a name that is a formula becomes text, and a step has its payload', () => {
  const rename = (plan: Plan): Plan => ({ ...plan, machine: FORMULA });
  const [, first] = parseCsv(csvOf(FORMULA, rename(planOf(evilCases)), evilCases));
  expect(first?.[0]).toBe(`'${FORMULA}-1`);
  const rows = parseCsv(csvOf('signIn', planOf(loginCases), loginCases));
  expect(rows.find((row) => row[3] === 'email.changed · good')?.[4]).toBe('{"value":"a@b.c"}');
  expect(rows.find((row) => row[3] === 'signIn done · needs code')?.[4]).toBe('{"mfa":true}');
  expect(rows.find((row) => row[3] === 'signIn failed · offline')?.[4]).toBe(
    '{"message":"offline"}',
  );
});

const { window } = new JSDOM();
const xmlOf = (text: string): Document => {
  const parsed = new window.DOMParser().parseFromString(text, 'text/xml');
  expect(
    [...parsed.getElementsByTagName('parsererror')].map(({ textContent }) => textContent),
  ).toEqual([]);
  return parsed;
};
const junit = (name: string, cases: MachineCases, plan = planOf(cases)) =>
  xmlOf(junitOf({ name, file: `${name}.ts`, plan, cases }));

test.each(SUBJECTS)(
  '%s as JUnit: well-formed, a test case for each path and one for coverage',
  (name, cases) => {
    const suite = junit(name, cases).getElementsByTagName('testsuite')[0];
    expect(suite?.getAttribute('name')).toBe(name);
    expect(suite?.children).toHaveLength(planOf(cases).paths.length + 1);
    expect(suite?.getAttribute('tests')).toBe(String(planOf(cases).paths.length + 1));
  },
);

test('JUnit: every failing path has its message and trace, and coverage gaps fail', () => {
  const whole = planOf(loginCases);
  const broken: Plan = {
    ...whole,
    paths: whole.paths.map((path) => ({
      ...path,
      expect: { ...path.expect, value: 'else\u0001where' },
    })),
  };
  const failures = [...junit('signIn', loginCases, broken).getElementsByTagName('failure')];
  expect(failures).toHaveLength(whole.paths.length + 1);
  expect(failures[0]?.getAttribute('message')).toMatch(/^value: expected "else.+where", got /);
  expect(failures[0]?.textContent).toBe('start with input "default"');
  expect(
    junit('turnstile', turnstileCases).getElementsByTagName('failure')[0]?.textContent,
  ).toContain('turnstile.jammed|arm.push|0: unreachable');
});

test.each(SUBJECTS)(
  '%s as Mermaid: ids are words, braces match, and every transition is a line',
  (_, cases) => {
    const chart = chartOf(cases.machine);
    const [head, ...lines] = mermaidOf(chart).trimEnd().split('\n');
    expect(head).toBe('stateDiagram-v2');
    const text = String.raw`(?:[\p{L}\p{N} ._,[\]()/-]|#\d+;)*`;
    const line = new RegExp(
      String.raw`^ +(state "${text}" as \w+( \{)?|\}|--|` +
        String.raw`\[\*\] --> \w+|\w+ --> \[\*\]|\w+ --> \w+ : ${text})$`,
      'u',
    );
    expect(lines.filter((one) => !line.test(one))).toEqual([]);
    expect(lines.filter((one) => one.endsWith('{'))).toHaveLength(
      lines.filter((one) => one.trim() === '}').length,
    );
    const declared = new Set(lines.flatMap((one) => /as (\w+)/.exec(one)?.[1] ?? []));
    const used = lines.flatMap((one) => /^ +(\w+) --> (\w+) :/.exec(one)?.slice(1) ?? []);
    expect(used.filter((id) => !declared.has(id))).toEqual([]);
    const transitions = statesOf(chart).flatMap((state) => state.transitions);
    expect(used.length / 2).toBe(
      transitions.reduce((sum, { targets }) => sum + Math.max(1, targets.length), 0),
    );
  },
);

test('a parallel root as Mermaid: its regions are inside a state, as Mermaid needs it', () => {
  const machine = createMachine({
    id: 'both',
    type: 'parallel',
    states: { left: { on: { go: '#both.right' } }, right: {} },
  });
  const lines = mermaidOf(chartOf(machine))
    .split('\n')
    .map((line) => line.trim());
  expect(lines).toEqual([
    'stateDiagram-v2',
    'state "both" as s0 {',
    'state "left" as s1',
    '--',
    'state "right" as s2',
    '}',
    's1 --> s2 : go',
    '',
  ]);
});

test.each(SUBJECTS)(
  '%s as DOT: only words, quoted names and punctuation; all ends are declared',
  (_, cases) => {
    const chart = chartOf(cases.machine);
    const dot = dotOf(chart);
    const quoted = String.raw`"(?:[^"\\\r\n]|\\.)*"`;
    expect(dot.replace(new RegExp(quoted, 'g'), 'Q').replace(/\s+/g, ' ')).toMatch(
      /^digraph Q \{ [\w\s={}[\],;>-]*\} $/,
    );
    const declared = new Set(
      [...dot.matchAll(new RegExp(`^ *(${quoted}) \\[`, 'gm'))].map(([, id]) => id),
    );
    const ends = [...dot.matchAll(new RegExp(`(${quoted}) -> (${quoted})`, 'g'))].flatMap(
      ([, from, to]) => [from, to],
    );
    expect(ends.filter((id) => !declared.has(id))).toEqual([]);
    expect([...dot.matchAll(/ -> .*\blabel=/g)]).toHaveLength(
      statesOf(chart)
        .flatMap((state) => state.transitions)
        .reduce((sum, { targets }) => sum + Math.max(1, targets.length), 0),
    );
  },
);

describe('the command', () => {
  const runPlaywright = (...args: string[]): Promise<{ code: number; out: string }> =>
    new Promise((resolve) => {
      execFile(
        process.execPath,
        ['--import', 'tsx', 'node_modules/@playwright/test/cli.js', ...args],
        { env: { ...process.env, CI: '', FORCE_COLOR: '0' } },
        (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out: out + err }),
      );
    });

  let folder = '';
  beforeAll(() => {
    // The exported Playwright file imports what this project has.
    mkdirSync('.cache/qa', { recursive: true });
    folder = mkdtempSync('.cache/qa/export-test-');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test(
    'writes every format; the Playwright files run, and fail for a changed machine',
    { timeout: 120_000 },
    async () => {
      const names = ['door', 'turnstile'];
      const { code, out } = await qa('export', ...names, '--format', 'all', '--out', folder);
      const files = [
        ['gherkin', 'feature'],
        ['csv', 'csv'],
        ['playwright', 'spec.ts'],
        ['mermaid', 'mmd'],
        ['dot', 'dot'],
        ['junit', 'xml'],
      ].flatMap(([format = '', ending]) =>
        names.map((name) => join(folder, format, `${name}.${ending}`)),
      );
      const config = join(folder, 'playwright');
      expect({ code, out }).toEqual({
        code: 0,
        out: `${files.join('\n')}\nrun them: npx playwright test --config ${config}\n`,
      });
      expect(files.filter((file) => !existsSync(file))).toEqual([]);
      // Another file of the folder is not run: it would fail the whole run.
      writeFileSync(join(config, 'gone.spec.ts'), `import '../gone';`);
      const spec = join(config, 'turnstile.spec.ts');
      writeFileSync(
        spec,
        readFileSync(spec, 'utf8').replaceAll('"value": "locked"', '"value": "ajar"'),
      );
      const run = await runPlaywright('test', '--config', config);
      expect(run.out).toContain('1 passed');
      expect(run.out).toContain('1 failed');
      expect(run.out).toContain('value: expected "ajar", got "locked"');
      expect(run.code).toBe(1);
    },
  );

  test('a folder outside the project cannot hold files that import it', async () => {
    expect(await qa('export', 'door', '--format', 'playwright', '--out', '/tmp/elsewhere')).toEqual(
      {
        code: 2,
        out: '',
        err:
          '✗ --out has to be inside this project for --format playwright: ' +
          'its files import the machines and @playwright/test.\n',
      },
    );
  });
});
