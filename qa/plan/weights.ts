import { splitTransitionId, type TransitionId } from '../model/transitions';
import type { PlanPath, WeightedPosition } from './types';

/**
 * How often players do something, by transition id or event type; a missing entry weighs nothing.
 */
export type Weights = Readonly<Record<string, number>>;

/** The weight of a transition: its own, or that of its event. */
export const weightOf = (id: TransitionId, weights: Weights): number =>
  weights[id] ?? weights[splitTransitionId(id).event] ?? 0;

/**
 * The same paths in another order: next comes the one that newly covers most weight for each of its
 * steps. Where the order in which they were planned covers the weight earlier, it stays. No
 * position where they cover nothing that weighs.
 */
export const orderByWeight = <P extends Walked>(
  paths: readonly P[],
  weights: Weights,
): { paths: readonly P[]; position?: WeightedPosition } => {
  const ordered = greedyOrder(paths, weights);
  const [mean, unordered] = [meanPosition(ordered, weights), meanPosition(paths, weights)];
  if (mean === undefined || unordered === undefined) return { paths };
  return mean < unordered
    ? { paths: ordered, position: { mean, unordered } }
    : { paths, position: { mean: unordered, unordered } };
};

type Walked = Pick<PlanPath, 'transitions'> & {
  readonly steps: readonly Pick<PlanPath, 'transitions'>[];
};

const takenBy = ({ transitions, steps }: Walked): TransitionId[] => [
  ...transitions,
  ...steps.flatMap((step) => step.transitions),
];

const greedyOrder = <P extends Walked>(paths: readonly P[], weights: Weights): P[] => {
  const left = new Map(
    paths.map((path) => [path, new Set(takenBy(path).filter((id) => weightOf(id, weights) > 0))]),
  );
  const ordered: P[] = [];
  const worth = ([path, ids]: readonly [P, ReadonlySet<TransitionId>]) =>
    [...ids].reduce((sum, id) => sum + weightOf(id, weights), 0) / Math.max(1, path.steps.length);
  // Each round covers something more, so there are at most as many rounds as weighted transitions.
  for (;;) {
    const best = [...left].reduce<[P, ReadonlySet<TransitionId>] | undefined>(
      (a, b) => (worth(b) > (a ? worth(a) : 0) ? b : a),
      undefined,
    );
    if (!best) return [...ordered, ...left.keys()];
    const [path, covered] = best;
    left.delete(path);
    ordered.push(path);
    for (const ids of left.values()) for (const id of covered) ids.delete(id);
  }
};

const meanPosition = (paths: readonly Walked[], weights: Weights): number | undefined => {
  const seen = new Set<TransitionId>();
  let step = 0;
  let total = 0;
  let sum = 0;
  const see = (transitions: readonly TransitionId[]) => {
    for (const id of transitions) {
      if (seen.has(id)) continue;
      seen.add(id);
      total += weightOf(id, weights);
      sum += weightOf(id, weights) * step;
    }
  };
  for (const path of paths) {
    see(path.transitions);
    for (const { transitions } of path.steps) {
      step++;
      see(transitions);
    }
  }
  return total === 0 ? undefined : sum / total;
};
