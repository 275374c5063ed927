import type { AnyStateNode } from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import {
  actorOf,
  casesOfActor,
  descriptorMatches,
  eventStimuli,
  outcomeOf,
} from '../model/stimuli';
import {
  splitTransitionId,
  stateNodesOf,
  transitionsOf,
  type TransitionId,
} from '../model/transitions';
import { counted } from '../model/words';
import type { Exploration } from './explore';

export type Uncovered = {
  readonly id: TransitionId;
  readonly reason: string;
  /** True when the case file names it as an exception. */
  readonly isExplained: boolean;
  /** True when the cases can take it, and only these paths do not. */
  readonly isReachable: boolean;
};

/** Why a timer that others always outrun where no time passes is not covered. */
const ONLY_BY_WAITING = 'taken only where time passes between events, and no path waits';

export type Coverage = {
  readonly total: number;
  readonly covered: readonly TransitionId[];
  readonly uncovered: readonly Uncovered[];
  /** State nodes that no known configuration enters. */
  readonly unreachableStates: readonly string[];
  /** Exceptions of the case file whose transition does not exist or is covered. */
  readonly staleExceptions: readonly string[];
};

/**
 * Which transitions are covered, and why the others are not. `whyLeft`: why paths leave out what
 * can be reached.
 */
export const coverageOf = (
  cases: MachineCases,
  exploration: Exploration,
  covered: ReadonlySet<TransitionId>,
  whyLeft = 'reachable, but the paths that ran do not take it',
): Coverage => {
  const all = transitionsOf(cases.machine);
  const entered = enteredNodes(exploration);
  const coverable = coverableTransitions(exploration);
  const waiting = isEachCoveredBy(coverable, cases) ? undefined : exploration.withWaiting();
  const coverableByWaiting = waiting && coverableTransitions(waiting);
  const why = (id: TransitionId) => {
    if (coverable.has(id)) return whyLeft;
    if (coverableByWaiting?.has(id)) return ONLY_BY_WAITING;
    return whyUncovered(id, cases, waiting?.isTruncated ? waiting : exploration, entered);
  };
  const enteredByWaiting = waiting && enteredNodes(waiting);
  const uncovered = [...all.keys()]
    .filter((id) => !covered.has(id))
    .map((id): Uncovered => {
      const exception = cases.exceptions[id];
      return {
        id,
        reason: exception ?? why(id),
        isExplained: exception !== undefined,
        isReachable: coverable.has(id),
      };
    });
  return {
    total: all.size,
    covered: [...all.keys()].filter((id) => covered.has(id)),
    uncovered,
    unreachableStates: stateNodesOf(cases.machine)
      .filter((n) => n.type !== 'history' && !entered.has(n.id) && !enteredByWaiting?.has(n.id))
      .map((n) => n.id),
    staleExceptions: Object.keys(cases.exceptions).filter((id) => !all.has(id) || covered.has(id)),
  };
};

/** Whether these are all transitions of the machine but the exceptions of its case file. */
export const isEachCoveredBy = (
  covered: ReadonlySet<TransitionId>,
  { machine, exceptions }: MachineCases,
): boolean =>
  [...transitionsOf(machine).keys()].every((id) => covered.has(id) || exceptions[id] !== undefined);

type Taking = { readonly transitions: readonly TransitionId[] };

/** Transitions that the cases can reach, by exploration alone. */
export const coverableTransitions = ({
  starts,
  nodes,
}: {
  readonly starts: readonly Taking[];
  readonly nodes: readonly { readonly edges: readonly Taking[] }[];
}): Set<TransitionId> =>
  new Set([
    ...starts.flatMap((start) => start.transitions),
    ...nodes.flatMap((node) => node.edges.flatMap((edge) => edge.transitions)),
  ]);

const enteredNodes = ({ machine, nodes, starts }: Exploration): Set<string> => {
  const entered = new Set(nodes.flatMap(nodeIdsOf));
  // A state that is left within the macrostep that entered it is in no snapshot, but its transition
  // was taken.
  const enter = (node: AnyStateNode | undefined) => {
    for (let n = node; n; n = n.parent) entered.add(n.id);
  };
  const enterWithDefaults = (node: AnyStateNode) => {
    enter(node);
    const inner: readonly AnyStateNode[] =
      node.type === 'parallel' ? Object.values(node.states) : (node.initial?.target ?? []);
    inner.forEach(enterWithDefaults);
  };
  if (starts.length > 0) enterWithDefaults(machine.root);
  const all = transitionsOf(machine);
  for (const id of coverableTransitions({ nodes, starts })) {
    const transition = all.get(id);
    enter(transition?.source);
    transition?.target?.forEach(enterWithDefaults);
  }
  return entered;
};

const whyUncovered = (
  id: TransitionId,
  cases: MachineCases,
  exploration: Exploration,
  entered: ReadonlySet<string>,
): string => {
  const { nodeId, event } = splitTransitionId(id);
  if (exploration.isTruncated)
    return (
      `not expanded: the limit of ${counted(exploration.limit, 'configuration')} was met ` +
      `before it was taken`
    );
  const within = exploration.nodes.some((n) => n.isFrontier) ? ' within the bound' : '';
  if (!entered.has(nodeId)) return `unreachable${within}: state "${nodeId}" is never entered`;
  const transition = transitionsOf(exploration.machine).get(id);
  const isGuarded = transition?.guard !== undefined;
  if (event === '' || event.startsWith('xstate.done.state.'))
    return isGuarded ? `guard never true${within}` : `never reached${within}`;

  const visits = exploration.nodes.filter(
    (n) => n.snapshot.status === 'active' && nodeIdsOf(n).includes(nodeId),
  );
  const isOffered = visits.some((node) =>
    [...node.edges.map((e) => e.stimulus), ...node.refused].some((s) =>
      descriptorMatches(event, s.type),
    ),
  );
  if (isOffered)
    return isGuarded
      ? `guard never true${within}`
      : `shadowed${within}: an earlier or deeper transition always takes the event`;

  if (event.startsWith('xstate.after.'))
    return `unreachable${within}: the timer is never due first`;
  const outcome = outcomeOf(event);
  if (!outcome) {
    const hasCase = eventStimuli(cases).some((s) => descriptorMatches(event, s.type));
    return hasCase
      ? `unreachable${within}: the state is left before the event can come`
      : `missing case: event "${event}"`;
  }
  const running = actorOf(exploration.machine, outcome.actor);
  const hasCase = (casesOfActor(cases, running)?.[outcome.kind]?.length ?? 0) > 0;
  return hasCase
    ? `unreachable${within}: actor "${outcome.actor}" never runs there`
    : `missing case: ${outcome.kind} of actor "${outcome.actor}"`;
};

const nodeIdsOf = (node: Exploration['nodes'][number]): string[] =>
  (node.snapshot._nodes as { id: string }[]).map((n) => n.id);
