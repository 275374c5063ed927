import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { ancestorsOf, domainOf, exitSet, isWithin, withoutConflicts } from './conflicts';

/** The charts that this steps through have no history states. */
const NO_HISTORY = {};

/** What a set of transitions does to the active states: it follows from the chart alone. */
export type Passage = {
  /** Those of the selected transitions that are taken. */
  readonly taken: readonly AnyTransitionDefinition[];
  /** Innermost first. */
  readonly left: readonly AnyStateNode[];
  readonly actions: readonly unknown[];
  /** Outermost first. */
  readonly entered: readonly Entry[];
  readonly nodes: readonly AnyStateNode[];
};

export type Entry = {
  readonly node: AnyStateNode;
  /** True when the actions of its initial transition are due. */
  readonly isByDefault: boolean;
  /** For a final state: what it completes. */
  readonly completes?: Completed;
};

export type Completed = {
  readonly compound: AnyStateNode | undefined;
  readonly parallels: readonly AnyStateNode[];
  /** Where the whole machine is done: the state whose completion made it so. */
  readonly machineBy: AnyStateNode | undefined;
};

/** The algorithm of SCXML as xstate has it, for charts without history states. */
export const passageOf = (
  nodes: readonly AnyStateNode[],
  selected: readonly AnyTransitionDefinition[],
): Passage => {
  const transitions = withoutConflicts(selected, nodes, NO_HISTORY);
  const left = exitSet(transitions, nodes, NO_HISTORY).sort((a, b) => b.order - a.order);
  const { toEnter, byDefault } = entrySet(transitions);
  const active = new Set(nodes);
  for (const node of left) active.delete(node);
  const completed = new Set<AnyStateNode>();
  const entered = [...toEnter]
    .sort((a, b) => a.order - b.order)
    .map((node): Entry => {
      active.add(node);
      return {
        node,
        isByDefault: byDefault.has(node),
        ...(node.type === 'final' && { completes: completedBy(node, active, completed) }),
      };
    });
  const isSame = active.size === nodes.length && nodes.every((node) => active.has(node));
  return {
    taken: transitions,
    left,
    actions: transitions.flatMap(({ actions }) => actions),
    entered,
    nodes: isSame ? nodes : [...active],
  };
};

const entrySet = (
  transitions: readonly AnyTransitionDefinition[],
): { toEnter: Set<AnyStateNode>; byDefault: Set<AnyStateNode> } => {
  const toEnter = new Set<AnyStateNode>();
  const byDefault = new Set<AnyStateNode>();
  const enterByDefault = (node: AnyStateNode) => {
    toEnter.add(node);
    byDefault.add(node);
  };
  const enterRegions = (node: AnyStateNode, enter: (region: AnyStateNode) => void) => {
    for (const region of Object.values(node.states) as AnyStateNode[]) {
      if ([...toEnter].some((other) => isWithin(other, region))) continue;
      enter(region);
      enterInner(region);
    }
  };
  const enterInner = (node: AnyStateNode): void => {
    if (node.type === 'parallel') return enterRegions(node, enterByDefault);
    const [initial] = node.type === 'compound' ? (node.initial.target ?? []) : [];
    if (!initial) return;
    enterByDefault(initial);
    enterInner(initial);
    enterOuter(ancestorsOf(initial, node));
  };
  const enterOuter = (ancestors: readonly AnyStateNode[], within?: AnyStateNode) => {
    for (const ancestor of ancestors) {
      if (!within || isWithin(ancestor, within)) toEnter.add(ancestor);
      if (ancestor.type === 'parallel') enterRegions(ancestor, (region) => toEnter.add(region));
    }
  };
  for (const transition of transitions) {
    const { source, target = [], reenter } = transition;
    const domain = domainOf(transition, NO_HISTORY);
    for (const node of target) {
      if (source !== node || source !== domain || reenter) enterByDefault(node);
      enterInner(node);
    }
    for (const node of new Set(target)) {
      const ancestors = ancestorsOf(node, domain);
      if (domain?.type === 'parallel') ancestors.push(domain);
      enterOuter(ancestors, !source.parent && reenter ? undefined : domain);
    }
  }
  return { toEnter, byDefault };
};

const completedBy = (
  node: AnyStateNode,
  active: ReadonlySet<AnyStateNode>,
  known: Set<AnyStateNode>,
): Completed => {
  const { parent } = node;
  const parallels: AnyStateNode[] = [];
  let outer = parent?.type === 'parallel' ? parent : parent?.parent;
  let machineBy = outer ?? node;
  while (outer?.type === 'parallel' && !known.has(outer) && isComplete(outer, active)) {
    known.add(outer);
    parallels.push(outer);
    machineBy = outer;
    outer = outer.parent;
  }
  return {
    compound: parent?.type === 'compound' ? parent : undefined,
    parallels,
    machineBy: outer ? undefined : machineBy,
  };
};

const isComplete = (node: AnyStateNode, active: ReadonlySet<AnyStateNode>): boolean => {
  const inner = Object.values(node.states) as AnyStateNode[];
  if (node.type === 'compound')
    return inner.some((state) => state.type === 'final' && active.has(state));
  if (node.type === 'parallel') return inner.every((region) => isComplete(region, active));
  return node.type === 'final';
};

/** The states that are active before the first microstep of a machine. */
export const initialNodesOf = ({ root }: AnyStateMachine): readonly AnyStateNode[] => {
  const start = { source: root, target: [root], reenter: true } as unknown;
  return [...entrySet([start as AnyTransitionDefinition]).toEnter];
};
