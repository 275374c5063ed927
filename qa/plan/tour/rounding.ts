import { Balancer } from './balance';
import { circulationOf, type Circulation } from './circulation';
import { costOf, type Tour, type TourArc, type TourGraph } from './graph';
import { eulerianTour, splitAtResets } from './postman';
import { scramble } from './scramble';
import { createShorten } from './shorten';

/** How often a tour is improved at most; fewer times when it costs this. */
const MOST_ROUNDS = 120;
/** Rounds without a gain before some arcs are exchanged for others that cover the same. */
const PATIENCE = 2;
/** One arc in so many. */
const SHARE = 40;
const MOST_WORK = 6_500_000;
/**
 * Tours that are begun, fewer where there are many items, and the rounds that each is mended for.
 */
const MOST_STARTS = 16;
const MOST_ITEMS = 20_000;
const ROUNDS_AT_START = 10;
/** By how much an arc may seem to be taken more than the flow takes it. */
const BLUR = 0.2;

/**
 * A tour from the relaxation's flow, for graphs that are large for beams: of the arcs of each item
 * it takes the one that the flow takes most, and is mended. Where tours are soon made, the cheapest
 * of several, each of the flow blurred in another way.
 */
export const roundedTour = (
  graph: TourGraph,
  resetCost: number,
  flow: Float64Array,
  seed: number,
): Tour => {
  const byItem = arcsByItem(graph);
  const tourThrough = createTourThrough(graph, resetCost);
  const starts = Math.max(1, Math.min(MOST_STARTS, Math.floor(MOST_ITEMS / graph.items)));
  const rounds = starts > 1 ? ROUNDS_AT_START : MOST_ROUNDS;
  const tours = Array.from({ length: starts }, (_, start) => {
    const blur = (j: number) =>
      start === 0
        ? 0
        : (BLUR * (scramble(j + Math.imul(start + seed * MOST_STARTS, 7919)) >>> 0)) / 2 ** 32;
    const share = (j: number) => (flow[j] ?? 0) + blur(j);
    const chosen = new Set(
      byItem.map((arcs) => arcs.reduce((a, b) => (share(b) > share(a) ? b : a))),
    );
    return mended(graph, resetCost, tourThrough(chosen), rounds);
  });
  return tours.reduce((a, b) => (costOf(b, resetCost) < costOf(a, resetCost) ? b : a));
};

/**
 * The same tour or a cheaper one. Detours are cut off. Then the arcs that alone cover something are
 * joined again by a min-cost flow of further arcs and resets. This repeats while the tour gets
 * cheaper.
 */
export const mended = (
  graph: TourGraph,
  resetCost: number,
  tour: Tour,
  mostRounds = MOST_ROUNDS,
): Tour => {
  const byItem = arcsByItem(graph);
  const shorten = createShorten(graph);
  let idle = 0;
  const tourThrough = createTourThrough(graph, resetCost);
  const numbers = new Map(graph.arcs.map((arc, j) => [arc, j]));
  const others = (j: number, seed: number): number[] =>
    (graph.arcs[j]?.items ?? []).map(
      (item, i) => byItem[item]?.[(scramble(seed + i) >>> 0) % (byItem[item]?.length ?? 1)] ?? j,
    );
  let best = tour;
  let now = tour;
  const rounds = Math.min(mostRounds, Math.ceil(MOST_WORK / (costOf(tour, resetCost) * 50)));
  for (let round = 0; round < rounds; round++) {
    now = shorten(now);
    idle++;
    if (costOf(now, resetCost) < costOf(best, resetCost)) {
      best = now;
      idle = 0;
    }
    const isShaken = idle > PATIENCE;
    if (isShaken) idle = 0;
    const needed = neededIn(graph, isShaken ? best : now, round).flatMap(
      (arc) => numbers.get(arc) ?? [],
    );
    const taken = isShaken
      ? needed.flatMap((j, i) =>
          scramble(i + Math.imul(round, 7919)) % SHARE === 0 ? others(j, i + round) : [j],
        )
      : needed;
    now = tourThrough(new Set(taken));
  }
  return best;
};

const arcsByItem = ({ arcs, items: size }: TourGraph): number[][] => {
  const byItem: number[][] = Array.from({ length: size }, () => []);
  arcs.forEach(({ items }, j) => items.forEach((item) => byItem[item]?.push(j)));
  return byItem;
};

/** As few arcs of a tour as cover what it covers, searched from one end or from the other. */
const neededIn = ({ items: size }: TourGraph, { paths }: Tour, round: number): TourArc[] => {
  const arcs = [...new Set(paths.flat())];
  const counts = new Int32Array(size);
  for (const { items } of arcs) for (const item of items) counts[item] = (counts[item] ?? 0) + 1;
  return (round % 2 === 0 ? arcs : arcs.reverse()).filter(({ items }) => {
    const isNeeded = items.some((item) => counts[item] === 1);
    if (!isNeeded) for (const item of items) counts[item] = (counts[item] ?? 0) - 1;
    return isNeeded;
  });
};

