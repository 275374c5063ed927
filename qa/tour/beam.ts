import { costOf, type Tour, type TourArc, type TourGraph } from './graph';
import { nearestGain } from './nearest';
import type { Prices } from './prices';

export type BeamOptions = {
  readonly resetCost: number;
  /** Most arcs of one path, the start included. */
  readonly maxArcs: number;
  readonly prices: Prices;
  /** States kept for each cost. */
  readonly width: number;
  /** What the beam reckons for an item beyond its price: more of it covers sooner, less of it detours less. */
  readonly eagerness: number;
  /** Cost of a tour known already; only a cheaper one is looked for. */
  readonly known: number;
  /** Ties are broken in another way by another seed. */
  readonly seed: number;
};

export type BeamResult = {
  /** The cheapest tour found; undefined where none is cheaper than the one known. */
  readonly tour: Tour | undefined;
  /** No tour costs less than the least of what was found, known, or dropped half-way. */
  readonly bound: number;
};

type State = {
  readonly node: number;
  readonly covered: Uint32Array;
  readonly left: number;
  readonly key: number;
  /** The least that the rest of the tour can cost, its last reset included. */
  readonly rest: number;
  readonly length: number;
  readonly parent: State | undefined;
  /** The arcs from its parent. */
  readonly walk: readonly TourArc[];
};

/** A way on from a state, before it is known whether the beam keeps it. */
type Move = {
  readonly parent: State;
  /** Arcs that cover nothing new, and then `arc`. */
  readonly approach: readonly TourArc[];
  readonly arc: TourArc;
  readonly left: number;
  readonly key: number;
  readonly rest: number;
  readonly length: number;
  readonly rank: number;
};

const NOTHING: readonly TourArc[] = [];
/** States of one cost that look further than one step. */
const LEADERS = 8;
const ROUNDING = 1e-6;
/** Small enough to part only moves of one rank. */
const TIE = 1e-9;

/**
 * A tour by beam search over cost: of the states that have spent the same, those are kept for which the prices promise
 * the cheapest rest. It uses neither chance nor clock, so the same graph and seed give the same tour. Items that no path
 * within `maxArcs` reaches are left out.
 */
export const beamTour = (graph: TourGraph, { resetCost, maxArcs, prices, width, eagerness, known, seed }: BeamOptions): BeamResult => {
  const isCapped = Number.isFinite(maxArcs);
  const itemKeys = Array.from({ length: graph.items }, (_, item) => scramble(item + 1));
  const tieKeys = Array.from({ length: graph.size }, (_, node) => scramble(node + 1 + Math.imul(seed, 0x3c6ef372)));
  const starts = graph.leaving[0] ?? [];
  /** By node and by what is covered: how far on its path the one is that came there first. */
  const shortest = Array.from({ length: graph.size }, () => new Map<number, number>());
  const layers: (Move[] | undefined)[] = [];
  let bound = known;

  const consider = (parent: State, approach: readonly TourArc[], arc: TourArc, spent: number, length: number) => {
    let { key, left, rest } = parent;
    for (const item of arc.items) {
      if (has(parent.covered, item)) continue;
      key ^= itemKeys[item] ?? 0;
      rest -= prices.items[item] ?? 0;
      left--;
    }
    // Who was there before had spent no more; under a cap, one that is less far on its path may still do better.
    if ((shortest[arc.to]?.get(key) ?? Infinity) <= (isCapped ? length : 0)) return;
    rest += (prices.potentials[parent.node] ?? 0) - (prices.potentials[arc.to] ?? 0);
    if (Math.ceil(spent + rest - ROUNDING) >= known) return;
    const rank = rest + eagerness * left + TIE * (((key ^ (tieKeys[arc.to] ?? 0)) >>> 0) / 2 ** 32);
    (layers[spent] ??= []).push({ parent, approach, arc, left, key, rest, length, rank });
  };
  const expand = (state: State, spent: number, isLeader: boolean) => {
    const onward = state.length < maxArcs ? (graph.leaving[state.node] ?? []) : [];
    for (const arc of onward) consider(state, NOTHING, arc, spent + 1, state.length + 1);
    if (state.node === 0) return;
    for (const arc of starts) consider(state, NOTHING, arc, spent + resetCost, 1);
    if (!isLeader || onward.some((arc) => !hasAll(state.covered, arc.items))) return;
    // Step by step the beam may lose a state that is far from everything left; the way to the nearest is offered as a whole.
    const far = nearestGain(graph, state.node, (item) => has(state.covered, item), maxArcs - state.length);
    const arc = far?.at(-1);
    if (far && arc) consider(state, far.slice(0, -1), arc, spent + far.length, state.length + far.length);
  };

  expand(beginning(graph, maxArcs, prices), 0, false);
  for (let spent = 1; spent < layers.length; spent++) {
    const moves = layers[spent] ?? [];
    layers[spent] = undefined;
    let kept = 0;
    for (const move of moves.sort((a, b) => a.rank - b.rank)) {
      const before = shortest[move.arc.to];
      const length = isCapped ? move.length : 0;
      if ((before?.get(move.key) ?? Infinity) <= length) continue;
      if (kept === width) {
        bound = Math.min(bound, Math.ceil(spent + move.rest - ROUNDING));
        continue;
      }
      kept++;
      before?.set(move.key, length);
      const state = arrive(move);
      if (state.left === 0) {
        const tour = { paths: pathsTo(state) };
        return { tour, bound: Math.min(bound, costOf(tour, resetCost)) };
      }
      expand(state, spent, kept <= LEADERS);
    }
  }
  return { tour: undefined, bound };
};

