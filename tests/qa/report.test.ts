import { within } from '@testing-library/dom';
import { JSDOM } from 'jsdom';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import { assess } from '../../qa/run/assess';
import { planOf } from '../../qa/plan/plan';
import type { Plan } from '../../qa/plan/types';
import { runPlan } from '../../qa/run/run';
import { chartOf } from '../../machines/shared/chart';
import { eventLabel } from '../../qa/model/words';
import { statesOf } from '../../qa/report/chart';
import { writeReport, type Subject } from '../../qa/report/gather';
import { layOut, SIZES, type Area } from '../../qa/report/layout';
import { machineReport } from '../../qa/report/model';
import { reportPage } from '../../qa/report/report';
import { transitionsOf } from '../../qa/model/transitions';
import { EVIL, evilCases } from './fixtures/evil';
import { loginCases } from './fixtures/login';
import { cases as turnstileCases } from './fixtures/machines/turnstile/turnstile.cases';
import { shopCases } from './fixtures/shop';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-report-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A state whose own words are wider than its children. */
const wordyCases = {
  machine: createMachine({
    id: 'wordy',
    initial: 'a',
    states: {
      a: {
        initial: 'b',
        states: {
          b: {},
          c: {
            initial: 'd',
            states: { d: {} },
            on: { 'something.withALongName': { guard: () => true, target: '.d' } },
          },
        },
      },
    },
  }),
};

const subject = (cases: MachineCases): Subject => ({
  name: cases.machine.id,
  file: `machines/${cases.machine.id}.ts`,
  cases,
  assessment: assess(cases),
});

/**
 * The page as a browser without layout opens it; without its style, which only costs jsdom time.
 */
const open = (page: string) => {
  const { window } = new JSDOM(page.replace(/<style>[^]*<\/style>/, ''), {
    runScripts: 'dangerously',
    beforeParse: (view) =>
      void Object.assign(view, {
        matchMedia: () => ({ matches: false, addEventListener: () => {} }),
        ResizeObserver: class {
          observe() {}
        },
      }),
  });
  window.Element.prototype.scrollIntoView = () => {};
  return { window, body: within(window.document.body) };
};
const written = async (subjects: readonly Subject[], problems: readonly string[] = []) => {
  const out = join(folder, 'report.html');
  await writeReport(subjects, { out, problems, isWhole: false });
  return readFileSync(out, 'utf8');
};

