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
  other.items.length === 0 || other.items.every((item) => items.includes(item));

/**
 * Whether every walk from the second node can be walked from the first, covering as much in no more
 * steps; null when there are too many pairs to tell.
 */
const simulationIn = (graph: TourGraph): ((one: number, other: number) => boolean) | null => {
  const simulation = new Simulation(graph);
  for (const arcs of graph.leaving)
    for (const arc of arcs)
      for (const other of arcs)
        if (covers(other, arc) && !simulation.ask(other.to, arc.to)) return null;
  return (one, other) => simulation.holds(one, other);
};

/** A step of the second node of a pair, and the first answer to it that is not yet refuted. */
type Need = { readonly pair: number; readonly arc: TourArc; answer: number };

/**
 * A pair holds until a step of the second node has no answer. Each step has one answer at a time,
 * which is another pair; when that is refuted, it takes the next one.
 */
class Simulation {
  private readonly refuted = new Set<number>();
  /** The steps that each pair is an answer to. */
  private readonly answered = new Map<number, Need[]>();
  private fresh: number[] = [];

  constructor(private readonly graph: TourGraph) {}

  holds(one: number, other: number): boolean {
    return one === other || !this.refuted.has(this.pairOf(one, other));
  }

  /** False when there are too many pairs. */
  ask(one: number, other: number): boolean {
    if (one !== other) this.begin(this.pairOf(one, other));
    for (let pair = this.fresh.pop(); pair !== undefined; pair = this.fresh.pop()) {
      if (this.answered.size > MOST_PAIRS) return false;
      this.examine(pair);
    }
    return true;
  }

  private pairOf(one: number, other: number): number {
    return one * this.graph.size + other;
  }

  private begin(pair: number): Need[] {
    const known = this.answered.get(pair);
    if (known) return known;
    const needs: Need[] = [];
    this.answered.set(pair, needs);
    this.fresh.push(pair);
    return needs;
  }

  private examine(pair: number): void {
    const { leaving, size } = this.graph;
    const one = Math.floor(pair / size);
    const own = leaving[one] ?? [];
    for (const arc of leaving[pair % size] ?? []) {
      if (this.refuted.has(pair)) return;
      const isSame =
        (arc.items.length === 0 && arc.to === one) ||
        own.some((way) => way.to === arc.to && covers(way, arc));
      if (!isSame) this.answer({ pair, arc, answer: STAYING });
    }
  }

  private answer(first: Need): void {
    const open = [first];
    for (let need = open.pop(); need; need = open.pop()) {
      if (this.refuted.has(need.pair) || this.hasAnswer(need)) continue;
      this.refuted.add(need.pair);
      for (const waiting of this.answered.get(need.pair) ?? []) {
        waiting.answer++;
        open.push(waiting);
      }
    }
  }

  private hasAnswer(need: Need): boolean {
    const { leaving, size } = this.graph;
    const one = Math.floor(need.pair / size);
    const own = leaving[one] ?? [];
    for (; need.answer < own.length; need.answer++) {
      const way = own[need.answer];
      // A step that covers nothing may be left out.
      if (way ? !covers(way, need.arc) : need.arc.items.length > 0) continue;
      const pair = this.pairOf(way ? way.to : one, need.arc.to);
      if (this.refuted.has(pair)) continue;
      this.begin(pair).push(need);
      return true;
    }
    return false;
  }
}
/** The answer of a node that stays where it is, before those by its own arcs. */
const STAYING = -1;
