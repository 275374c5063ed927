import type { AnyMachineSnapshot } from 'xstate';
import {
  always,
  before,
  leadsTo,
  never,
  type Condition,
  type Rule,
} from '../../../machines/shared/properties';
import { seeded } from '../../../qa/base/seeded';
import { explore } from '../../../qa/explore/explore';
import { verdictOn } from '../../../qa/verify/verify';
import { bruteForce, type Step, type Truth } from './bruteForce';
import { casesOf } from './judge';
import { randomChart } from './randomChart';

const LIMIT = 120;

/** One condition, for the tool and for the brute force. */
type Twin = { readonly asked: Condition; readonly is: (step: Step) => boolean };

const inState = (id: string): Twin => {
  const isIn = (snapshot: AnyMachineSnapshot) =>
    (snapshot._nodes as { id: string }[]).some((node) => node.id === id);
  return {
    asked: { isOfPlace: true, test: ({ snapshot }) => isIn(snapshot) },
    is: ({ snapshot }) => isIn(snapshot),
  };
};
const byEvent = (type: string): Twin => ({
  asked: { isOfPlace: false, test: ({ step }) => step?.event.type === type },
  is: ({ event }) => event === type,
});
const byActor = (id: string): Twin => ({
  asked: { isOfPlace: false, test: ({ starts }) => starts.includes(id) },
  is: ({ begins }) => begins.includes(id),
});

/** Whether some life breaks a rule, by what the brute force walked. */
const isBroken = (
  { steps, running }: Truth,
  { kind, twins: [a, b], isEach, finitely, waiting }: Case,
): boolean => {
  if (kind === 'always') return steps.some((step) => !a.is(step));
  if (kind === 'never') return steps.some((step) => a.is(step));
  const after = new Map<string | null, Step[]>();
  for (const step of steps) after.set(step.from, [...(after.get(step.from) ?? []), step]);
  const comesNew = (step: Step) => {
    if (!b.is(step)) return false;
    if (!b.asked.isOfPlace || step.from === null) return true;
    const came = steps.find(({ to }) => to === step.from);
    return came === undefined || !b.is(came);
  };
  if (kind === 'before') {
    // Every life as a list of marks: what is owed after each, without a graph of memories.
    const known = new Set<string>();
    const visit: [string | null, boolean][] = [[null, false]];
    for (const [place, had] of visit)
      for (const step of after.get(place) ?? []) {
        const has = had || a.is(step);
        if (comesNew(step) && !has) return true;
        const left = isEach && comesNew(step) ? false : has;
        const key = `${left} ${step.to}`;
        if (!known.has(key)) {
          known.add(key);
          visit.push([step.to, left]);
        }
      }
    return false;
  }
  // Lives that never come to b: the largest set of places from which each due can be relieved, and
  // again from there (Emerson and Lei).
  const goes = steps.filter((step) => step.from !== null && !b.is(step));
  const again = goes.filter(({ kind: how, event }) => how !== 'event' || !finitely.includes(event));
  const dues = waiting(running);
  const names = new Set([...dues.values()].flat());
  let alive = new Set(running.keys());
  for (;;) {
    const now = alive;
    const back = (targets: (step: Step | string) => boolean) => {
      // Places of `now` from which such a step or place can be come to, within `now`.
      const found = new Set([...now].filter((place) => targets(place)));
      for (let size = -1; size !== found.size;) {
        size = found.size;
        for (const step of again)
          if (step.from !== null && now.has(step.from) && now.has(step.to))
            if (found.has(step.to) || targets(step)) found.add(step.from);
      }
      return found;
    };
    let rest = now;
    for (const due of names) {
      const relieved = back((one) =>
        typeof one === 'string' ? !(dues.get(one) ?? []).includes(due) : relieves(one, due),
      );
      rest = new Set([...rest].filter((place) => relieved.has(place)));
    }
    alive = rest;
    if (alive.size === now.size) break;
  }
  const pending = new Set(steps.filter((step) => a.is(step) && !b.is(step)).map(({ to }) => to));
  for (const place of pending) for (const { from, to } of goes) if (from === place) pending.add(to);
  for (let size = -1; size !== pending.size;) {
    size = pending.size;
    for (const { from, to } of goes) if (from !== null && pending.has(from)) pending.add(to);
  }
  return [...pending].some((place) => alive.has(place));
};

const relieves = ({ kind, event, begins }: Step, due: string): boolean =>
  begins.includes(due) ||
  (kind === 'timer' && event === due) ||
  (kind === 'outcome' && event.endsWith(`.actor.${due}`));

type Case = {
  kind: Rule['kind'];
  twins: readonly [Twin, Twin];
  isEach: boolean;
  finitely: readonly string[];
  /** What is due at each place. */
  waiting: (running: Truth['running']) => Map<string, readonly string[]>;
};

const ruleOf = ({ kind, twins: [a, b], isEach, finitely }: Case): Rule => {
  switch (kind) {
    case 'always':
      return always(a.asked);
    case 'never':
      return never(a.asked);
    case 'before':
      return before(a.asked, b.asked, { isEach });
    case 'leadsTo':
      return leadsTo(a.asked, b.asked, { finitely });
  }
};

/**
 * What is wrong in what the tool says of random properties of a chart; and how many held and did
 * not. Null where not all of the chart could be walked.
 */
export const judgeProperties = (
  seed: number,
): { wrong: string[]; held: number; broken: number } | null => {
  const chart = randomChart(seed);
  const truth = bruteForce(chart, LIMIT);
  const cases = casesOf(chart);
  const exploration = explore(cases, { limit: LIMIT * 2 });
  const { isTruncated, errors } = exploration;
  if (!truth.isWhole || !truth.settles || isTruncated || errors.length > 0) return null;
  const random = seeded(seed, 'properties');
  const from = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const states = [
    ...new Set(
      truth.steps.flatMap(({ snapshot }) =>
        (snapshot._nodes as { id: string }[]).map(({ id }) => id),
      ),
    ),
  ];
  const twin = (): Twin => {
    const choice = random();
    if (choice < 0.6) return inState(from(states));
    return choice < 0.85 ? byEvent(from(chart.events)) : byActor(from(chart.actors));
  };
  const base = { ...exploration, withWaiting: () => undefined };
  const wrong: string[] = [];
  const counts = { held: 0, broken: 0 };
  for (let index = 0; index < 24; index++) {
    const one: Case = {
      kind: from(['always', 'never', 'before', 'before', 'leadsTo', 'leadsTo', 'leadsTo']),
      twins: [twin(), twin()],
      isEach: random() < 0.5,
      finitely: chart.events.filter(() => random() < 0.4),
      waiting: (running) =>
        new Map(
          [...running].map(([place, list]) => [
            place,
            list.filter((due) => !chart.followed.includes(due)),
          ]),
        ),
    };
    const property = { name: `${one.kind} ${index}`, says: '', rule: ruleOf(one) };
    const verdict = verdictOn(property, cases, base);
    const isWrong = isBroken(truth, one);
    if (isWrong) counts.broken++;
    else counts.held++;
    if ((verdict.verdict === 'violated') !== isWrong)
      wrong.push(`${property.name}: ${verdict.verdict}, and it is ${isWrong ? 'broken' : 'kept'}`);
    if (verdict.verdict === 'broken') wrong.push(`${property.name}: ${verdict.because}`);
    if (verdict.verdict === 'violated' && verdict.breach.notReplayed !== null)
      wrong.push(`${property.name}: ${verdict.breach.notReplayed}`);
  }
  return { wrong, ...counts };
};
