import type { Tour, TourArc, TourGraph } from './graph';

/** Gives the same tour without detours, by the shortest ways of this graph. */
export const createShorten = (graph: TourGraph): ((tour: Tour) => Tour) => {
  const shortest = createShortest(graph);
  return (tour) => shortened(graph, shortest, tour);
};

/** Between two arcs that alone cover something, the shortest path. */
const shortened = (
  graph: TourGraph,
  shortest: ReturnType<typeof createShortest>,
  { paths }: Tour,
): Tour => {
  const counts = new Int32Array(graph.items);
  const count = (arcs: readonly TourArc[], by: number) => {
    for (const { items } of arcs) for (const item of items) counts[item] = (counts[item] ?? 0) + by;
  };
  count(paths.flat(), 1);
  const shorter = paths.map((path) => {
    const kept: TourArc[] = [];
    let between: TourArc[] = [];
    for (const arc of path) {
      count([arc], -1);
      if (!arc.items.some((item) => counts[item] === 0)) {
        between.push(arc);
        continue;
      }
      count([arc], 1);
      const way = shortest(between[0]?.from ?? arc.from, arc.from, between.length - 1) ?? between;
      count(way, 1);
      kept.push(...way, arc);
      between = [];
    }
    return kept;
  });
  return { paths: shorter.filter((path) => path.length > 0) };
};

/** Gives the shortest way of at most so many arcs, looked for from both of its ends. */
const createShortest = ({ size, arcs, leaving }: TourGraph) => {
  const entering: TourArc[][] = Array.from({ length: size }, () => []);
  for (const arc of arcs) entering[arc.to]?.push(arc);
  const ahead = createFront(size, leaving, (arc) => arc.to);
  const back = createFront(size, entering, (arc) => arc.from);
  return (source: number, goal: number, most: number): TourArc[] | undefined => {
    if (most < 0) return undefined;
    if (source === goal) return [];
    ahead.begin(source);
    back.begin(goal);
    for (let steps = 1; steps <= most; steps++) {
      const [near, far] = ahead.width() <= back.width() ? [ahead, back] : [back, ahead];
      const meeting = near.advance(far.hasReached);
      if (meeting !== undefined)
        return [
          ...ahead.wayOf(meeting, (arc) => arc.from).reverse(),
          ...back.wayOf(meeting, (arc) => arc.to),
        ];
    }
    return undefined;
  };
};

/** What can be reached from a node along some arcs, step by step. */
const createFront = (
  size: number,
  arcsAt: readonly (readonly TourArc[])[],
  next: (arc: TourArc) => number,
) => {
  const reachedIn = new Int32Array(size);
  const cameBy: (TourArc | undefined)[] = Array.from({ length: size });
  let search = 0;
  let nodes: number[] = [];
  const hasReached = (node: number) => reachedIn[node] === search;
  return {
    hasReached,
    width: () => nodes.length,
    begin: (node: number) => {
      search++;
      reachedIn[node] = search;
      cameBy[node] = undefined;
      nodes = [node];
    },
    /** One step on; tells a node that the other side has reached as well. */
    advance: (isThere: (node: number) => boolean): number | undefined => {
      const reached: number[] = [];
      for (const node of nodes)
        for (const arc of arcsAt[node] ?? []) {
          const to = next(arc);
          if (hasReached(to)) continue;
          reachedIn[to] = search;
          cameBy[to] = arc;
          if (isThere(to)) return to;
          reached.push(to);
        }
      nodes = reached;
      return undefined;
    },
    /** The arcs from a node back to where this began. */
    wayOf: (node: number, before: (arc: TourArc) => number): TourArc[] => {
      const way: TourArc[] = [];
      for (let arc = cameBy[node]; arc; arc = cameBy[before(arc)]) way.push(arc);
      return way;
    },
  };
};
