import type { MachineCases } from '../../../machines/shared/cases';
import { coverableTransitions, coverageOf } from '../../../qa/explore/coverage';
import { explore } from '../../../qa/explore/explore';
import { planOf } from '../../../qa/plan/plan';
import { runPlan } from '../../../qa/run/run';
import { bruteForce, placeOf } from './bruteForce';
import { randomChart, type RandomChart } from './randomChart';
import { realWalk } from './realWalk';

const LIMIT = 120;
/** Ticks make many moments of what a zone holds in one. */
const TIMED_LIMIT = 600;

const named = (name: string) => [{ name }];

/** The cases of a random chart. */
export const casesOf = ({ machine, events, actors, followed }: RandomChart): MachineCases => ({
  machine,
  inputs: { default: undefined },
  events: { ...Object.fromEntries(events.map((type) => [type, named('sent')])), r: [] },
  actors: Object.fromEntries(
    actors.map((id) => [
      id,
      {
        done: [{ name: 'ok', output: null }],
        error: [{ name: 'no', error: 'no' }],
        ...(followed.includes(id) && {
          snapshot: [{ name: 'one', snapshot: { context: { n: 1 } } }],
        }),
      },
    ]),
  ),
  exceptions: {},
  constraint: () => true,
  limit: LIMIT,
});

/** What is wrong in what the tool says of a chart, and whether all of it could be compared. */
export const judge = (seed: number): { wrong: string[]; isWhole: boolean } => {
  const wrong: string[] = [];
  const chart = randomChart(seed);
  const cases = casesOf(chart);
  const truth = bruteForce(chart, LIMIT);
  const exploration = explore(cases, { limit: LIMIT });
  const { isTruncated, errors } = exploration;
  const claimed = coverableTransitions(exploration);
  const reached = new Set(exploration.nodes.map(({ snapshot }) => placeOf(snapshot)));
  // A fault that the chart does not handle ends the machine: the tool tells it as an error.
  const isOver = (place: string) => place.startsWith('["error"');
  const unhandled = errors.filter((one) => one.includes('does not handle'));
  const isEndless = (one: string) => /not settled|Infinite loop/.test(one);
  if (!truth.settles) {
    if (!errors.some(isEndless) && !isTruncated) wrong.push('an endless loop is not told');
    return { wrong, isWhole: false };
  }
  if (errors.length > unhandled.length) wrong.push(errors.join());
  if (truth.isWhole) {
    for (const id of claimed) if (!truth.taken.has(id)) wrong.push(`${id} is never taken`);
    for (const place of reached)
      if (!truth.reached.has(place)) wrong.push(`${place} is never reached`);
    if (![...truth.reached].some(isOver) && unhandled.length > 0) wrong.push('no unhandled fault');
  }
  const { uncovered } = coverageOf(cases, exploration, claimed);
  const isUnknown = ({ reason }: { reason: string }) => reason.startsWith('not expanded');
  const neverTaken = new Set(
    uncovered
      .filter((one) => !isUnknown(one) && !one.reason.startsWith('taken only where time'))
      .map(({ id }) => id),
  );
  // Of walks and ticks, more than half may be beyond the limit: what they show must be so all the
  // same.
  for (let walk = 0; walk < 3; walk++)
    for (const id of realWalk(chart, seed * 3 + walk, 60))
      if (neverTaken.has(id)) wrong.push(`${id} is taken by an actor, and called ${reasonOf(id)}`);
  if (exploration.withWaiting()) {
    const timed = bruteForce(chart, TIMED_LIMIT, true);
    for (const id of timed.taken)
      if (neverTaken.has(id)) wrong.push(`${id} is taken in time, and called ${reasonOf(id)}`);
    if (timed.isWhole)
      for (const { id, reason } of uncovered)
        if (reason.startsWith('taken only where time') && !timed.taken.has(id))
          wrong.push(`${id} is not taken in time either`);
  }
  function reasonOf(id: string) {
    return uncovered.find((one) => one.id === id)?.reason;
  }
  if (isTruncated || !truth.isWhole) return { wrong, isWhole: false };
  for (const id of truth.taken) if (!claimed.has(id)) wrong.push(`${id} is taken`);
  for (const place of truth.reached)
    if (!reached.has(place) && !isOver(place)) wrong.push(`${place} is reached`);
  if ([...truth.reached].some(isOver) && unhandled.length === 0) wrong.push('unhandled faults');
  if (seed % 4 === 0 && errors.length === 0) {
    const plan = planOf(cases, exploration);
    const { failure } = runPlan(plan, cases);
    if (failure) wrong.push(`the plan fails: ${failure.message}`);
    if (plan.bound > plan.cost) wrong.push(`bound ${plan.bound} of cost ${plan.cost}`);
  }
  return { wrong, isWhole: true };
};
