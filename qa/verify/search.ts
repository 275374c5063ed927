import { remembered } from '../base/remembered';
import type { Stimulus } from '../model/stimuli';
import { nodeAt, type Arrival, type Graph } from './moments';

/** A life from a start: its input and what happens. */
export type Walk = { readonly input: string; readonly steps: readonly Stimulus[] };

/** What is remembered of the way to a configuration: one of two values. */
export type Memory = 0 | 1;
/** A configuration together with what is remembered, as one number. */
export type Spot = number;

/** The number of a configuration with what is remembered. */
export const spotOf = (node: number, memory: Memory): Spot => node * 2 + memory;
/** The configuration of a spot. */
export const nodeOf = (spot: Spot): number => spot >> 1;
/** What is remembered at a spot. */
export const memoryOf = (spot: Spot): Memory => (spot & 1) as Memory;

/** Every spot that was reached, in the order of its distance. */
export type Reached = {
  readonly spots: readonly Spot[];
  /** A shortest walk to a spot. */
  readonly walkTo: (spot: Spot) => Walk;
};

/**
 * Goes through all arrivals, the nearest first. `next` gives what is remembered after each, or
 * `wrong`, which ends the search with a shortest walk there.
 */
export const search = (
  graph: Graph,
  next: (memory: Memory, arrival: Arrival) => Memory | 'wrong',
): Reached | { readonly wrong: Walk } => {
  const cameBy: ({ from: Spot | null; arrival: Arrival } | undefined)[] = [];
  const spots: Spot[] = [];
  const walkTo = (spot: Spot, last: readonly Stimulus[] = []): Walk => {
    const steps: Stimulus[] = [];
    for (let at = cameBy[spot]; at; at = cameBy[at.from ?? -1]) {
      if (at.arrival.from === null)
        return { input: at.arrival.by.input, steps: [...steps.reverse(), ...last] };
      steps.push(at.arrival.by.stimulus);
    }
    throw new Error('a walk without a start');
  };
  const arrive = (from: Spot | null, memory: Memory, arrival: Arrival): Walk | undefined => {
    const after = next(memory, arrival);
    if (after === 'wrong')
      return arrival.from === null
        ? { input: arrival.by.input, steps: [] }
        : walkTo(from ?? -1, [arrival.by.stimulus]);
    const spot = spotOf(arrival.by.to, after);
    if (cameBy[spot]) return undefined;
    cameBy[spot] = { from, arrival };
    spots.push(spot);
    return undefined;
  };
  for (const by of graph.starts) {
    const wrong = arrive(null, 0, { from: null, by });
    if (wrong) return { wrong };
  }
  for (const spot of spots)
    for (const by of nodeAt(graph, nodeOf(spot)).edges) {
      const wrong = arrive(spot, memoryOf(spot), { from: nodeOf(spot), by });
      if (wrong) return { wrong };
    }
  return { spots, walkTo };
};

/** The way to one configuration: how far it is, and the last step of a shortest walk there. */
type Way = { readonly depth: number; readonly last: Arrival };

/** A shortest way to each configuration. */
const waysIn = remembered((graph: Graph): ReadonlyMap<number, Way> => {
  const ways = new Map<number, Way>();
  for (const by of graph.starts)
    if (!ways.has(by.to)) ways.set(by.to, { depth: 0, last: { from: null, by } });
  for (const [from, { depth }] of ways)
    for (const by of nodeAt(graph, from).edges)
      if (!ways.has(by.to)) ways.set(by.to, { depth: depth + 1, last: { from, by } });
  return ways;
});

/** A shortest walk to a configuration. */
export const walkToNode = (graph: Graph, node: number): Walk => {
  const ways = waysIn(graph);
  const steps: Stimulus[] = [];
  for (let at = ways.get(node); at; at = ways.get(at.last.from)) {
    if (at.last.from === null) return { input: at.last.by.input, steps: steps.reverse() };
    steps.push(at.last.by.stimulus);
  }
  throw new Error('a walk without a start');
};

/**
 * The same as `search` where something is awaited from certain configurations on until others, and
 * the steps between them make no difference: only what lies between is gone through.
 */
export const searchBetween = (
  graph: Graph,
  isFrom: (node: number) => boolean,
  isTo: (node: number) => boolean,
): Reached => {
  const cameBy = new Map<number, { from: number; stimulus: Stimulus } | null>();
  /** By the length of the walk to them. */
  const byDepth: number[][] = [];
  for (const [node, { depth }] of waysIn(graph))
    if (isFrom(node) && !isTo(node)) {
      cameBy.set(node, null);
      (byDepth[depth] ??= []).push(node);
    }
  const spots: Spot[] = [];
  for (let depth = 0; depth < byDepth.length; depth++)
    for (const from of byDepth[depth] ?? []) {
      spots.push(spotOf(from, 1));
      for (const { to, stimulus } of nodeAt(graph, from).edges) {
        if (cameBy.has(to) || isTo(to)) continue;
        cameBy.set(to, { from, stimulus });
        (byDepth[depth + 1] ??= []).push(to);
      }
    }
  const walkTo = (spot: Spot): Walk => {
    const last: Stimulus[] = [];
    let node = nodeOf(spot);
    for (let by = cameBy.get(node); by; by = cameBy.get(node)) {
      last.push(by.stimulus);
      node = by.from;
    }
    const { input, steps } = walkToNode(graph, node);
    return { input, steps: [...steps, ...last.reverse()] };
  };
  return { spots, walkTo };
};
