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
  const ways = waysOf(leaving);
  const gains = gainsOf(leaving);
  /** In which search a node was reached last. */
  const reachedIn = new Int32Array(size);
  /** The number of the arc by which it was, or −1. */
  const cameBy = new Int32Array(size);
  const queue = new Int32Array(size);
  let search = 0;
  return (source, isCovered, maxArcs) => {
    search++;
    reachedIn[source] = search;
    cameBy[source] = -1;
    queue[0] = source;
    let best = -1;
    let most = 0;
    // Tables and few closures in here: this runs tens of thousands of times.
    for (let steps = 0, at = 0, end = 1; steps < maxArcs && at < end; steps++) {
      // All nodes of this distance are asked before one of them is left.
      for (let near = at; near < end; near++) {
        const node = queue[near] ?? 0;
        for (let k = gains.begin[node] ?? 0, last = gains.begin[node + 1] ?? 0; k < last; k++) {
          const begin = gains.first[k] ?? 0;
          const after = gains.first[k + 1] ?? 0;
          if (after - begin <= most) continue;
          let gain = 0;
          for (let i = begin; i < after; i++) if (!isCovered(gains.items[i] ?? 0)) gain++;
          if (gain <= most) continue;
          most = gain;
          best = gains.arcs[k] ?? -1;
        }
      }
      if (best >= 0) break;
      for (const here = end; at < here; at++) {
        const node = queue[at] ?? 0;
        for (let k = ways.begin[node] ?? 0, last = ways.begin[node + 1] ?? 0; k < last; k++) {
          const to = ways.ends[k] ?? 0;
          if (reachedIn[to] === search) continue;
          reachedIn[to] = search;
          cameBy[to] = ways.arcs[k] ?? -1;
          queue[end++] = to;
        }
      }
    }
    const walk: TourArc[] = [];
    for (let arc = all[best]; arc; arc = all[cameBy[arc.from] ?? -1]) walk.push(arc);
    return walk.length > 0 ? walk.reverse() : undefined;
  };
};

type Leaving = TourGraph['leaving'];

/** The first arc to each other node, by the node that it leaves: an arc's number and its end. */
const waysOf = (leaving: Leaving) => {
  const begin = new Int32Array(leaving.length + 1);
  const arcs: number[] = [];
  const ends: number[] = [];
  const metAt = new Int32Array(leaving.length).fill(-1);
  let number = 0;
  leaving.forEach((own, node) => {
    metAt[node] = node;
    for (const { to } of own) {
      if (metAt[to] !== node) {
        metAt[to] = node;
        arcs.push(number);
        ends.push(to);
      }
      number++;
    }
    begin[node + 1] = arcs.length;
  });
  return { begin, arcs: Int32Array.from(arcs), ends: Int32Array.from(ends) };
};

/** The arcs that cover something, likewise: an arc's number, and where its items begin. */
const gainsOf = (leaving: Leaving) => {
  const begin = new Int32Array(leaving.length + 1);
  const arcs: number[] = [];
  const first: number[] = [0];
  const items: number[] = [];
  let number = 0;
  leaving.forEach((own, node) => {
    for (const arc of own) {
      if (arc.items.length > 0) {
        arcs.push(number);
        for (const item of arc.items) items.push(item);
        first.push(items.length);
      }
      number++;
    }
    begin[node + 1] = arcs.length;
  });
  return {
    begin,
    arcs: Int32Array.from(arcs),
    first: Int32Array.from(first),
    items: Int32Array.from(items),
  };
};
