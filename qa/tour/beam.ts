import type { Tour, TourArc, TourGraph } from './graph';

export type BeamOptions = {
  readonly resetCost: number;
  /** Most arcs of one path, the start included. */
  readonly maxArcs: number;
  /** States kept for each cost. */
  readonly width: number;
  /** Continuations tried from each state. */
  readonly branching?: number;
};

type State = {
  readonly node: number;
  readonly covered: Uint8Array;
  readonly count: number;
  readonly hash: number;
  readonly length: number;
  readonly parent: State | undefined;
  readonly segment: readonly TourArc[];
  readonly isReset: boolean;
};

/**
 * A tour by beam search over cost: from each kept state, walk to the nearest arcs that cover something new, or reset. It
 * uses neither chance nor clock, so the same graph gives the same tour. Items that no path within `maxArcs` reaches are
 * left out.
 */
export const beamTour = (graph: TourGraph, { resetCost, maxArcs, width, branching = 5 }: BeamOptions): Tour => {
  const reachable = itemsWithin(graph, maxArcs);
  const keys = Array.from({ length: graph.items }, (_, item) => scramble(item + 1));
  const buckets: (Map<string, State> | undefined)[] = [];
  const put = (cost: number, state: State) => {
    const bucket = (buckets[cost] ??= new Map());
    const key = `${state.node}:${state.hash}:${state.count}`;
    const known = bucket.get(key);
    if (!known || known.length > state.length) bucket.set(key, state);
  };
  put(0, { node: 0, covered: new Uint8Array(graph.items), count: 0, hash: 0, length: 0, parent: undefined, segment: [], isReset: false });

  for (let cost = 0; cost < buckets.length; cost++) {
    const bucket = buckets[cost];
    if (!bucket) continue;
    buckets[cost] = undefined;
    const states = [...bucket.values()].sort((a, b) => b.count - a.count);
    const goal = states.find((state) => state.count === reachable.size);
    if (goal) return { paths: pathsTo(goal) };
    for (const state of states.slice(0, width)) {
      const near = nearestGains(graph, state.node, state.covered, maxArcs - state.length).slice(0, branching);
      const options = near.map((found) => ({ segment: found.segment, isReset: false }));
      const isFar = (near[0]?.segment.length ?? Infinity) >= resetCost || state.length + 1 >= maxArcs;
      if (isFar && state.node !== 0)
        for (const found of nearestGains(graph, 0, state.covered, maxArcs).slice(0, 2)) options.push({ segment: found.segment, isReset: true });
      for (const option of options) put(...advance(state, cost, option, keys, resetCost));
    }
  }
  return { paths: [] };
};

const advance = (
  state: State,
  cost: number,
  { segment, isReset }: { segment: readonly TourArc[]; isReset: boolean },
  keys: readonly number[],
  resetCost: number,
): [number, State] => {
  const covered = state.covered.slice();
  let { count, hash } = state;
  for (const arc of segment)
    for (const item of arc.items)
      if (!covered[item]) {
        covered[item] = 1;
        count++;
        hash = (hash ^ (keys[item] ?? 0)) >>> 0;
      }
  const node = segment.at(-1)?.to ?? state.node;
  const length = (isReset ? 0 : state.length) + segment.length;
  return [cost + segment.length + (isReset ? resetCost - 1 : 0), { node, covered, count, hash, length, parent: state, segment, isReset }];
};

/** Shortest walks from `source` that end with an arc covering something new, the richest per arc first. */
const nearestGains = (graph: TourGraph, source: number, covered: Uint8Array, maxArcs: number): { segment: TourArc[]; gain: number }[] => {
  const enough = 15;
  const found: { segment: TourArc[]; gain: number }[] = [];
  const depth = new Map([[source, 0]]);
  const cameBy = new Map<number, TourArc>();
  const queue = [source];
  let nearest = Infinity;
  for (const node of queue) {
    const steps = depth.get(node) ?? 0;
    if (steps > nearest + 1 || steps >= maxArcs || found.length >= enough) break;
    for (const arc of graph.leaving[node] ?? []) {
      const gain = arc.items.filter((item) => !covered[item]).length;
      if (gain > 0) {
        nearest = Math.min(nearest, steps);
        const segment = [arc];
        for (let at = node; at !== source; ) {
          const by = cameBy.get(at);
          if (!by) break;
          segment.unshift(by);
          at = by.from;
        }
        found.push({ segment, gain });
      }
      if (!depth.has(arc.to)) {
        depth.set(arc.to, steps + 1);
        cameBy.set(arc.to, arc);
        queue.push(arc.to);
      }
    }
  }
  return found.sort((a, b) => b.gain / b.segment.length - a.gain / a.segment.length);
};

/** Items that a single path of at most `maxArcs` can cover. */
export const itemsWithin = (graph: TourGraph, maxArcs: number): Set<number> => {
  const depth = new Map([[0, 0]]);
  const items = new Set<number>();
  const queue = [0];
  for (const node of queue) {
    const steps = depth.get(node) ?? 0;
    if (steps >= maxArcs) break;
    for (const arc of graph.leaving[node] ?? []) {
      for (const item of arc.items) items.add(item);
      if (depth.has(arc.to)) continue;
      depth.set(arc.to, steps + 1);
      queue.push(arc.to);
    }
  }
  return items;
};

const pathsTo = (goal: State): TourArc[][] => {
  const states: State[] = [];
  for (let state: State | undefined = goal; state; state = state.parent) states.unshift(state);
  const paths: TourArc[][] = [[]];
  for (const { segment, isReset } of states) {
    if (isReset) paths.push([]);
    paths.at(-1)?.push(...segment);
  }
  return paths.filter((path) => path.length > 0);
};

/** A fixed pseudo-random 32-bit number for each seed (the finaliser of MurmurHash3). */
const scramble = (seed: number): number => {
  let h = Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};
