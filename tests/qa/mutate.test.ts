import { describe, expect, test } from 'vitest';
import { assign, setup, type AnyStateMachine } from 'xstate';
import { defineCases } from '../../machines/shared/cases';
import { explore } from '../../qa/explore/explore';
import { mutantOf } from '../../qa/mutate/chart';
import { compare } from '../../qa/mutate/difference';
import { mutantsOf, OPERATORS } from '../../qa/mutate/mutants';
import { mutationScore } from '../../qa/mutate/score';
import { planOf } from '../../qa/plan/plan';
import { runPlan } from '../../qa/run/run';
import { loginCases, loginMachine } from './fixtures/login';
import { shopCases } from './fixtures/shop';

/** A lamp whose dimmer only its context shows. */
const lampMachine = setup({
  types: {
    context: {} as { dimmed: boolean; faults: number },
    events: {} as { type: 'lamp.press' } | { type: 'lamp.dim' },
  },
  guards: { isDimmed: ({ context }) => context.dimmed, isBright: ({ context }) => !context.dimmed },
}).createMachine({
  id: 'lamp',
  context: { dimmed: false, faults: 0 },
  initial: 'off',
  states: {
    off: { on: { 'lamp.press': 'on' } },
    on: {
      entry: assign({ dimmed: false }),
      on: {
        'lamp.dim': [
          { guard: 'isDimmed', target: 'off' },
          { guard: 'isBright', actions: assign({ dimmed: true }) },
        ],
      },
    },
  },
});
const lampCases = defineCases(lampMachine, {
  events: { 'lamp.press': [{ name: 'once' }], 'lamp.dim': [{ name: 'once' }] },
});
/** A state that is reentered. */
const mallMachine = setup({ types: { events: {} as { type: 'room.clean' } } }).createMachine({
  id: 'mall',
  initial: 'room',
  states: {
    room: { after: { 9: 'dark' }, on: { 'room.clean': { target: 'room', reenter: true } } },
    dark: {},
  },
});
const mutantAt = (machine: AnyStateMachine, operator: string, at: string) => {
  const found = mutantsOf(machine, { seed: 1 }).find(
    (mutant) => mutant.operator === operator && mutant.at === at,
  );
  if (!found) throw new Error(`no mutant "${operator}" at ${at}`);
  return found;
};

describe('mutants', () => {
  test('are of every kind, each another chart, and the same for the same seed', () => {
    const kinds = new Set(
      [loginMachine, shopCases.machine, mallMachine]
        .flatMap((machine) => mutantsOf(machine, { seed: 1 }))
        .map((mutant) => mutant.operator),
    );
    expect([...kinds].sort()).toEqual([...OPERATORS].sort());
    const names = (seed: number) =>
      mutantsOf(loginMachine, { seed }).map(
        ({ operator, at, change }) => `${operator} ${at} ${change}`,
      );
    expect(new Set(names(1)).size).toBe(names(1).length);
    expect(names(1)).toEqual(names(1));
    expect(names(2)).not.toEqual(names(1));
  });

  test('leave the machine as it was', () => {
    const before = JSON.stringify(loginMachine.toJSON());
    for (const mutant of mutantsOf(loginMachine, { seed: 1 })) mutant.build();
    expect(JSON.stringify(loginMachine.toJSON())).toBe(before);
  });

  test('ends for a chart with cycles', () => {
    const cases = defineCases(
      setup({}).createMachine({ id: 'ring', initial: 'a', states: { a: { always: 'b' }, b: {} } }),
      { events: {} },
    );
    const ring = mutantOf(cases.machine, ({ states }) => {
      if (states?.['b']) states['b'].always = 'a';
    });
    expect(runPlan(planOf(cases), cases, { machine: ring }).isPassed).toBe(false);
  });
});

describe('a difference', () => {
  const exploration = explore(lampCases);
  const tell = (operator: string, at: string) => {
    const mutant = mutantAt(lampMachine, operator, at);
    return compare(lampCases, exploration, { machine: mutant.build(), reach: mutant.reach });
  };

  test('is found with the shortest walk that shows it, in the context as well', () => {
    expect(tell('drop action', 'lamp.on|lamp.dim|1')).toMatchObject({
      difference: { what: 'context.dimmed', walk: [{ type: 'lamp.press' }, { type: 'lamp.dim' }] },
    });
    expect(tell('drop transition', 'lamp.off|lamp.press|0')).toMatchObject({
      difference: { what: 'value', walk: [{ type: 'lamp.press' }] },
    });
  });

  test('does not exist when guards that exclude each other change places', () => {
    expect(tell('reorder', 'lamp.on|lamp.dim|0')).toMatchObject({ verdict: 'same' });
  });

  test('is found when the two charts look the same at first', () => {
    // Without its entry the lamp is dimmed when it is switched on again.
    expect(tell('drop action', 'lamp.on|entry|0')).toMatchObject({
      difference: { what: 'context.dimmed', walk: { length: 4 } },
    });
  });
});

describe('mutation score', () => {
  test('login: the plan of two paths kills every mutant that can be killed', () => {
    const { mutants, score } = mutationScore(loginCases, { seed: 1 });
    expect(mutants.filter((mutant) => mutant.verdict === 'survived')).toEqual([]);
    expect(mutants.filter((mutant) => mutant.verdict === 'killed').length).toBeGreaterThan(60);
    expect(score).toBe(1);
  });

  test('an equivalent mutant never shows a difference, and says how much was compared', () => {
    const edges = planOf(loginCases, undefined, { cover: 'edge' });
    const { mutants } = mutationScore(loginCases, { seed: 1 });
    const equivalent = mutantsOf(loginCases.machine, { seed: 1 }).filter(({ at, change }) =>
      mutants.some((m) => m.verdict === 'equivalent' && m.at === at && m.change === change),
    );
    expect(equivalent.length).toBeGreaterThan(0);
    for (const mutant of equivalent)
      expect(
        runPlan(edges, loginCases, { machine: mutant.build(), isBlackBox: true }).failure,
        `${mutant.at} ${mutant.change}`,
      ).toBeUndefined();
    const reasons = mutants.flatMap((mutant) =>
      mutant.verdict === 'equivalent' ? [mutant.because] : [],
    );
    expect(
      reasons.every(
        (because) =>
          /^each of the \d+ steps that come to it shows the same/.test(because) ||
          because.startsWith('nothing that can happen comes to it'),
      ),
    ).toBe(true);
  });

  test('a plan that leaves half of it out lets mutants survive, each with a witness', () => {
    const whole = planOf(lampCases);
    const paths = whole.paths.map((path) => ({ ...path, steps: path.steps.slice(0, 1) }));
    const { mutants, score } = mutationScore(lampCases, { seed: 1, plan: { ...whole, paths } });
    expect(score).toBeLessThan(0.98);
    expect(
      mutants
        .filter((mutant) => mutant.verdict === 'survived')
        .every((mutant) => 'difference' in mutant && mutant.difference !== undefined),
    ).toBe(true);
  });

  test('a sample is the same for the same seed', () => {
    const names = () =>
      mutationScore(loginCases, { seed: 3, max: 9 }).mutants.map(
        ({ at, change }) => `${at} ${change}`,
      );
    expect(names()).toHaveLength(9);
    expect(names()).toEqual(names());
  });
});
