import { describe, expect, test } from 'vitest';
import { explore } from '../../qa/explore';
import { planOf } from '../../qa/plan';
import { coverableTransitions } from '../../qa/coverage';
import { loginCases } from './fixtures/login';
import { shopCases } from './fixtures/shop';

const transitionsIn = (plan: ReturnType<typeof planOf>) =>
  new Set(plan.paths.flatMap((path) => [...path.transitions, ...path.steps.flatMap((step) => step.transitions)]));

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

  test('asks each class once what it must refuse', () => {
    const plan = planOf(cases, exploration);
    const refusals = plan.paths.flatMap((path) => [path.refuses, ...path.steps.map((s) => s.refuses)]);
    expect(refusals.some((list) => list.length > 0)).toBe(true);
    expect(refusals.some((list) => list.length === 0)).toBe(true);
  });

  test('keeps to the longest path allowed', () => {
    const plan = planOf(cases, exploration, { maxPath: 9 });
    expect(Math.max(...plan.paths.map((p) => p.steps.length))).toBeLessThanOrEqual(9);
  });
});

describe('plan', () => {
  test('login: the proved optimum', () => {
    expect(planOf(loginCases)).toMatchObject({ isExact: true, steps: 31, paths: { length: 2 } });
  });

  test('a dear reset makes fewer paths, a cheap one more', () => {
    const pathsAt = (resetCost: number) => planOf(shopCases, explore(shopCases), { resetCost }).paths.length;
    expect(pathsAt(50)).toBeLessThanOrEqual(pathsAt(1));
  });

  test('covering edges takes every event and case of every class', () => {
    const exploration = explore(loginCases);
    const plan = planOf(loginCases, exploration, { cover: 'edge' });
    const taken = new Set(plan.paths.flatMap((p) => p.steps.map((s) => `${s.event} ${s.case}`)));
    expect(taken).toEqual(new Set(exploration.nodes.flatMap((n) => n.edges.map((e) => `${e.stimulus.type} ${e.stimulus.case}`))));
    expect(plan.isExact).toBe(true);
  });

  test('the hash tells another chart or another set of cases', () => {
    const { hash } = planOf(loginCases);
    expect(hash).toMatch(/^[0-9a-f]{12}$/);
    expect(planOf({ ...loginCases, events: { ...loginCases.events, 'form.back': [{ name: 'escape key' }] } }).hash).not.toBe(hash);
    expect(planOf(shopCases).hash).not.toBe(hash);
  });
});
