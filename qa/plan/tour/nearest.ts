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
export const createNearest = ({ size, leaving }: TourGraph): Nearest => {
  const all = leaving.flat();
  const ends = Int32Array.from(all, ({ to }) => to);
  const counts = Int32Array.from(all, ({ items }) => items.length);
  const firsts = new Int32Array(size + 1);
  leaving.forEach((arcs, node) => (firsts[node + 1] = (firsts[node] ?? 0) + arcs.length));
  const depth = new Int32Array(size);
  /** In which search a node was reached last. */
  const reachedIn = new Int32Array(size);
  /** The number of the arc by which it was, or −1. */
  const cameBy = new Int32Array(size);
  const queue = new Int32Array(size);
  let search = 0;
  return (source, isCovered, maxArcs) => {
    search++;
    reachedIn[source] = search;
    depth[source] = 0;
    cameBy[source] = -1;
    queue[0] = source;
    let end = 1;
    let best = -1;
    let most = 0;
    let deepest = maxArcs - 1;
    // Tables and no closure in here: this runs tens of thousands of times.
    for (let at = 0; at < end; at++) {
      const node = queue[at] ?? 0;
      const steps = depth[node] ?? 0;
      if (steps > deepest) break;
      for (let arc = firsts[node] ?? 0, last = firsts[node + 1] ?? 0; arc < last; arc++) {
        if ((counts[arc] ?? 0) > most) {
          let gain = 0;
          for (const item of all[arc]?.items ?? []) if (!isCovered(item)) gain++;
          if (gain > most) {
            most = gain;
            best = arc;
            deepest = steps;
          }
        }
        const to = ends[arc] ?? 0;
        if (reachedIn[to] === search) continue;
        reachedIn[to] = search;
        depth[to] = steps + 1;
        cameBy[to] = arc;
        queue[end++] = to;
      }
    }
    const walk: TourArc[] = [];
    for (let arc = all[best]; arc; arc = all[cameBy[arc.from] ?? -1]) walk.push(arc);
    return walk.length > 0 ? walk.reverse() : undefined;
  };
};
