import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** What a set of transitions does to the active states: it follows from the chart alone. */
export type Passage = {
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
  const transitions = withoutConflicts(selected, nodes);
  const left = exitSet(transitions, nodes).sort((a, b) => b.order - a.order);
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
    left,
    actions: transitions.flatMap(({ actions }) => actions),
    entered,
    nodes: isSame ? nodes : [...active],
  };
};

/**
 * Of transitions that would leave the same state the innermost one is taken, of equals the first.
 */
export const withoutConflicts = (
  transitions: readonly AnyTransitionDefinition[],
  nodes: readonly AnyStateNode[],
): readonly AnyTransitionDefinition[] => {
  if (transitions.length < 2) return transitions;
  const kept = new Set<AnyTransitionDefinition>();
  for (const transition of transitions) {
    const left = new Set(exitSet([transition], nodes));
    const rivals = [...kept].filter((other) =>
      exitSet([other], nodes).some((node) => left.has(node)),
    );
    const firm = rivals.findIndex((other) => !isWithin(transition.source, other.source));
    if (firm >= 0) continue;
    for (const other of rivals) kept.delete(other);
    kept.add(transition);
  }
  return [...kept];
};

const isWithin = (node: AnyStateNode, ancestor: AnyStateNode | undefined): boolean => {
  for (let at: AnyStateNode | undefined = node; at; at = at.parent)
    if (at.parent === ancestor) return true;
  return false;
};

/** Proper ancestors, innermost first, up to the first that is not in the set. */
const ancestorsOf = (node: AnyStateNode, below?: AnyStateNode): AnyStateNode[] => {
  const ancestors: AnyStateNode[] = [];
  if (node === below) return ancestors;
  for (let at: AnyStateNode | undefined = node.parent; at && at !== below; at = at.parent)
    ancestors.push(at);
  return ancestors;
};

/**
 * The state that a transition stays in; undefined where it leaves the root of the machine and
 * reenters it.
 */
const domainOf = ({
  source,
  target = [],
  reenter,
}: AnyTransitionDefinition): AnyStateNode | undefined => {
  if (!reenter && target.every((node) => node === source || isWithin(node, source))) return source;
  const [head, ...others] = [...target, source];
  const common = ancestorsOf(head).find((ancestor) =>
    others.every((node) => isWithin(node, ancestor)),
  );
  return common ?? (reenter ? undefined : source.machine.root);
};

const exitSet = (
  transitions: readonly AnyTransitionDefinition[],
  nodes: readonly AnyStateNode[],
): AnyStateNode[] => {
  const left = new Set<AnyStateNode>();
  for (const transition of transitions) {
    if (!transition.target?.length) continue;
    const domain = domainOf(transition);
    if (domain && transition.reenter && transition.source === domain) left.add(domain);
    for (const node of nodes) if (isWithin(node, domain)) left.add(node);
  }
  return [...left];
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
    const domain = domainOf(transition);
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
