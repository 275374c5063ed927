import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { positionText } from '../../qa/cli/report';
import { readWeights } from '../../qa/cli/weightsFile';
import { explore } from '../../qa/explore/explore';
import { planOf } from '../../qa/plan/plan';
import { runPlan } from '../../qa/run/run';
import { orderByWeight, weightOf } from '../../qa/plan/weights';
import { shopCases } from './fixtures/shop';

const path = (...steps: string[][]) => ({
  transitions: [],
  steps: steps.map((transitions) => ({ transitions })),
});
const a = 'm.one|a|0';
const b = 'm.one|b|0';
const c = 'm.two|c|0';

describe('paths by weight', () => {
  test('a transition has its own weight, or that of its event, or none', () => {
    expect([a, b, c].map((id) => weightOf(id, { [a]: 3, a: 7, b: 2 }))).toEqual([3, 2, 0]);
  });

  test('the next path has the most newly covered weight for each step', () => {
    const long = path([a], [c], [c], [c]);
    const short = path([b]);
    const again = path([a], [a]);
    const { paths, position } = orderByWeight([again, long, short], { a: 4, b: 3, c: 6 });
    // 3 for a step; then 10 for 4 steps before 4 for 2, which is no longer new by then.
    expect(paths).toEqual([short, long, again]);
    expect(position?.mean).toBeCloseTo((3 * 1 + 4 * 2 + 6 * 3) / 13);
    expect(position?.unordered).toBeCloseTo((4 * 1 + 6 * 4 + 3 * 7) / 13);
  });

  test('the planned order stays when no other is better', () => {
    const paths = [path([a]), path([b])];
    expect(orderByWeight(paths, { a: 1, b: 1 })).toEqual({
      paths,
      position: { mean: 1.5, unordered: 1.5 },
    });
    expect(orderByWeight(paths, { c: 1 })).toEqual({ paths });
  });

  test('a plan keeps its paths and its cost, and can be run', () => {
    const exploration = explore(shopCases);
    const plan = planOf(shopCases, exploration, { maxPath: 8 });
    const inputs = (one: typeof plan) =>
      one.paths.map(({ steps }) => steps.map(({ event }) => event).join(' '));
    const last = plan.paths.at(-1)?.steps.at(-1)?.transitions.at(-1) ?? '';
    const weighted = planOf(shopCases, exploration, { maxPath: 8, weights: { [last]: 1 } });
    expect(plan.paths.length).toBeGreaterThan(1);
    expect(inputs(weighted)).not.toEqual(inputs(plan));
    expect(inputs(weighted).sort()).toEqual(inputs(plan).sort());
    expect(weighted).toMatchObject({ cost: plan.cost, bound: plan.bound, steps: plan.steps });
    expect(weighted.position?.mean).toBeLessThan(weighted.position?.unordered ?? 0);
    expect(runPlan(weighted, shopCases).isPassed).toBe(true);
  });

  test('the mean position is reported', () => {
    expect(positionText({ mean: 2.24, unordered: 7 })).toBe(
      'by weight, a transition is covered at step 2.2 in the mean (7.0 in the order planned)',
    );
  });
});

describe('a file of weights', () => {
  let file = '';
  beforeEach(() => {
    file = join(mkdtempSync(join(tmpdir(), 'croupier-qa-')), 'weights.json');
  });
  afterEach(() => rmSync(join(file, '..'), { recursive: true }));

  const read = (content: string) => {
    writeFileSync(file, content);
    return readWeights(file, [{ cases: shopCases }]);
  };

  test('names events and transitions', () => {
    const weights = { 'item.add': 3, 'shop.open.cart.filling|item.add|0': 0.5 };
    expect(read(JSON.stringify(weights))).toEqual(weights);
  });

  test.each([
    [
      '{"item.ad": 3}',
      'no machine chosen has a transition or an event "item.ad". Did you mean "item.add"?',
    ],
    ['{"item.add": "much"}', 'the weight of "item.add" is a number from 0, not "much".'],
    ['{"item.add": -1}', 'the weight of "item.add" is a number from 0, not -1.'],
    ['[3]', 'holds no weights: they are {"event or transition": number, …}.'],
    ['{', 'cannot be read as weights: '],
  ])('%s gets one sentence', (content, sentence) => {
    expect(() => read(content)).toThrow(sentence);
  });
});
