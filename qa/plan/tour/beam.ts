import { costOf, type Tour, type TourArc, type TourGraph } from './graph';
import { createNearest, type Nearest } from './nearest';
import type { Prices } from './prices';
import { scramble } from './scramble';

export type BeamOptions = {
  readonly resetCost: number;
  /** Most arcs of one path, the start included. */
  readonly maxArcs: number;
  readonly prices: Prices;
  /** States kept for each cost. */
  readonly width: number;
  /**
   * What the beam reckons for an item beyond its price: more of it covers sooner, less of it
   * detours less.
   */
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

/** States of one cost that look further than one step. */
const LEADERS = 8;
const ROUNDING = 1e-6;
/** Small enough to separate only moves of one rank. */
const TIE = 1e-9;
const NOTHING: readonly TourArc[] = [];

/**
 * A tour by beam search over cost: of the states that have spent the same, those are kept for which
 * the prices promise the cheapest rest. It uses neither chance nor clock, so the same graph and
 * seed give the same tour. Items that no path within `maxArcs` reaches are left out.
 */
export const beamTour = (graph: TourGraph, options: BeamOptions): BeamResult =>
  new Beam(graph, options).run();

/**
 * States and moves are rows of tables: there are hundreds of thousands, and objects would be
 * expensive.
 */
class Beam {
  private readonly isCapped: boolean;
  private readonly itemKeys: Int32Array;
  private readonly tieKeys: Int32Array;
  private readonly nearest: Nearest;
  private readonly arcs: Arcs;
  private readonly states: States;
  /** How far on its path the one is that came first to a node with this covered. */
  private readonly shortest = new Seen();
  /** By what they will have spent. */
  private readonly layers: (Moves | undefined)[] = [];
  /** Tables for reuse. */
  private readonly spare: Moves[] = [];
  private bound: number;

  constructor(
    private readonly graph: TourGraph,
    private readonly options: BeamOptions,
  ) {
    this.isCapped = Number.isFinite(options.maxArcs);
    this.itemKeys = Int32Array.from({ length: graph.items }, (_, item) => scramble(item + 1));
    this.tieKeys = Int32Array.from({ length: graph.size }, (_, node) =>
      scramble(node + 1 + Math.imul(options.seed, 0x3c6ef372)),
    );
    this.nearest = createNearest(graph);
    this.arcs = new Arcs(graph);
    this.states = new States(Math.ceil(graph.items / 32), this.arcs);
    this.bound = options.known;
  }

  run(): BeamResult {
    const { layers } = this;
    this.expand(this.begin(), 0, false);
    for (let spent = 1; spent < layers.length; spent++) {
      const moves = layers[spent];
      if (!moves) continue;
      layers[spent] = undefined;
      const goal = this.keepBest(moves, spent);
      moves.clear();
      this.spare.push(moves);
      if (goal === undefined) continue;
      const tour = { paths: this.states.pathsTo(goal) };
      return { tour, bound: Math.min(this.bound, costOf(tour, this.options.resetCost)) };
    }
    return { tour: undefined, bound: this.bound };
  }

  private begin(): number {
    const {
      graph,
      options: { maxArcs, prices },
      states,
    } = this;
    const within = itemsWithin(graph, maxArcs);
    // The first arc pays for the start.
    const rest = prices.value - (prices.items[graph.items] ?? 0);
    const first = states.begin(within.size, rest);
    for (let item = 0; item < graph.items; item++) if (!within.has(item)) states.take(first, item);
    return first;
  }

  /** Gives the first state that has all covered. */
  private keepBest(moves: Moves, spent: number): number | undefined {
    const {
      states,
      shortest,
      options: { width },
    } = this;
    const order = new LeastFirst(moves.rank, moves.size);
    for (let kept = 0; kept < width;) {
      const move = order.next();
      if (move < 0) return undefined;
      if (this.wasThere(moves, move)) continue;
      kept++;
      const state = states.arrive(moves, move);
      shortest.set(
        states.node[state] ?? 0,
        states.key[state] ?? 0,
        this.isCapped ? (states.length[state] ?? 0) : 0,
      );
      if (states.left[state] === 0) return state;
      this.expand(state, spent, kept <= LEADERS);
    }
    for (let move = order.next(); move >= 0; move = order.another())
      if (!this.wasThere(moves, move))
        this.bound = Math.min(this.bound, Math.ceil(spent + (moves.rest[move] ?? 0) - ROUNDING));
    return undefined;
  }

  private wasThere({ arc, key, length }: Moves, move: number): boolean {
    return (
      this.shortest.get(this.arcs.to[arc[move] ?? 0] ?? 0, key[move] ?? 0) <=
      (this.isCapped ? (length[move] ?? 0) : 0)
    );
  }

  private expand(state: number, spent: number, isLeader: boolean): void {
    const {
      arcs,
      states,
      options: { maxArcs, resetCost },
    } = this;
    const node = states.node[state] ?? 0;
    const length = states.length[state] ?? 0;
    const begin = arcs.leaving[node] ?? 0;
    const end = length < maxArcs ? (arcs.leaving[node + 1] ?? 0) : begin;
    const hasNew = this.consider(state, NOTHING, begin, end, spent + 1, length + 1);
    if (node === 0) return;
    this.consider(state, NOTHING, 0, arcs.leaving[1] ?? 0, spent + resetCost, 1);
    if (!isLeader || hasNew) return;
    // Step by step the beam may lose a state that is far from all remaining items; the whole path
    // to the nearest item is offered too.
    const far = this.nearest(node, (item) => states.has(state, item), maxArcs - length);
    const last = far?.at(-1);
    if (!far || !last) return;
    const arc = arcs.all.indexOf(last, arcs.leaving[last.from]);
    this.consider(state, far.slice(0, -1), arc, arc + 1, spent + far.length, length + far.length);
  }

  /** Offers the arcs of these numbers; tells whether one of them covers something new. */
  private consider(
    parent: number,
    approach: readonly TourArc[],
    begin: number,
    end: number,
    spent: number,
    length: number,
  ): boolean {
    const {
      states,
      arcs,
      itemKeys,
      tieKeys,
      options: { known, eagerness, prices },
    } = this;
    const parentKey = states.key[parent] ?? 0;
    const parentLeft = states.left[parent] ?? 0;
    const parentRest = states.rest[parent] ?? 0;
    const potential = prices.potentials[states.node[parent] ?? 0] ?? 0;
    const atMost = this.isCapped ? length : 0;
    let hasNew = false;
    for (let arc = begin; arc < end; arc++) {
      const to = arcs.to[arc] ?? 0;
      let key = parentKey;
      let left = parentLeft;
      let rest = parentRest;
      for (let at = arcs.first[arc] ?? 0, last = arcs.first[arc + 1] ?? 0; at < last; at++) {
        const item = arcs.items[at] ?? 0;
        if (states.has(parent, item)) continue;
        key ^= itemKeys[item] ?? 0;
        rest -= prices.items[item] ?? 0;
        left--;
      }
      if (left < parentLeft) hasNew = true;
      rest += potential - (prices.potentials[to] ?? 0);
      // The state that came first had spent no more. Under a cap, a state with a shorter path may
      // still do better.
      if (Math.ceil(spent + rest - ROUNDING) >= known || this.shortest.get(to, key) <= atMost)
        continue;
      const rank = rest + eagerness * left + TIE * (((key ^ (tieKeys[to] ?? 0)) >>> 0) / 2 ** 32);
      (this.layers[spent] ??= this.spare.pop() ?? new Moves()).add(
        parent,
        approach,
        arc,
        left,
        key,
        rest,
        length,
        rank,
      );
    }
    return hasNew;
  }
}

/**
 * The arcs of a graph as tables, by the node that they leave: those of `node` are `leaving[node] …
 * leaving[node + 1] - 1`.
 */
class Arcs {
  readonly all: readonly TourArc[];
  readonly leaving: Int32Array;
  readonly to: Int32Array;
  /** The items of `arc` are `items[first[arc]] … items[first[arc + 1] - 1]`. */
  readonly first: Int32Array;
  readonly items: Int32Array;

  constructor({ leaving }: TourGraph) {
    this.all = leaving.flat();
    this.to = Int32Array.from(this.all, ({ to }) => to);
    this.items = Int32Array.from(this.all.flatMap(({ items }) => items));
    this.leaving = sums(leaving.map(({ length }) => length));
    this.first = sums(this.all.map(({ items }) => items.length));
  }
}

/** Where each part begins, and at last where all end. */
const sums = (lengths: readonly number[]): Int32Array => {
  const starts = new Int32Array(lengths.length + 1);
  lengths.forEach((length, i) => (starts[i + 1] = (starts[i] ?? 0) + length));
  return starts;
};

/** Ways on from states, before it is known whether the beam keeps them. */
class Moves {
  size = 0;
  parent = new Int32Array(256);
  arc = new Int32Array(256);
  left = new Int32Array(256);
  key = new Int32Array(256);
  length = new Int32Array(256);
  rest = new Float64Array(256);
  rank = new Float64Array(256);
  /** Arcs that cover nothing new, before `arc`; few moves have some. */
  readonly approach = new Map<number, readonly TourArc[]>();

  add(
    parent: number,
    approach: readonly TourArc[],
    arc: number,
    left: number,
    key: number,
    rest: number,
    length: number,
    rank: number,
  ): void {
    const move = this.size++;
    if (move === this.parent.length) this.grow();
    if (approach.length > 0) this.approach.set(move, approach);
    this.parent[move] = parent;
    this.arc[move] = arc;
    this.left[move] = left;
    this.key[move] = key;
    this.length[move] = length;
    this.rest[move] = rest;
    this.rank[move] = rank;
  }

  clear(): void {
    this.size = 0;
    this.approach.clear();
  }

  private grow(): void {
    this.parent = doubled(this.parent);
    this.arc = doubled(this.arc);
    this.left = doubled(this.left);
    this.key = doubled(this.key);
    this.length = doubled(this.length);
    this.rest = doubled(this.rest);
    this.rank = doubled(this.rank);
  }
}

const doubled = <T extends Int32Array | Float64Array>(table: T): T => {
  const larger = (
    table instanceof Int32Array
      ? new Int32Array(2 * table.length)
      : new Float64Array(2 * table.length)
  ) as T;
  larger.set(table);
  return larger;
};

class States {
  readonly node: number[] = [];
  readonly left: number[] = [];
  readonly key: number[] = [];
  /** The least that the rest of the tour can cost, its last reset included. */
  readonly rest: number[] = [];
  readonly length: number[] = [];
  private readonly parent: number[] = [];
  /** The last of the arcs from its parent, and those before it. */
  private readonly arc: number[] = [];
  private readonly approach = new Map<number, readonly TourArc[]>();
  /** `words` of 32 items for each state. */
  private covered = new Int32Array(4096);

  constructor(
    private readonly words: number,
    private readonly arcs: Arcs,
  ) {}

  begin(left: number, rest: number): number {
    return this.push(0, left, 0, rest, 0, -1, -1);
  }

  /** The state that a move leads to. */
  arrive({ parent, arc, left, key, rest, length, approach }: Moves, move: number): number {
    const by = arc[move] ?? 0;
    const from = parent[move] ?? 0;
    const state = this.push(
      this.arcs.to[by] ?? 0,
      left[move] ?? 0,
      key[move] ?? 0,
      rest[move] ?? 0,
      length[move] ?? 0,
      from,
      by,
    );
    const before = approach.get(move);
    if (before) this.approach.set(state, before);
    const { words, covered } = this;
    for (let word = 0; word < words; word++)
      covered[state * words + word] = covered[from * words + word] ?? 0;
    const { first, items } = this.arcs;
    for (let at = first[by] ?? 0; at < (first[by + 1] ?? 0); at++) this.take(state, items[at] ?? 0);
    return state;
  }

  private push(
    node: number,
    left: number,
    key: number,
    rest: number,
    length: number,
    parent: number,
    arc: number,
  ): number {
    this.node.push(node);
    this.left.push(left);
    this.key.push(key);
    this.rest.push(rest);
    this.length.push(length);
    this.parent.push(parent);
    const size = this.arc.push(arc);
    while (size * this.words > this.covered.length) this.covered = doubled(this.covered);
    return size - 1;
  }

  has(state: number, item: number): boolean {
    return (((this.covered[state * this.words + (item >>> 5)] ?? 0) >>> (item & 31)) & 1) === 1;
  }

  take(state: number, item: number): void {
    const word = state * this.words + (item >>> 5);
    this.covered[word] = (this.covered[word] ?? 0) | (1 << (item & 31));
  }

  pathsTo(goal: number): TourArc[][] {
    const walks: (readonly TourArc[])[] = [];
    for (let state = goal; state >= 0; state = this.parent[state] ?? -1) {
      const arc = this.arcs.all[this.arc[state] ?? -1];
      if (arc) walks.push([...(this.approach.get(state) ?? NOTHING), arc]);
    }
    const paths: TourArc[][] = [];
    for (const arc of walks.reverse().flat()) {
      if (arc.from === 0) paths.push([]);
      paths.at(-1)?.push(arc);
    }
    return paths;
  }
}

/** A length by node and key; a table with open addresses, which costs a fraction of a `Map`. */
class Seen {
  private slots = new Int32Array(3 * 4096);
  private mask = 4095;
  private size = 0;

  /** Infinity where there is none. */
  get(node: number, key: number): number {
    const slot = this.slotOf(node, key);
    return this.slots[slot] === 0 ? Infinity : (this.slots[slot + 2] ?? 0);
  }

  set(node: number, key: number, length: number): void {
    const slot = this.slotOf(node, key);
    if (this.slots[slot] === 0) this.size++;
    this.put(slot, node, key, length);
    if (2 * this.size > this.mask) this.grow();
  }

  private put(slot: number, node: number, key: number, length: number): void {
    this.slots[slot] = node + 1;
    this.slots[slot + 1] = key;
    this.slots[slot + 2] = length;
  }

  private slotOf(node: number, key: number): number {
    const { slots, mask } = this;
    let at = Math.imul(key ^ Math.imul(node + 1, 0x9e3779b1), 0x85ebca6b);
    for (at = (at ^ (at >>> 15)) & mask; ; at = (at + 1) & mask) {
      const slot = 3 * at;
      if (slots[slot] === 0 || (slots[slot] === node + 1 && slots[slot + 1] === key)) return slot;
    }
  }

  private grow(): void {
    const { slots } = this;
    this.mask = 2 * this.mask + 1;
    this.slots = new Int32Array(3 * (this.mask + 1));
    for (let slot = 0; slot < slots.length; slot += 3) {
      const node = (slots[slot] ?? 0) - 1;
      const key = slots[slot + 1] ?? 0;
      if (node >= 0) this.put(this.slotOf(node, key), node, key, slots[slot + 2] ?? 0);
    }
  }
}

/**
 * Indexes by rank, the least first, of equals the first; a heap, since only some of them are wanted
 * in order.
 */
class LeastFirst {
  private readonly heap: Int32Array;

  constructor(
    private readonly ranks: Float64Array,
    private size: number,
  ) {
    this.heap = new Int32Array(size);
    for (let index = 0; index < size; index++) this.heap[index] = index;
    for (let at = (size >> 1) - 1; at >= 0; at--) this.sink(at);
  }

  /** −1 where there is none left. */
  next(): number {
    const least = this.heap[0] ?? -1;
    const last = this.another();
    if (last < 0 || this.size === 0) return last;
    this.heap[0] = last;
    this.sink(0);
    return least;
  }

  /** The same in no order. */
  another(): number {
    return this.size === 0 ? -1 : (this.heap[--this.size] ?? -1);
  }

  private sink(from: number): void {
    const { heap, size } = this;
    const index = heap[from] ?? 0;
    let at = from;
    for (let child = 2 * at + 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && this.isBefore(heap[child + 1] ?? 0, heap[child] ?? 0)) child++;
      if (!this.isBefore(heap[child] ?? 0, index)) break;
      heap[at] = heap[child] ?? 0;
      at = child;
    }
    heap[at] = index;
  }

  private isBefore(a: number, b: number): boolean {
    const difference = (this.ranks[a] ?? 0) - (this.ranks[b] ?? 0);
    return difference < 0 || (difference === 0 && a < b);
  }
}

/** Items that a single path of at most `maxArcs` can cover. */
const itemsWithin = (graph: TourGraph, maxArcs: number): Set<number> => {
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
