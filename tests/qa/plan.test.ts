import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { cases as appLoginCases } from '../../machines/account/login/login.cases';
import { defineCases } from '../../machines/shared/cases';
import { explore, type Exploration } from '../../qa/explore/explore';
import { hashOf } from '../../qa/plan/hash';
import { exploreToPlan, planOf } from '../../qa/plan/plan';
import { coverableTransitions } from '../../qa/explore/coverage';
import { keptBy, requirementsOf } from '../../qa/model/requirements';
import { runPlan } from '../../qa/run/run';
import { cases as doorCases } from './fixtures/machines/door/door.cases';
import { loginCases } from './fixtures/login';
import { shopCases } from './fixtures/shop';

/** A tree of numbers, and a state that is entered where they are higher than `bottom`. */
const treeCases = (bottom: number) =>
  defineCases(
    setup({
      types: {
        context: {} as { number: number },
        events: {} as { type: 'left' } | { type: 'right' } | { type: 'enter' },
      },
      actions: {
        descend: assign(({ context }, side: number) => ({ number: 2 * context.number + side })),
      },
      guards: { isDeep: ({ context }) => context.number > bottom },
    }).createMachine({
      id: 'tree',
      context: { number: 1 },
      initial: 'outside',
      states: {
        outside: {
          on: {
            left: { actions: { type: 'descend', params: 0 } },
            right: { actions: { type: 'descend', params: 1 } },
            enter: { guard: 'isDeep', target: 'inside' },
          },
        },
        inside: {},
      },
    }),
    {
      events: { left: [{ name: 'go' }], right: [{ name: 'go' }], enter: [{ name: 'go' }] },
      limit: 5_000,
      proofLimit: 6_000,
    },
  );

test.each([
  ['near the start', 100, 1_500],
  ['far from it', 3_000, 5_000],
])('a large machine is explored for its plan as far as needed: %s', (_, bottom, explored) => {
  const cases = treeCases(bottom);
  const exploration = exploreToPlan(cases);
  expect(exploration.nodes).toHaveLength(explored);
  const plan = planOf(cases, exploration);
  expect(plan).toEqual(planOf(cases, explore(cases)));
  expect(transitionsIn(plan)).toEqual(coverableTransitions(explore(cases)));
  expect(exploreToPlan(cases, { cover: 'pair' }).nodes).toHaveLength(5_000);
  expect(exploreToPlan(cases, { limit: 50 }).nodes).toHaveLength(50);
});

const transitionsIn = (plan: ReturnType<typeof planOf>) =>
  new Set(
    plan.paths.flatMap((path) => [
      ...path.transitions,
      ...path.steps.flatMap((step) => step.transitions),
    ]),
  );

type Taken = readonly (readonly string[])[];
const windowsOf = (taken: Taken, size: number): string[] => {
  const steps = taken
    .filter((transitions) => transitions.length > 0)
    .map((transitions) => transitions.join());
  return steps.slice(size - 1).map((_, i) => steps.slice(i, i + size).join(' > '));
};

/** Every run of `size` steps that take a transition, found by walking from every configuration. */
const windowsIn = ({ nodes, starts }: Exploration, size: number): Set<string> => {
  const found = new Set<string>();
  const visited = new Set<string>();
  const walk = (node: number, last: Taken) => {
    const key = JSON.stringify([node, last]);
    if (visited.has(key)) return;
    visited.add(key);
    for (const edge of nodes[node]?.edges ?? []) follow(edge, last);
  };
  const follow = (
    { to, transitions }: { to: number; transitions: readonly string[] },
    last: Taken,
  ) => {
    const taken = transitions.length > 0 ? [...last, transitions].slice(-size) : last;
    for (const window of windowsOf(taken, size)) found.add(window);
    walk(to, taken);
  };
  for (const start of starts) follow(start, []);
  return found;
};

