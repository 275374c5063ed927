import type { Edge } from '../explore/explore';
import type { Stimulus } from '../model/stimuli';
import { componentsOf } from './components';
import { relievedBy, type Due, type DuesOf } from './fairness';
import { nodeAt, type Asked, type Graph } from './moments';
import { memoryOf, nodeOf, spotOf, type Reached, type Spot, type Walk } from './search';

/** A life that never comes to something: a walk, and the steps that it repeats without end. */
export type Endless = {
  readonly walk: Walk;
  /** Empty where nothing more has to happen. */
  readonly cycle: readonly Stimulus[];
};

/**
 * A fair life that stays among the spots where something is awaited. A set of spots that lead to
 * each other holds one when each thing that is due in all of them is relieved by a step between
 * them; a single spot, when nothing is due there. Each due is weakly fair, so that what fails in
 * the whole set fails in each part of it.
 */
export const endlessIn = (
  graph: Graph,
  { spots, walkTo }: Reached,
  {
    isTo,
    dues,
    isRepeated,
  }: {
    /** What is awaited. */
    readonly isTo: Asked;
    readonly dues: DuesOf;
    /** Whether a stimulus may come again and again without end. */
    readonly isRepeated: (stimulus: Stimulus) => boolean;
  },
): Endless | undefined => {
  const awaiting = spots.filter((spot) => memoryOf(spot) === 1);
  const links = new Map<Spot, readonly Edge[]>();
  for (const spot of awaiting) {
    const from = nodeOf(spot);
    links.set(
      spot,
      nodeAt(graph, from).edges.filter((by) => isRepeated(by.stimulus) && !isTo({ from, by })),
    );
  }
  const linksOf = (spot: Spot) => links.get(spot) ?? [];
  const position = new Map(awaiting.map((spot, index) => [spot, index]));
  const positionOf = (spot: Spot) => position.get(spot) ?? Infinity;
  const known = new Map<Spot, ReadonlySet<Due>>();
  const duesAt = (spot: Spot) => {
    const due = known.get(spot) ?? dues(nodeOf(spot));
    known.set(spot, due);
    return due;
  };

  let best: Endless | undefined;
  const offer = (spot: Spot, cycle: readonly Stimulus[]) => {
    const found = { walk: walkTo(spot), cycle };
    if (!best || lengthOf(found) < lengthOf(best)) best = found;
  };
  const still = awaiting.find((spot) => duesAt(spot).size === 0);
  if (still !== undefined) offer(still, []);
  for (const component of componentsOf(awaiting, (spot) => linksOf(spot).map(spotAfter))) {
    const members = new Set(component);
    const within = (spot: Spot) => linksOf(spot).filter((link) => members.has(spotAfter(link)));
    if (!component.some((spot) => within(spot).length > 0)) continue;
    const all = component.map(duesAt);
    const [ones] = all;
    const throughout = new Set([...(ones ?? [])].filter((due) => all.every((one) => one.has(due))));
    for (const spot of component) {
      if (throughout.size === 0) break;
      for (const link of within(spot)) for (const due of relievedBy(link)) throughout.delete(due);
    }
    const isFair = throughout.size === 0;
    if (!isFair) continue;
    const first = component.reduce((a, b) => (positionOf(b) < positionOf(a) ? b : a));
    offer(first, cycleFrom(first, new Set(all.flatMap((one) => [...one])), within, duesAt));
  }
  return best;
};

/** Where a step leads while something is awaited. */
const spotAfter = ({ to }: Edge): Spot => spotOf(to, 1);

const lengthOf = ({ walk, cycle }: Endless) => walk.steps.length + cycle.length;

/** A short way back to a spot that relieves each due on it. */
const cycleFrom = (
  first: Spot,
  dues: ReadonlySet<Due>,
  within: (spot: Spot) => readonly Edge[],
  duesAt: (spot: Spot) => ReadonlySet<Due>,
): Stimulus[] => {
  const cycle: Edge[] = [];
  let here = first;
  const isRelieving = (link: Edge, due: Due) =>
    relievedBy(link).includes(due) || !duesAt(spotAfter(link)).has(due);
  const isRelieved = (due: Due) =>
    !duesAt(first).has(due) || cycle.some((link) => isRelieving(link, due));
  const go = (isThere: (link: Edge) => boolean) => {
    for (const link of wayTo(here, within, isThere)) {
      cycle.push(link);
      here = spotAfter(link);
    }
  };
  for (const due of dues) if (!isRelieved(due)) go((link) => isRelieving(link, due));
  if (here !== first || cycle.length === 0) go((link) => spotAfter(link) === first);
  return cycle.map(({ stimulus }) => stimulus);
};

/** The shortest way whose last step is such. */
const wayTo = (
  start: Spot,
  within: (spot: Spot) => readonly Edge[],
  isThere: (link: Edge) => boolean,
): Edge[] => {
  const cameBy = new Map<Spot, { from: Spot; link: Edge }>();
  const queue = [start];
  for (const spot of queue)
    for (const link of within(spot)) {
      if (isThere(link)) {
        const way = [link];
        for (let at = spot; at !== start;) {
          const before = cameBy.get(at);
          if (!before) break;
          way.unshift(before.link);
          at = before.from;
        }
        return way;
      }
      const to = spotAfter(link);
      if (to === start || cameBy.has(to)) continue;
      cameBy.set(to, { from: spot, link });
      queue.push(to);
    }
  return [];
};
