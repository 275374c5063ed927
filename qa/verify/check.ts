import type { MachineCases } from '../../machines/shared/cases';
import type { Condition, Rule } from '../../machines/shared/properties';
import type { Exploration } from '../explore/explore';
import type { Stimulus } from '../model/stimuli';
import { createDues } from './fairness';
import { endlessIn, type Endless } from './lasso';
import { createAsking, nodeAt, type Arrival } from './moments';
import { search, searchBetween, walkToNode, type Memory, type Walk } from './search';

/** A life in which a rule does not hold. */
export type Counterexample = Endless | { readonly walk: Walk; readonly cycle: null };

/** `idle`: nothing that the rule speaks of ever comes. */
export type Checked =
  | { readonly found: Counterexample }
  | { readonly found: null; readonly idle: boolean };

/** Whether a rule holds in all lives that were explored. Throws what a condition throws. */
export const check = (rule: Rule, cases: MachineCases, exploration: Exploration): Checked => {
  const asking = createAsking(exploration);
  let isIdle = true;
  const safely = (next: (memory: Memory, arrival: Arrival) => Memory | 'wrong'): Checked => {
    const result = search(exploration, next);
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
        const isAt = askingPlaces(exploration, rule.condition);
        const wrong = exploration.nodes.findIndex((_, node) => isAt(node) === isWrong);
        return wrong < 0
          ? { found: null, idle: false }
          : { found: { walk: walkToNode(exploration, wrong), cycle: null } };
      }
      return safely((_, arrival) => (is(arrival) === isWrong ? 'wrong' : 0));
    }
    case 'before': {
      const isFirst = asking(rule.first);
      const isThen = asking(rule.second);
      return safely((memory, arrival) => {
        const isAllowed = memory === 1 || isFirst(arrival);
        const comes =
          isThen(arrival) && !(rule.second.isOfPlace && wasSo(exploration, rule, arrival));
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
      const reached = reachedBy(rule, exploration, next);
      if ('wrong' in reached) throw new Error('no arrival is wrong here');
      if (reached.spots.length > 0 && rule.from.isOfPlace) isIdle = false;
      const found = endlessIn(exploration, reached, {
        isTo,
        dues: createDues(cases, rule.ending),
        isRepeated: ({ kind, type }: Stimulus) => kind !== 'event' || !rule.finitely.includes(type),
      });
      return found ? { found } : { found: null, idle: isIdle };
    }
  }
};

const reachedBy = (
  { from, to }: Extract<Rule, { kind: 'leadsTo' }>,
  exploration: Exploration,
  next: (memory: Memory, arrival: Arrival) => Memory,
) => {
  if (!from.isOfPlace || !to.isOfPlace) return search(exploration, next);
  return searchBetween(exploration, askingPlaces(exploration, from), askingPlaces(exploration, to));
};

/** A condition on places, asked of configurations, once of each. */
const askingPlaces = (
  exploration: Exploration,
  { test }: Condition,
): ((node: number) => boolean) => {
  const known = new Map<number, boolean>();
  return (node) => {
    const { snapshot } = nodeAt(exploration, node);
    const value = known.get(node) ?? test({ snapshot, step: null, starts: [] });
    known.set(node, value);
    return value;
  };
};

/** Whether a condition on places held before the step, so that it does not come with it. */
const wasSo = (
  { nodes }: Exploration,
  { second }: Extract<Rule, { kind: 'before' }>,
  { from }: Arrival,
): boolean => {
  const node = from === null ? undefined : nodes[from];
  return node !== undefined && second.test({ snapshot: node.snapshot, step: null, starts: [] });
};