describe.each([
  ['login', loginCases],
  ['shop', shopCases],
])('plan of %s', (_, cases) => {
  const exploration = explore(cases);

  test('covers every coverable transition near the bound', () => {
    const plan = planOf(cases, exploration);
    expect(transitionsIn(plan)).toEqual(coverableTransitions(exploration));
    expect(plan.cost).toBeGreaterThanOrEqual(plan.bound);
    expect(plan.cost / plan.bound).toBeLessThanOrEqual(1.1);
    expect(plan.cost).toBe(plan.steps + plan.resetCost * plan.paths.length);
  });

  test('is the same each time', () => {
    expect(JSON.stringify(planOf(cases))).toBe(JSON.stringify(planOf(cases)));
  });

  test('asks once in each class what it must refuse', () => {
    const plan = planOf(cases, exploration);
    const refusals = plan.paths.flatMap((path) => [
      path.refuses,
      ...path.steps.map((s) => s.refuses),
    ]);
    expect(refusals.some((list) => list.length > 0)).toBe(true);
    expect(refusals.some((list) => list.length === 0)).toBe(true);
  });

  test('keeps the maximum length of a path', () => {
    const plan = planOf(cases, exploration, { maxPath: 9 });
    expect(Math.max(...plan.paths.map((p) => p.steps.length))).toBeLessThanOrEqual(9);
    expect(plan.uncappedCost).toBe(planOf(cases, exploration).cost);
  });

  test('gives the same plan for a seed each time, within the bound', () => {
    const plan = planOf(cases, exploration, { seed: 7 });
    expect(plan).toEqual(planOf(cases, exploration, { seed: 7 }));
    expect(plan.cost / plan.bound).toBeLessThanOrEqual(1.1);
  });
});

test.each([
  ['login', loginCases, 'pair', 2],
  ['door', doorCases, 'pair', 2],
  ['door', doorCases, 'triple', 3],
] as const)(
  '%s: covers every run of steps that the machine can do (%3$s)',
  (_, cases, cover, size) => {
    const exploration = explore(cases);
    const plan = planOf(cases, exploration, { cover });
    const planned = plan.paths.flatMap(({ transitions, steps }) =>
      windowsOf([transitions, ...steps.map((s) => s.transitions)], size),
    );
    expect(windowsIn(exploration, size).size).toBeGreaterThan(1);
    expect(new Set(planned)).toEqual(windowsIn(exploration, size));
    expect(plan.cost / plan.bound).toBeLessThanOrEqual(1.1);
  },
);

describe('covering requirements', () => {
  const gateMachine = setup({
    types: {
      events: {} as
        | { type: 'gate.push' }
        | { type: 'gate.pass' }
        | { type: 'gate.knock' }
        | { type: 'gate.leave' },
    },
  }).createMachine({
    id: 'gate',
    initial: 'shut',
    states: {
      shut: {
        on: {
          'gate.push': 'ajar',
          'gate.knock': { meta: { requirement: ['knock'] } },
          'gate.leave': 'away',
        },
      },
      ajar: { meta: { requirement: ['ajar'] }, always: 'open' },
      open: { on: { 'gate.pass': 'inside', 'gate.leave': 'away' } },
      inside: { meta: { requirement: ['inside'] }, on: { 'gate.leave': 'away' } },
      away: { on: { 'gate.knock': 'shut' } },
    },
  });
  const gateCases = defineCases(gateMachine, {
    events: {
      'gate.push': [{ name: 'hand' }],
      'gate.pass': [{ name: 'foot' }],
      'gate.knock': [{ name: 'fist' }],
      'gate.leave': [{ name: 'foot' }],
    },
  });

  test('gate: passes a requirement in a state that is left at once, and nothing else', () => {
    const plan = planOf(gateCases, explore(gateCases), { cover: 'requirement' });
    expect(plan.paths.map(({ steps }) => steps.map(({ event }) => event))).toEqual([
      ['gate.knock', 'gate.push', 'gate.pass'],
    ]);
    expect(plan).toMatchObject({ cover: 'requirement', cost: 8, bound: 8, isExact: true });
  });

  test('login: keeps every requirement, and costs less than covering all', () => {
    const exploration = explore(appLoginCases);
    const plan = planOf(appLoginCases, exploration, { cover: 'requirement' });
    const requirements = requirementsOf(appLoginCases.machine);
    const { isPassed, covered } = runPlan(plan, appLoginCases);
    expect(isPassed).toBe(true);
    expect(requirements.length).toBeGreaterThan(5);
    expect(keptBy(appLoginCases.machine, requirements, covered)).toEqual(requirements);
    expect(plan.cost / plan.bound).toBeLessThanOrEqual(1.1);
    expect(covered.size).toBeLessThan(coverableTransitions(exploration).size);
  });

  test('without requirements needs no path', () => {
    expect(planOf(doorCases, explore(doorCases), { cover: 'requirement' })).toMatchObject({
      paths: [],
      cost: 0,
      bound: 0,
    });
  });
});