describe('report', () => {
  test('is one file without network requests, with names as text', async () => {
    const page = await written([subject(evilCases)]);
    const { window, body } = open(page);
    const { document } = window;
    expect([...document.querySelectorAll('script')]).toHaveLength(1);
    expect([...document.querySelectorAll('img, iframe, object, embed')]).toEqual([]);
    for (const loaded of document.querySelectorAll('[src], link'))
      expect(loaded.getAttribute('src') ?? loaded.getAttribute('href')).toMatch(/^data:/);
    expect(page).toContain("default-src 'none'");
    expect(body.getAllByText(EVIL, { exact: false }).length).toBeGreaterThan(0);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const link of document.querySelectorAll('a[href^="#"]'))
      expect(ids).toContain(decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''));
  });

  test('a link goes to its machine at once, and again until the layout is stable', async () => {
    const page = await written([subject(loginCases), subject(shopCases)]);
    expect(page, 'on the way everything would be laid out, and the end would move').not.toContain(
      'scroll-behavior: smooth',
    );
    const { window } = open(page);
    const shown: string[] = [];
    const frames: (() => void)[] = [];
    window.Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this.id);
    };
    Object.assign(window, { requestAnimationFrame: (frame: () => void) => frames.push(frame) });
    const machine = `machine-${shopCases.machine.id}`;
    window.location.hash = machine;
    window.dispatchEvent(new window.HashChangeEvent('hashchange'));
    expect(shown).toEqual([machine]);
    frames.shift()?.();
    expect(shown).toEqual([machine, machine]);
  });

  test('shows the levels side by side, and the version of each record', async () => {
    const report = await machineReport({
      ...subject(loginCases),
      requirements: [],
      levels: {
        view: {
          covered: new Set([...transitionsOf(loginCases.machine).keys()].slice(0, 4)),
          isCurrent: false,
        },
      },
    });
    const { body } = open(
      reportPage({
        machines: [report],
        problems: [],
        statements: {},
        at: new Date(0),
        replay: () => null,
      }),
    );
    const row = within(body.getByRole('region', { name: 'Machines and levels' })).getByRole('row', {
      name: /^signIn/,
    });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual([
      '100%19/19',
      '21%4/19 of an older version',
      'no record',
      '2',
      '31',
      '41',
      '41',
      '1.00 least',
    ]);
  });

  test('lists how each level keeps each requirement, and what no chart keeps', async () => {
    const requirements = [
      { clause: '§4 Login 1', text: 'Submit, then validate.', at: 'signIn.form' },
    ];
    const report = await machineReport({ ...subject(loginCases), requirements, levels: {} });
    const statements = {
      '§4 Login 1': 'Submit, then validate.',
      '§4 Login 2a': 'An sms login skips human verification.',
    };
    const { body } = open(
      reportPage({
        machines: [report],
        problems: [],
        statements,
        at: new Date(0),
        replay: () => null,
      }),
    );
    const table = within(body.getByRole('region', { name: 'Requirements by clause' }));
    expect(
      within(table.getByRole('row', { name: /^§4 Login 1/ }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Submit, then validate.',
      'signIn signIn.form',
      '✓covered',
      '–no record',
      '–no record',
    ]);
    expect(
      table.getByRole('row', { name: /^§4 Login 2a.*on no chart.*not covered/ }),
    ).toBeDefined();
    expect(body.getByText('1 of 2 kept')).toBeDefined();
  });

  test('says what is wrong, and explains what is not covered', async () => {
    const { body } = open(
      await written(
        [
          subject({
            ...turnstileCases,
            exceptions: { 'turnstile.jammed|arm.push|0': 'nobody jams it' },
          }),
          subject(shopCases),
        ],
        ['Machine "uncased" has no case file.'],
      ),
    );
    expect(body.getByText('1 thing is wrong.')).toBeDefined();
    expect(body.getByText('Machine "uncased" has no case file.')).toBeDefined();
    const exceptions = within(body.getByRole('region', { name: 'Exceptions by machine' }));
    expect(
      exceptions.getByRole('row', { name: 'turnstile turnstile.jammed|arm.push|0 nobody jams it' }),
    ).toBeDefined();
  });

  test('shows each failing path with its trace and its replay command', async () => {
    const whole = planOf(loginCases);
    const broken: Plan = {
      ...whole,
      paths: whole.paths.map((path) => ({
        ...path,
        steps: path.steps.map((step, i) =>
          i === 2 ? { ...step, expect: { ...step.expect, value: 'elsewhere' } } : step,
        ),
      })),
    };
    const passed = assess(loginCases);
    const { body } = open(
      await written([
        {
          ...subject(loginCases),
          assessment: { ...passed, plan: broken, run: runPlan(broken, loginCases) },
        },
      ]),
    );
    expect(broken.paths.length).toBeGreaterThan(1);
    for (const index of broken.paths.keys()) {
      const failure = within(body.getByRole('region', { name: `Path ${index + 1} fails` }));
      expect(
        failure.getByRole('heading', { name: `Path ${index + 1} fails at step 3` }),
      ).toBeDefined();
      expect(failure.getByText(/^value: expected "elsewhere", got /)).toBeDefined();
      expect(failure.getAllByRole('listitem')).toHaveLength(4);
      const file = join(folder, 'failures', `signIn-${index + 1}.json`);
      expect(failure.getByText(`npm run qa -- replay ${file}`)).toBeDefined();
      expect(
        runPlan(JSON.parse(readFileSync(file, 'utf8')) as Plan, loginCases).failure,
      ).toMatchObject({ path: 0, step: 2 });
    }
  });

  test('filters machines by name; a path shows itself on its chart', async () => {
    const { window, body } = open(await written([subject(loginCases), subject(shopCases)]));
    const find = body.getByRole<HTMLInputElement>('searchbox', { name: 'Filter' });
    const type = (words: string) => {
      find.value = words;
      find.dispatchEvent(new window.Event('input'));
    };
    const shown = () =>
      body.queryAllByRole('article').map((article) => article.getAttribute('aria-labelledby'));
    type('FORM.SUB');
    expect(shown()).toEqual(['machine-signIn-title']);
    expect(body.getByRole('status').textContent).toBe('1 machine');
    type('no such thing');
    expect(shown()).toEqual([]);
    expect(
      body.queryByRole('heading', { name: 'Machines' }),
      'no frame without anything in it',
    ).toBeNull();
    expect(body.getByRole('heading', { name: 'Charts and paths' })).toBeDefined();
    body.getByRole('button', { name: 'Show everything' }).click();
    expect(shown()).toHaveLength(2);
    const [first] = body.getAllByRole('button', { name: 'Show on the chart', hidden: true });
    first?.click();
    expect(first?.getAttribute('aria-pressed')).toBe('true');
    body.getByRole('button', { name: 'Light theme' }).click();
    expect(body.getByRole('button', { name: 'Dark theme' })).toBeDefined();
  });
});

