import { describe, expect, test } from 'vitest';
import { assess } from '../../qa/run/assess';
import { randomMachine } from '../../qa/bench/randomMachine';
import { coverableTransitions } from '../../qa/explore/coverage';
import { explore } from '../../qa/explore/explore';
import { planOf } from '../../qa/plan/plan';
import { runPlan } from '../../qa/run/run';
import { graphPaths, NoAnswer } from '../../qa/plan/graphPaths';
import { cases as doorCases } from './fixtures/machines/door/door.cases';
import { loginCases } from './fixtures/login';
import { shopCases } from './fixtures/shop';

describe('paths of @xstate/graph', () => {
  test.each([
    ['login', loginCases],
    ['shop', shopCases],
  ])('%s: has a shortest path to each configuration that the actor can walk', (_, cases) => {
    const exploration = explore(cases);
    const plan = planOf(cases, exploration, { strategy: 'shortest' });
    expect(plan).toMatchObject({ strategy: 'shortest', isExact: false });
    expect(plan.cost).toBe(plan.steps + plan.resetCost * plan.paths.length);
    const ends = graphPaths(exploration, 'shortest').map(
      ({ start, edges }) => `${start.input} ${edges.at(-1)?.to ?? start.to}`,
    );
    expect(new Set(ends).size).toBe(ends.length);
    expect(new Set(ends.map((end) => end.split(' ')[1])).size).toBe(exploration.nodes.length);
    expect(runPlan(plan, cases)).toMatchObject({
      isPassed: true,
      paths: plan.paths.length,
      steps: plan.steps,
    });
  });

  test('login: they take more steps than the tour, and miss transitions back', () => {
    const exploration = explore(loginCases);
    const { run, problems } = assess(loginCases, { strategy: 'shortest' });
    expect(run.steps).toBeGreaterThan(10 * planOf(loginCases, exploration).steps);
    expect(run.covered.size).toBeLessThan(coverableTransitions(exploration).size);
    expect(problems).toContain(
      'Transition signIn.mfa|code.enter|1 is not covered: the shortest paths ' +
        'of @xstate/graph do not take it.',
    );
  });

  test('simple paths visit no configuration twice', () => {
    const paths = graphPaths(explore(doorCases), 'simple');
    expect(paths.length).toBeGreaterThan(0);
    for (const { start, edges } of paths)
      expect(new Set([start.to, ...edges.map(({ to }) => to)]).size).toBe(edges.length + 1);
  });

  test('login: reports that there are too many simple paths', () => {
    const search = () => graphPaths(explore(loginCases), 'simple', 50);
    expect(search).toThrow(NoAnswer);
    expect(search).toThrow('signIn: the simple paths of @xstate/graph gave no answer in 0.05 s');
  });
});

describe('a random machine', () => {
  test.each([false, true])(
    'is the same for the same seed, reaches all its states, can be planned (guarded: %s)',
    (isGuarded) => {
      const cases = randomMachine({ states: 10, isGuarded, seed: 3 });
      expect(planOf(randomMachine({ states: 10, isGuarded, seed: 3 }))).toEqual(planOf(cases));
      expect(planOf(randomMachine({ states: 10, isGuarded, seed: 4 })).hash).not.toBe(
        planOf(cases).hash,
      );
      const exploration = explore(cases);
      expect(new Set(exploration.nodes.map(({ observation }) => observation.value)).size).toBe(10);
      expect(exploration.nodes.length > 10).toBe(isGuarded);
      const { run, coverage } = assess(cases);
      expect(run.isPassed).toBe(true);
      expect(coverage.unreachableStates).toEqual([]);
      expect(run.covered).toEqual(coverableTransitions(exploration));
    },
  );
});
