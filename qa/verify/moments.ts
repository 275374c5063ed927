import type { AnyMachineSnapshot } from 'xstate';
import type { Condition, Moment } from '../../machines/shared/properties';
import type { Edge, Start } from '../explore/explore';

/** What rules are checked in: the exploration of one machine, or a product of several. */
export type Graph = {
  readonly starts: readonly Start[];
  readonly nodes: readonly {
    readonly snapshot: AnyMachineSnapshot;
    readonly edges: readonly Edge[];
  }[];
  /** What each machine of a product does in an arrival. */
  readonly movesOf?: (arrival: Arrival) => Moment['moves'];
};

/** A start, or a step from the configuration `from`. */
export type Arrival =
  | { readonly from: null; readonly by: Start }
  | { readonly from: number; readonly by: Edge };

/** A condition on the arrivals of a graph. */
export type Asked = (arrival: Arrival) => boolean;

/** Asks conditions of arrivals; one that looks only at the place is asked once for each place. */
export const createAsking = (graph: Graph): ((condition: Condition) => Asked) => {
  const momentOf = (arrival: Arrival): Moment => {
    const { to, begun } = arrival.by;
    const { snapshot } = nodeAt(graph, to);
    const moves = graph.movesOf?.(arrival);
    const more = { starts: begun.actors, ...(moves && { moves }) };
    if (arrival.from === null) return { snapshot, step: null, ...more };
    const { kind, event, actor } = arrival.by.stimulus;
    const { transitions } = arrival.by;
    const before = nodeAt(graph, arrival.from).snapshot;
    return { snapshot, step: { kind, event, actor, transitions, before }, ...more };
  };
  return ({ isOfPlace, test }) => {
    if (!isOfPlace) return (arrival) => test(momentOf(arrival));
    const known: (boolean | undefined)[] = [];
    return (arrival) => (known[arrival.by.to] ??= test(momentOf(arrival)));
  };
};

/** The explored configuration of this number. */
export const nodeAt = <TNode>(
  { nodes }: { readonly nodes: readonly TNode[] },
  index: number,
): TNode => {
  const node = nodes[index];
  if (!node) throw new Error(`no configuration ${index}`);
  return node;
};