const beginning = (graph: TourGraph, maxArcs: number, prices: Prices): State => {
  const within = itemsWithin(graph, maxArcs);
  const covered = new Uint32Array(Math.ceil(graph.items / 32));
  for (let item = 0; item < graph.items; item++) if (!within.has(item)) take(covered, item);
  // To begin is paid for by the first arc, whichever it is.
  const rest = prices.value - (prices.items[graph.items] ?? 0);
  return { node: 0, covered, left: within.size, key: 0, rest, length: 0, parent: undefined, walk: NOTHING };
};

const has = (covered: Uint32Array, item: number): boolean => (((covered[item >>> 5] ?? 0) >>> (item & 31)) & 1) === 1;
const hasAll = (covered: Uint32Array, items: readonly number[]): boolean => items.every((item) => has(covered, item));
const take = (covered: Uint32Array, item: number) => (covered[item >>> 5] = (covered[item >>> 5] ?? 0) | (1 << (item & 31)));

const arrive = ({ parent, approach, arc, left, key, rest, length }: Move): State => {
  const covered = parent.covered.slice();
  for (const item of arc.items) take(covered, item);
  return { node: arc.to, covered, left, key, rest, length, parent, walk: [...approach, arc] };
};

/** Items that a single path of at most `maxArcs` can cover. */
export const itemsWithin = (graph: TourGraph, maxArcs: number): Set<number> => {
  const depth = new Map([[0, 0]]);
  const items = new Set<number>();
  const queue = [0];
  for (const node of queue) {
    const steps = depth.get(node) ?? 0;
    if (steps >= maxArcs) break;
    for (const arc of graph.leaving[node] ?? []) {
      for (const item of arc.items) items.add(item);
      if (depth.has(arc.to)) continue;
      depth.set(arc.to, steps + 1);
      queue.push(arc.to);
    }
  }
  return items;
};

const pathsTo = (goal: State): TourArc[][] => {
  const walks: (readonly TourArc[])[] = [];
  for (let state: State | undefined = goal; state; state = state.parent) walks.push(state.walk);
  const paths: TourArc[][] = [];
  for (const arc of walks.reverse().flat()) {
    if (arc.from === 0) paths.push([]);
    paths.at(-1)?.push(arc);
  }
  return paths;
};

/** A fixed pseudo-random 32-bit number for each seed (the finaliser of MurmurHash3). */
const scramble = (seed: number): number => {
  let h = Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
};