describe('plan', () => {
  test('login: the proved optimum', () => {
    expect(planOf(loginCases)).toMatchObject({ isExact: true, steps: 31, paths: { length: 2 } });
  });

  test('an expensive reset makes fewer paths, a cheap one more', () => {
    const pathsAt = (resetCost: number) =>
      planOf(shopCases, explore(shopCases), { resetCost }).paths.length;
    expect(pathsAt(50)).toBeLessThanOrEqual(pathsAt(1));
  });

  test('covering edges takes every event and case of every class', () => {
    const exploration = explore(loginCases);
    const plan = planOf(loginCases, exploration, { cover: 'edge' });
    const taken = new Set(plan.paths.flatMap((p) => p.steps.map((s) => `${s.event} ${s.case}`)));
    expect(taken).toEqual(
      new Set(
        exploration.nodes.flatMap((n) =>
          n.edges.map((e) => `${e.stimulus.type} ${e.stimulus.case}`),
        ),
      ),
    );
    expect(plan.isExact).toBe(true);
  });

  test('the hash changes with the chart and with the set of cases', () => {
    const { hash } = planOf(loginCases);
    expect(hash).toMatch(/^[0-9a-f]{12}$/);
    expect(
      planOf({
        ...loginCases,
        events: { ...loginCases.events, 'form.back': [{ name: 'escape key' }] },
      }).hash,
    ).not.toBe(hash);
    expect(planOf(shopCases).hash).not.toBe(hash);
  });

  describe('the hash', () => {
    const counterCases = (
      step: number,
      { guard = () => true, delay = () => 5 }: { guard?: () => boolean; delay?: () => number } = {},
    ) =>
      defineCases(
        setup({
          types: { context: {} as { count: number }, events: {} as { type: 'add'; by: number } },
          actions: { add: assign(({ context }) => ({ count: context.count + 1 })) },
          guards: { isAllowed: guard },
          delays: { pause: delay },
        }).createMachine({
          id: 'counter',
          context: { count: 0 },
          on: { add: { guard: 'isAllowed', actions: 'add' } },
          after: { pause: { actions: 'add' } },
        }),
        { events: { add: [{ name: 'some', by: step }] } },
      );
    const { hash } = planOf(counterCases(1), undefined, { maxPath: 1 });
    const hashWith = (...given: Parameters<typeof counterCases>) => hashOf(counterCases(...given));

    test('is the same for the same bodies and payloads', () => {
      expect(hashWith(1)).toBe(hash);
    });
    test('changes with the body of a guard', () => {
      expect(hashWith(1, { guard: () => false })).not.toBe(hash);
    });
    test('changes with the body of a delay', () => {
      expect(hashWith(1, { delay: () => 6 })).not.toBe(hash);
    });
    test('changes with the payload of a case', () => {
      expect(hashWith(2)).not.toBe(hash);
    });
    test('changes with the body of an action', () => {
      const { machine, ...rest } = counterCases(1);
      const other = machine.provide({ actions: { add: assign({ count: 7 }) } });
      expect(hashOf({ machine: other, ...rest })).not.toBe(hash);
    });
  });

  describe('the hash of cases in a file', () => {
    let folder = '';
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'croupier-hash-'));
    });
    afterEach(() => rmSync(folder, { recursive: true }));
    /** A case file that imports a module of bodies, as it is in a folder of its own. */
    const hashWith = (place: string, bodies: string): string => {
      const files = {
        'door.cases.ts': "import { doorMachine } from './door.machine';",
        'door.machine.ts':
          "import { isLocked } from './bodies';\nimport type { X } from './types';",
        'types.ts': `export type X = '${place}';`,
        'bodies.ts': bodies,
      };
      for (const [name, text] of Object.entries(files)) {
        const file = join(folder, place, name);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
      return hashOf({
        ...doorCases,
        file: pathToFileURL(join(folder, place, 'door.cases.ts')).href,
      });
    };
    const locked = 'export const isLocked = () => true;';

    test('changes with what the machine imports, not with types or the place', () => {
      expect(hashWith('a', locked)).toBe(hashWith('b', locked));
      expect(hashWith('c', 'export const isLocked = () => false;')).not.toBe(hashWith('a', locked));
    });
  });
});
