import type { Tour, TourArc, TourGraph } from './graph';
import { createNearest } from './nearest';

/**
 * A tour that always comes to an end: on to the nearest arc that covers something new, or back to
 * the start where that is nearer. Items that no path within `maxArcs` reaches are left out.
 */
export const greedyTour = (graph: TourGraph, resetCost: number, maxArcs: number): Tour => {
  const nearest = createNearest(graph);
  const covered = new Uint8Array(graph.items);
  const isCovered = (item: number) => covered[item] === 1;
  const paths: TourArc[][] = [];
  let path: TourArc[] = [];
  for (;;) {
    const onward =
      path.length === 0
        ? undefined
        : nearest(path.at(-1)?.to ?? 0, isCovered, maxArcs - path.length);
    const isNear = onward !== undefined && onward.length <= resetCost;
    const restart = isNear ? undefined : nearest(0, isCovered, maxArcs);
    const isRestart =
      restart !== undefined &&
      (onward === undefined || restart.length + resetCost - 1 < onward.length);
    const walk = isRestart ? restart : onward;
    if (!walk) return { paths };
    if (isRestart) paths.push((path = []));
    path.push(...walk);
    for (const arc of walk) for (const item of arc.items) covered[item] = 1;
  }
};