describe('chart', () => {
  const contains = (outer: Area, inner: Area) =>
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height;
  const overlap = (a: Area, b: Area) =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

  test.each([
    ['login', loginCases],
    ['shop', shopCases],
  ])(
    '%s: every state is in its parent, apart from its siblings; all transitions are drawn',
    async (_, { machine }) => {
      const chart = chartOf(machine);
      const { boxes, links } = await layOut(chart);
      expect(boxes.map(({ state }) => state.id)).toEqual(statesOf(chart).map(({ id }) => id));
      const areas = new Map(boxes.map((box) => [box.state.id, box]));
      const areaOf = (id: string): Area =>
        areas.get(id) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
      for (const state of statesOf(chart))
        state.states.forEach((child, i) => {
          expect(contains(areaOf(state.id), areaOf(child.id))).toBe(true);
          for (const sibling of state.states.slice(i + 1))
            expect(overlap(areaOf(child.id), areaOf(sibling.id))).toBe(false);
        });
      const drawn = [
        ...boxes.flatMap(({ rows }) => rows.flatMap(({ transition }) => transition ?? [])),
        ...links.flatMap(({ transitions }) => transitions),
      ];
      expect(new Set(drawn.map(({ id }) => id))).toEqual(new Set(transitionsOf(machine).keys()));
    },
  );

  test.each([
    ['login', loginCases],
    ['shop', shopCases],
    ['wordy', wordyCases],
  ])('%s: the words of a state fit into it', async (_, { machine }) => {
    const { boxes } = await layOut(chartOf(machine));
    for (const { rows, width, state } of boxes)
      for (const { text } of rows)
        expect(
          text.length * SIZES.mono + 2 * SIZES.pad,
          `${state.id}: ${text}`,
        ).toBeLessThanOrEqual(width + 1);
  });

  test('events are named as a person reads them', () => {
    expect(
      [
        '',
        'form.submit',
        'xstate.done.actor.signIn',
        'xstate.error.actor.signIn',
        'xstate.after.900.a.b',
        'xstate.after.rest.a',
        'xstate.done.state.a.b',
      ].map(eventLabel),
    ).toEqual([
      'always',
      'form.submit',
      'signIn done',
      'signIn failed',
      'after 900 ms',
      'after rest',
      'a.b done',
    ]);
  });
});
