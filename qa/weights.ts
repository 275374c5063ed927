import type { PlanPath } from './plan';
import { splitTransitionId, type TransitionId } from './transitions';

/** By transition id or by event type, how much players do it; what is not named weighs nothing. */
export type Weights = Readonly<Record<string, number>>;

/** The step at which a weighted transition is covered for the first time, steps of all paths counted through: the mean by weight. */
export type WeightedPosition = { readonly mean: number; /** In the order in which the paths were planned. */ readonly unordered: number };

/** The weight of a transition: its own, or that of its event. */
export const weightOf = (id: TransitionId, weights: Weights): number => weights[id] ?? weights[splitTransitionId(id).event] ?? 0;

/**
 * The same paths in another order: next comes the one that newly covers most weight for each of its steps. Where the
 * order in which they were planned covers the weight earlier, it stays.
 */
export const orderByWeight = <P extends Walked>(paths: readonly P[], weights: Weights): { paths: readonly P[]; position: WeightedPosition } => {
  const unordered = meanPosition(paths, weights);
  const ordered = greedyOrder(paths, weights);
  const mean = meanPosition(ordered, weights);
  return mean < unordered ? { paths: ordered, position: { mean, unordered } } : { paths, position: { mean: unordered, unordered } };
};

type Walked = Pick<PlanPath, 'transitions'> & { readonly steps: readonly Pick<PlanPath, 'transitions'>[] };

const takenBy = ({ transitions, steps }: Walked): TransitionId[] => [...transitions, ...steps.flatMap((step) => step.transitions)];

const greedyOrder = <P extends Walked>(paths: readonly P[], weights: Weights): P[] => {
  const left = new Map(paths.map((path) => [path, new Set(takenBy(path).filter((id) => weightOf(id, weights) > 0))]));
  const ordered: P[] = [];
  const worth = ([path, ids]: readonly [P, ReadonlySet<TransitionId>]) =>
    [...ids].reduce((sum, id) => sum + weightOf(id, weights), 0) / Math.max(1, path.steps.length);
  while (left.size > 0) {
    const best = [...left].reduce((a, b) => (worth(b) > worth(a) ? b : a));
    const [path, covered] = best;
    left.delete(path);
    ordered.push(path);
    for (const ids of left.values()) for (const id of covered) ids.delete(id);
  }
  return ordered;
};

const meanPosition = (paths: readonly Walked[], weights: Weights): number => {
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
  return total === 0 ? 0 : sum / total;
};
