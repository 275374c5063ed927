import { beamTour } from './beam';
import { exactTour } from './exact';
import { costOf, type Tour, type TourGraph } from './graph';
import { greedyTour } from './greedy';
import { postmanTour } from './postman';
import { boundOf, relax } from './relaxation';
import { mended, roundedTour } from './rounding';
import { withoutSimulated } from './simulation';

export type SearchOptions = {
  readonly resetCost: number;
  /** Most arcs of one path, the start included. */
  readonly maxArcs: number;
  readonly seed: number;
  /** How many times the usual work the beams may use. */
  readonly effort?: number;
  /** Too large for beams alone: starts from the rounded relaxation, and improves it. */
  readonly isLarge?: boolean;
};

/** `bound`: no tour of this graph costs less, whatever the length of its paths. */
export type Found = { readonly tour: Tour; readonly bound: number };

/** Beams tried one after the other, until the bound is met or their work is spent. */
const BEAMS = [
  { width: 32, eagerness: 1 },
  { width: 32, eagerness: 2 },
  { width: 128, eagerness: 1 },
  { width: 128, eagerness: 2 },
  { width: 128, eagerness: 0.5 },
  { width: 512, eagerness: 1 },
];
/** Moves that may be looked at, by reckoning; the narrow beams are tried whatever they cost. */
const MOST_MOVES = 500_000;
/** Not worth a wider beam. */
const NEAR = 1.01;
const FIRST_WIDTH = 32;
/** When a tour costs more than this many times the bound, the beams went wrong. */
const FAR = 1.1;

/**
 * The cheapest tour found that covers every item: exact where that is feasible, a beam led by
 * prices beyond.
 */
export const findTour = (
  graph: TourGraph,
  { resetCost, maxArcs, seed, effort = 1, isLarge = false }: SearchOptions,
): Found => {
  const isCapped = Number.isFinite(maxArcs);
  if (graph.items === 0) return { tour: { paths: [] }, bound: 0 };
  if (!isCapped) {
    const tour = takesEveryArc(graph) ? postmanTour(graph, resetCost) : exactTour(graph, resetCost);
    if (tour) return { tour, bound: costOf(tour, resetCost) };
  }
  const { prices, flow } = relax(graph, resetCost);
  const movesOf = (width: number) => (width * prices.value * graph.arcs.length) / graph.size;
  let bound = boundOf(prices);
  const isRounded = isLarge && !isCapped;
  let best = isRounded
    ? roundedTour(graph, resetCost, flow, seed)
    : greedyTour(graph, resetCost, maxArcs);
  let known = costOf(best, resetCost);
  let moves = 0;
  for (const { width, eagerness } of BEAMS) {
    moves += movesOf(width);
    if (
      known <= bound * NEAR ||
      (moves > MOST_MOVES * effort && (isRounded || width > FIRST_WIDTH))
    )
      break;
    const found = beamTour(graph, { resetCost, maxArcs, prices, width, eagerness, known, seed });
    if (found.tour) {
      best = found.tour;
      known = costOf(best, resetCost);
    }
    // A beam under a cap drops states for their length, which says nothing about paths of any
    // length.
    if (!isCapped) bound = Math.max(bound, Math.min(found.bound, known));
  }
  const isFar = !isCapped && known > bound * FAR;
  if (isFar && !isLarge) {
    // Parts that are alike make beams split a tour among them.
    const smaller = withoutSimulated(graph);
    if (smaller.arcs.length < graph.arcs.length) {
      const found = findTour(smaller, { resetCost, maxArcs, seed, effort });
      return {
        tour: costOf(found.tour, resetCost) <= known ? found.tour : best,
        bound: Math.max(bound, found.bound),
      };
    }
  }
  return { tour: isRounded || isFar ? mended(graph, resetCost, best) : best, bound };
};

const takesEveryArc = ({ arcs, items }: TourGraph): boolean =>
  arcs.length === items && arcs.every((arc) => arc.items.length === 1);
