import type { Tour, TourArc, TourGraph } from './graph';

/** The same tour without detours: between two arcs that it takes for what nothing else covers, it goes the shortest way. */
export const shortened = (graph: TourGraph, { paths }: Tour): Tour => {
  const counts = new Int32Array(graph.items);
  const count = (arcs: readonly TourArc[], by: number) => {
    for (const { items } of arcs) for (const item of items) counts[item] = (counts[item] ?? 0) + by;
  };
  count(paths.flat(), 1);
  const shortest = createShortest(graph);
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

/** Gives the shortest way of at most so many arcs. */
const createShortest = ({ size, leaving }: TourGraph) => {
  const reachedIn = new Int32Array(size);
  const cameBy: (TourArc | undefined)[] = Array.from({ length: size });
  let search = 0;
  return (source: number, goal: number, most: number): TourArc[] | undefined => {
    if (most < 0) return undefined;
    if (source === goal) return [];
    search++;
    reachedIn[source] = search;
    cameBy[source] = undefined;
    let nodes = [source];
    for (let steps = 1; steps <= most; steps++) {
      const next: number[] = [];
      for (const node of nodes)
        for (const arc of leaving[node] ?? []) {
          if (reachedIn[arc.to] === search) continue;
          reachedIn[arc.to] = search;
          cameBy[arc.to] = arc;
          if (arc.to === goal) return wayTo(goal, cameBy);
          next.push(arc.to);
        }
      nodes = next;
    }
    return undefined;
  };
};

const wayTo = (goal: number, cameBy: readonly (TourArc | undefined)[]): TourArc[] => {
  const way: TourArc[] = [];
  for (let arc = cameBy[goal]; arc; arc = cameBy[arc.from]) way.push(arc);
  return way.reverse();
};
