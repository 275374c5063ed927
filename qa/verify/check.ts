import type { Condition, Rule } from '../../machines/shared/properties';
import type { Stimulus } from '../model/stimuli';
import type { DuesOf } from './fairness';
import { endlessIn, type Endless } from './lasso';
import { createAsking, nodeAt, type Arrival, type Graph } from './moments';
import { search, searchBetween, walkToNode, type Memory, type Walk } from './search';

/** A life in which a rule does not hold. */
export type Counterexample = Endless | { readonly walk: Walk; readonly cycle: null };

/** `idle`: nothing that the rule speaks of ever comes. */
export type Checked =
  | { readonly found: Counterexample }
  | { readonly found: null; readonly idle: boolean };

/** Whether a rule holds in all lives of a graph. Throws what a condition throws. */
export const check = (
  rule: Rule,
  graph: Graph,
  /** What is due in a configuration, where these child machines come to an end. */
  duesIn: (ending: readonly string[]) => DuesOf,
): Checked => {
  const asking = createAsking(graph);
  let isIdle = true;
  const safely = (next: (memory: Memory, arrival: Arrival) => Memory | 'wrong'): Checked => {
    const result = search(graph, next);
    return 'wrong' in result
      ? { found: { walk: result.wrong, cycle: null } }
      : { found: null, idle: isIdle };
  };
  switch (rule.kind) {
    case 'always':
    case 'never': {
      const is = asking(rule.condition);
      const isWrong = rule.kind === 'never';
      isIdle = false;
      if (rule.condition.isOfPlace) {
        const isAt = askingPlaces(graph, rule.condition);
        const wrong = graph.nodes.findIndex((_, node) => isAt(node) === isWrong);
        return wrong < 0
          ? { found: null, idle: false }
          : { found: { walk: walkToNode(graph, wrong), cycle: null } };
      }
      return safely((_, arrival) => (is(arrival) === isWrong ? 'wrong' : 0));
    }
    case 'before': {
      const isFirst = asking(rule.first);
      const isThen = asking(rule.second);
      return safely((memory, arrival) => {
        const isAllowed = memory === 1 || isFirst(arrival);
        const comes = isThen(arrival) && !(rule.second.isOfPlace && wasSo(graph, rule, arrival));
        if (comes) isIdle = false;
        if (comes && !isAllowed) return 'wrong';
        return isAllowed && !(comes && rule.isEach) ? 1 : 0;
      });
    }
    case 'leadsTo': {
      const isFrom = asking(rule.from);
      const isTo = asking(rule.to);
      const next = (memory: Memory, arrival: Arrival): Memory => {
        const begins = isFrom(arrival);
        if (begins) isIdle = false;
        return (memory === 1 || begins) && !isTo(arrival) ? 1 : 0;
      };
      const reached = reachedBy(rule, graph, next);
      if ('wrong' in reached) throw new Error('no arrival is wrong here');
      if (reached.spots.length > 0 && rule.from.isOfPlace) isIdle = false;
      const found = endlessIn(graph, reached, {
        isTo,
        dues: duesIn(rule.ending),
        isRepeated: ({ kind, type }: Stimulus) => kind !== 'event' || !rule.finitely.includes(type),
      });
      return found ? { found } : { found: null, idle: isIdle };
    }
  }
};

const reachedBy = (
  { from, to }: Extract<Rule, { kind: 'leadsTo' }>,
  graph: Graph,
  next: (memory: Memory, arrival: Arrival) => Memory,
) => {
  if (!from.isOfPlace || !to.isOfPlace) return search(graph, next);
  return searchBetween(graph, askingPlaces(graph, from), askingPlaces(graph, to));
};

/** A condition on places, asked of configurations, once of each. */
const askingPlaces = (graph: Graph, { test }: Condition): ((node: number) => boolean) => {
  const known = new Map<number, boolean>();
  return (node) => {
    const { snapshot } = nodeAt(graph, node);
    const value = known.get(node) ?? test({ snapshot, step: null, starts: [] });
    known.set(node, value);
    return value;
  };
};

/** Whether a condition on places held before the step, so that it does not come with it. */
const wasSo = (
  { nodes }: Graph,
  { second }: Extract<Rule, { kind: 'before' }>,
  { from }: Arrival,
): boolean => {
  const node = from === null ? undefined : nodes[from];
  return node !== undefined && second.test({ snapshot: node.snapshot, step: null, starts: [] });
};