/** Gives the cheapest tour through certain arcs, without the cost of connecting separate parts. */
const createTourThrough = (graph: TourGraph, resetCost: number) => {
  const circulation = circulationOf(graph, resetCost);
  const balancer = new Balancer(circulation);
  const tieTogether = createTies(circulation);
  return (taken: ReadonlySet<number>): Tour => {
    const { flow: times } = balancer.balance(surplusOf(circulation, taken));
    for (const j of taken) times[j] = (times[j] ?? 0) + 1;
    tieTogether(times);
    return tourOf(graph, circulation, times);
  };
};

const surplusOf = ({ nodes, from, to }: Circulation, taken: ReadonlySet<number>): Int32Array => {
  const surplus = new Int32Array(nodes);
  for (const j of taken) {
    surplus[to[j] ?? 0] = (surplus[to[j] ?? 0] ?? 0) + 1;
    surplus[from[j] ?? 0] = (surplus[from[j] ?? 0] ?? 0) - 1;
  }
  return surplus;
};

/** The tour that takes each column so many times. */
const tourOf = (graph: TourGraph, { columns, from, to }: Circulation, times: Int32Array): Tour => {
  const out: { to: number; arc: TourArc | undefined }[][] = Array.from(
    { length: graph.size },
    () => [],
  );
  for (let j = 0; j < columns; j++)
    for (let count = times[j] ?? 0; count > 0; count--)
      out[from[j] ?? 0]?.push({ to: to[j] ?? 0, arc: graph.arcs[j] });
  return { paths: splitAtResets(eulerianTour(out)) };
};

/** Adds round trips from the part with node 0 until everything is connected. */
const createTies = (circulation: Circulation): ((times: Int32Array) => void) => {
  const { columns, nodes, from, to } = circulation;
  const way = createCheapest(circulation);
  return (times) => {
    const parent = Int32Array.from({ length: nodes }, (_, node) => node);
    const isUsed = new Uint8Array(nodes);
    const rootOf = (node: number): number => {
      let at = node;
      while (parent[at] !== at) at = parent[at] = parent[parent[at] ?? 0] ?? 0;
      return at;
    };
    const join = (j: number) => (parent[rootOf(from[j] ?? 0)] = rootOf(to[j] ?? 0));
    for (let j = 0; j < columns; j++)
      if ((times[j] ?? 0) > 0) {
        join(j);
        isUsed[from[j] ?? 0] = 1;
      }
    const isTied = (node: number) => rootOf(node) === rootOf(0);
    const isLoose = (node: number) => isUsed[node] === 1 && !isTied(node);
    for (;;) {
      if (!isUsed.some((_, node) => isLoose(node))) return;
      const there = way([...parent.keys()].filter(isTied), isLoose);
      const [first] = there;
      const last = there.at(-1);
      if (first === undefined || last === undefined) return;
      const home = from[first] ?? 0;
      for (const j of [...there, ...way([to[last] ?? 0], (node) => node === home)]) {
        times[j] = (times[j] ?? 0) + 1;
        join(j);
      }
    }
  };
};

/** Gives the cheapest way from some nodes to the first that is a goal, by columns. */
const createCheapest = ({ columns, nodes, from, to, cost }: Circulation) => {
  // The columns that leave a node are `leaving[begin[node]] … leaving[begin[node + 1] - 1]`.
  const begin = new Int32Array(nodes + 1);
  for (const node of from) begin[node + 1] = (begin[node + 1] ?? 0) + 1;
  for (let node = 0; node < nodes; node++)
    begin[node + 1] = (begin[node + 1] ?? 0) + (begin[node] ?? 0);
  const next = begin.slice();
  const leaving = new Int32Array(columns);
  for (let j = 0; j < columns; j++) {
    const node = from[j] ?? 0;
    const k = next[node] ?? 0;
    leaving[k] = j;
    next[node] = k + 1;
  }
  const distance = new Float64Array(nodes);
  const cameBy = new Int32Array(nodes);
  return (sources: readonly number[], isGoal: (node: number) => boolean): number[] => {
    distance.fill(Infinity);
    const buckets: number[][] = [[...sources]];
    for (const node of sources) {
      distance[node] = 0;
      cameBy[node] = -1;
    }
    for (let far = 0; far < buckets.length; far++)
      for (const node of buckets[far] ?? []) {
        if (distance[node] !== far) continue;
        if (isGoal(node)) {
          const walk: number[] = [];
          for (let j = cameBy[node] ?? -1; j >= 0; j = cameBy[from[j] ?? 0] ?? -1) walk.push(j);
          return walk.reverse();
        }
        for (let k = begin[node] ?? 0, end = begin[node + 1] ?? 0; k < end; k++) {
          const j = leaving[k] ?? 0;
          const other = to[j] ?? 0;
          const away = far + (cost[j] ?? 0);
          if (away >= (distance[other] ?? 0)) continue;
          distance[other] = away;
          cameBy[other] = j;
          (buckets[away] ??= []).push(other);
        }
      }
    throw new Error('a part that cannot be reached');
  };
};
