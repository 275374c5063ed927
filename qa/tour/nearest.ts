import type { TourArc, TourGraph } from './graph';

/** The shortest walk from `source` whose last arc covers something new; of equals, the one that covers most. */
export const nearestGain = (graph: TourGraph, source: number, isCovered: (item: number) => boolean, maxArcs: number): TourArc[] | undefined => {
  const depth = new Int32Array(graph.size).fill(-1);
  const cameBy: TourArc[] = [];
  const queue = [source];
  depth[source] = 0;
  let best: TourArc | undefined;
  let most = 0;
  for (const node of queue) {
    const steps = depth[node] ?? 0;
    if (steps >= maxArcs || (best && steps > (depth[best.from] ?? 0))) break;
    for (const arc of graph.leaving[node] ?? []) {
      let gain = 0;
      for (const item of arc.items) if (!isCovered(item)) gain++;
      if (gain > most) {
        most = gain;
        best = arc;
      }
      if (depth[arc.to] !== -1) continue;
      depth[arc.to] = steps + 1;
      cameBy[arc.to] = arc;
      queue.push(arc.to);
    }
  }
  if (!best) return undefined;
  const walk = [best];
  for (let at = best.from; at !== source; ) {
    const by = cameBy[at];
    if (!by) break;
    walk.push(by);
    at = by.from;
  }
  return walk.reverse();
};
