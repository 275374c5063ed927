import type { Tour, TourArc, TourGraph } from './graph';

const LARGEST_TABLE = 2 ** 21;

/**
 * The cheapest tour that covers every item, by dynamic programming over (node, set of covered
 * items); undefined where that table would not fit.
 */
export const exactTour = (graph: TourGraph, resetCost: number): Tour | undefined => {
  const sets = 2 ** graph.items;
  if (graph.items > 20 || graph.size * sets > LARGEST_TABLE) return undefined;
  const full = sets - 1;
  const cost = new Uint16Array(graph.size * sets).fill(0xffff);
  const cameFrom = new Int32Array(graph.size * sets).fill(-1);
  const cameBy = new Int32Array(graph.size * sets).fill(-1);
  const arcIndex = new Map(graph.arcs.map((arc, i) => [arc, i]));
  const leaving = graph.leaving.map((arcs) =>
    arcs.map((arc) => ({
      to: arc.to,
      covers: arc.items.reduce((mask, item) => mask | (1 << item), 0),
      index: arcIndex.get(arc) ?? -1,
    })),
  );
  const buckets: number[][] = [[0]];
  cost[0] = 0;
  let goal = full === 0 ? 0 : -1;
  const reach = (target: number, price: number, state: number, arc: number) => {
    if ((cost[target] ?? 0) <= price) return;
    cost[target] = price;
    cameFrom[target] = state;
    cameBy[target] = arc;
    (buckets[price] ??= []).push(target);
  };

  for (let spent = 0; spent < buckets.length && goal < 0; spent++) {
    for (const state of buckets[spent] ?? []) {
      if (cost[state] !== spent) continue;
      const node = Math.floor(state / sets);
      const covered = state % sets;
      if (covered === full) {
        goal = state;
        break;
      }
      for (const { to, covers, index } of leaving[node] ?? [])
        reach(to * sets + (covered | covers), spent + 1, state, index);
      if (node !== 0) reach(covered, spent + resetCost - 1, state, -1);
    }
  }
  if (goal < 0) return undefined;

  const paths: TourArc[][] = [[]];
  for (let state = goal; state !== 0; state = cameFrom[state] ?? 0) {
    const arc = graph.arcs[cameBy[state] ?? -1];
    if (arc) paths[0]?.unshift(arc);
    else paths.unshift([]);
  }
  return { paths: paths.filter((path) => path.length > 0) };
};
