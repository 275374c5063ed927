import type { Condition, Moment } from '../../machines/shared/properties';
import type { Edge, Exploration, Start } from '../explore/explore';

/** A start, or a step from the configuration `from`. */
export type Arrival =
  | { readonly from: null; readonly by: Start }
  | { readonly from: number; readonly by: Edge };

/** A condition on the arrivals of an exploration. */
export type Asked = (arrival: Arrival) => boolean;

/** Asks conditions of arrivals; one that looks only at the place is asked once for each place. */
export const createAsking = (exploration: Exploration): ((condition: Condition) => Asked) => {
  const momentOf = (arrival: Arrival): Moment => {
    const { to, begun } = arrival.by;
    const { snapshot } = nodeAt(exploration, to);
    if (arrival.from === null) return { snapshot, step: null, starts: begun.actors };
    const { kind, event, actor } = arrival.by.stimulus;
    const before = nodeAt(exploration, arrival.from).snapshot;
    return { snapshot, step: { kind, event, actor, before }, starts: begun.actors };
  };
  return ({ isOfPlace, test }) => {
    if (!isOfPlace) return (arrival) => test(momentOf(arrival));
    const known: (boolean | undefined)[] = [];
    return (arrival) => (known[arrival.by.to] ??= test(momentOf(arrival)));
  };
};

/** The explored configuration of this number. */
export const nodeAt = (
  { nodes }: Pick<Exploration, 'nodes'>,
  index: number,
): Exploration['nodes'][number] => {
  const node = nodes[index];
  if (!node) throw new Error(`no configuration ${index}`);
  return node;
};
