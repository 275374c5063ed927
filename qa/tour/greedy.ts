import type { Tour, TourArc, TourGraph } from './graph';

/**
 * A tour that always comes to an end: on to the nearest arc that covers something new, or back to the start where that
 * is nearer. Items that no path within `maxArcs` reaches are left out.
 */
export const greedyTour = (graph: TourGraph, resetCost: number, maxArcs: number): Tour => {
  const covered = new Uint8Array(graph.items);
  const paths: TourArc[][] = [];
  let path: TourArc[] = [];
  for (;;) {
    const onward = path.length === 0 ? undefined : nearestGain(graph, path.at(-1)?.to ?? 0, covered, maxArcs - path.length);
    const isNear = onward !== undefined && onward.length <= resetCost;
    const anew = isNear ? undefined : nearestGain(graph, 0, covered, maxArcs);
    const isAnew = anew !== undefined && (onward === undefined || anew.length + resetCost - 1 < onward.length);
    const walk = isAnew ? anew : onward;
    if (!walk) return { paths };
    if (isAnew) paths.push((path = []));
    path.push(...walk);
    for (const arc of walk) for (const item of arc.items) covered[item] = 1;
  }
};

/** The shortest walk from `source` whose last arc covers something new; of equals, the one that covers most. */
const nearestGain = (graph: TourGraph, source: number, covered: Uint8Array, maxArcs: number): TourArc[] | undefined => {
  const gainOf = ({ items }: TourArc) => items.reduce((gain, item) => gain + (covered[item] ? 0 : 1), 0);
  const depth = new Map([[source, 0]]);
  const cameBy = new Map<number, TourArc>();
  const queue = [source];
  let best: TourArc | undefined;
  for (const node of queue) {
    const steps = depth.get(node) ?? 0;
    if (steps >= maxArcs || (best && steps > (depth.get(best.from) ?? 0))) break;
    for (const arc of graph.leaving[node] ?? []) {
      if (gainOf(arc) > (best ? gainOf(best) : 0)) best = arc;
      if (depth.has(arc.to)) continue;
      depth.set(arc.to, steps + 1);
      cameBy.set(arc.to, arc);
      queue.push(arc.to);
    }
  }
  if (!best) return undefined;
  const walk = [best];
  for (let by = cameBy.get(best.from); by && walk[0]?.from !== source; by = cameBy.get(by.from)) walk.unshift(by);
  return walk;
};
