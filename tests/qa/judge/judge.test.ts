import { expect, test } from 'vitest';
import { coverableTransitions } from '../../../qa/explore/coverage';
import { explore } from '../../../qa/explore/explore';
import { bruteForce, placeOf } from './bruteForce';
import { randomChart } from './randomChart';

const LIMIT = 100;
const CHARTS = Number(process.env['CHARTS'] ?? 300);

const named = (name: string) => [{ name }];

test(
  `${CHARTS} random charts: what is said to be taken and reached is so`,
  () => {
    const wrong: string[] = [];
    let judged = 0;
    for (let seed = 1; seed <= CHARTS; seed++) {
      const chart = randomChart(seed);
      const truth = bruteForce(chart, LIMIT);
      const exploration = explore({
        machine: chart.machine,
        inputs: { default: undefined },
        events: Object.fromEntries(chart.events.map((type) => [type, named('sent')])),
        actors: Object.fromEntries(
          chart.actors.map((id) => [
            id,
            { done: [{ name: 'ok', output: null }], error: [{ name: 'no', error: 'no' }] },
          ]),
        ),
        exceptions: {},
        constraint: () => true,
        limit: LIMIT,
      });
      const claimed = coverableTransitions(exploration);
      const reached = new Set(exploration.nodes.map(({ snapshot }) => placeOf(snapshot)));
      // A fault that the chart does not handle ends the machine: the tool tells it as an error.
      const isOver = (place: string) => place.startsWith('["error"');
      const unhandled = exploration.errors.filter((one) => one.includes('does not handle'));
      if (!truth.settles) {
        const isTold = exploration.errors.some((one) => one.includes('not settled'));
        if (!isTold && !exploration.errors.some((one) => one.includes('Infinite loop')))
          wrong.push(`${seed}: an endless loop is not told`);
        continue;
      }
      if (exploration.errors.length > unhandled.length)
        wrong.push(`${seed}: ${exploration.errors.join()}`);
      if (
        [...truth.reached].some(isOver) !== unhandled.length > 0 &&
        truth.isWhole &&
        !exploration.isTruncated
      )
        wrong.push(`${seed}: unhandled faults`);
      for (const id of claimed)
        if (!truth.taken.has(id) && truth.isWhole) wrong.push(`${seed}: ${id} is never taken`);
      for (const place of reached)
        if (!truth.reached.has(place) && truth.isWhole)
          wrong.push(`${seed}: ${place} is never reached`);
      if (exploration.isTruncated || !truth.isWhole) continue;
      judged++;
      for (const id of truth.taken) if (!claimed.has(id)) wrong.push(`${seed}: ${id} is taken`);
      for (const place of truth.reached)
        if (!reached.has(place) && !isOver(place)) wrong.push(`${seed}: ${place} is reached`);
    }
    expect(wrong).toEqual([]);
    expect(judged).toBeGreaterThan(CHARTS * 0.8);
  },
  400 * CHARTS,
);
