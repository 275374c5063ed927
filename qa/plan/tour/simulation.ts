import type { TourArc, TourGraph } from './graph';

/** A larger graph stays as it is. */
const MOST_PAIRS = 50_000;

/**
 * The graph without arcs that no cheapest tour needs: another arc of the same node covers as much,
 * and leads to a node that can do all that the first one's can. What is out of reach then goes too.
 */
export const withoutSimulated = (graph: TourGraph): TourGraph => {
  const canDo = simulationIn(graph);
  if (!canDo) return graph;
  const replaces = (one: TourArc, other: TourArc) => covers(one, other) && canDo(one.to, other.to);
  const kept = graph.leaving.map((arcs) =>
    arcs.filter(
      (arc, at) =>
        !arcs.some(
          (other, place) =>
            place !== at && replaces(other, arc) && (place < at || !replaces(arc, other)),
        ),
    ),
  );
  const reached = new Set([0]);
  for (const node of reached) for (const { to } of kept[node] ?? []) reached.add(to);
  const leaving = kept.map((arcs, node) => (reached.has(node) ? arcs : []));
  return { ...graph, arcs: leaving.flat(), leaving };
};

const covers = ({ items }: TourArc, other: TourArc): boolean =>
  other.items.every((item) => items.includes(item));

/** The pairs of nodes one of which could do what the other does, by the steps that this needs. */
type Needs = Map<number, number[][]>;

/**
 * Whether every walk from the second node can be walked from the first, covering as much in no more
 * steps; null when there are too many pairs to tell.
 */
const simulationIn = ({
  size,
  leaving,
}: TourGraph): ((one: number, other: number) => boolean) | null => {
  const pairOf = (one: number, other: number) => one * size + other;
  const needs: Needs = new Map();
  const asked = leaving.flatMap((arcs) =>
    arcs.flatMap((arc) =>
      arcs.filter((other) => covers(other, arc)).map((other) => pairOf(other.to, arc.to)),
    ),
  );
  for (const pair of asked) {
    if (needs.has(pair)) continue;
    if (needs.size >= MOST_PAIRS) return null;
    const [one, other] = [Math.floor(pair / size), pair % size];
    const steps =
      one === other
        ? []
        : (leaving[other] ?? []).map((arc) => [
            // A step that covers nothing may be left out.
            ...(arc.items.length === 0 ? [pairOf(one, arc.to)] : []),
            ...(leaving[one] ?? [])
              .filter((own) => covers(own, arc))
              .map((own) => pairOf(own.to, arc.to)),
          ]);
    needs.set(pair, steps);
    asked.push(...steps.flat());
  }
  for (let isStable = false; !isStable;) {
    isStable = true;
    for (const [pair, steps] of needs)
      if (!steps.every((ways) => ways.some((way) => needs.has(way)))) {
        needs.delete(pair);
        isStable = false;
      }
  }
  return (one, other) => needs.has(pairOf(one, other));
};
