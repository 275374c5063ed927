import type { TourArc, TourGraph } from './graph';

export type Nearest = (
  source: number,
  isCovered: (item: number) => boolean,
  maxArcs: number,
) => TourArc[] | undefined;

/**
 * Gives the shortest walk from a node whose last arc covers something new; of equals, the one that
 * covers most.
 */
export const createNearest = (graph: TourGraph): Nearest => {
  const depth = new Int32Array(graph.size);
  /** In which search a node was reached last. */
  const reachedIn = new Int32Array(graph.size);
  const cameBy: (TourArc | undefined)[] = Array.from({ length: graph.size });
  const queue = new Int32Array(graph.size);
  let search = 0;
  return (source, isCovered, maxArcs) => {
    search++;
    let end = 0;
    const reach = (node: number, steps: number, by: TourArc | undefined) => {
      reachedIn[node] = search;
      depth[node] = steps;
      cameBy[node] = by;
      queue[end++] = node;
    };
    reach(source, 0, undefined);
    let best: TourArc | undefined;
    let most = 0;
    for (let at = 0; at < end; at++) {
      const node = queue[at] ?? 0;
      const steps = depth[node] ?? 0;
      if (steps >= maxArcs || (best && steps > (depth[best.from] ?? 0))) break;
      for (const arc of graph.leaving[node] ?? []) {
        let gain = 0;
        for (const item of arc.items) if (!isCovered(item)) gain++;
        if (gain > most) {
          most = gain;
          best = arc;
        }
        if (reachedIn[arc.to] !== search) reach(arc.to, steps + 1, arc);
      }
    }
    if (!best) return undefined;
    const walk = [best];
    for (let by = cameBy[best.from]; by; by = cameBy[by.from]) walk.push(by);
    return walk.reverse();
  };
};
