import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** The states that history nodes remember, by node id. */
export type History = Readonly<Record<string, readonly AnyStateNode[]>>;

/** The history of a snapshot. */
export const historyIn = ({ historyValue }: AnyMachineSnapshot): History => historyValue as History;

/**
 * The transitions that are taken of those that were selected. Where two would leave the same state,
 * the innermost one is taken, of equals the first.
 */
export const withoutConflicts = (
  transitions: readonly AnyTransitionDefinition[],
  nodes: readonly AnyStateNode[],
  history: History,
): readonly AnyTransitionDefinition[] => {
  if (transitions.length < 2) return transitions;
  const kept = new Set<AnyTransitionDefinition>();
  for (const transition of transitions) {
    const left = new Set(exitSet([transition], nodes, history));
    const rivals = [...kept].filter((other) =>
      exitSet([other], nodes, history).some((node) => left.has(node)),
    );
    const firm = rivals.findIndex((other) => !isWithin(transition.source, other.source));
    if (firm >= 0) continue;
    for (const other of rivals) kept.delete(other);
    kept.add(transition);
  }
  return [...kept];
};

/** The states that transitions leave. */
export const exitSet = (
  transitions: readonly AnyTransitionDefinition[],
  nodes: readonly AnyStateNode[],
  history: History,
): AnyStateNode[] => {
  const left = new Set<AnyStateNode>();
  for (const transition of transitions) {
    if (!transition.target?.length) continue;
    const domain = domainOf(transition, history);
    if (domain && transition.reenter && transition.source === domain) left.add(domain);
    for (const node of nodes) if (isWithin(node, domain)) left.add(node);
  }
  return [...left];
};

/**
 * The state that a transition stays in; undefined where it leaves the root of the machine and
 * reenters it.
 */
export const domainOf = (
  transition: AnyTransitionDefinition,
  history: History,
): AnyStateNode | undefined => {
  const { source, reenter } = transition;
  const targets = targetsOf(transition, history);
  if (!reenter && targets.every((node) => node === source || isWithin(node, source))) return source;
  const [head, ...others] = [...targets, source];
  const common = ancestorsOf(head).find((ancestor) =>
    others.every((node) => isWithin(node, ancestor)),
  );
  return common ?? (reenter ? undefined : source.machine.root);
};

/** The targets of a transition, a history node replaced by what it remembers. */
const targetsOf = (
  { target = [] }: Pick<AnyTransitionDefinition, 'target'>,
  history: History,
): readonly AnyStateNode[] => [
  ...new Set(
    target.flatMap((node) =>
      node.type === 'history' ? (history[node.id] ?? defaultsOf(node, history)) : [node],
    ),
  ),
];

/** Where a history node leads that remembers nothing yet. */
const defaultsOf = (
  { config, parent }: AnyStateNode,
  history: History,
): readonly AnyStateNode[] => {
  if (!parent) return [];
  const { target } = config as { target?: string | readonly string[] };
  if (target !== undefined)
    return targetsOf({ target: [target].flat().map((path) => nodeAt(parent, path)) }, history);
  return parent.type === 'parallel' ? [parent] : targetsOf(parent.initial, history);
};

const nodeAt = (parent: AnyStateNode, path: string): AnyStateNode =>
  path.startsWith('#')
    ? parent.machine.getStateNodeById(path)
    : path.split('.').reduce<AnyStateNode>((node, key) => {
        const next = node.states[key];
        if (!next) throw new Error(`${parent.id} has no state ${path}`);
        return next;
      }, parent);

/** Whether a node lies below another; everything lies below undefined. */
export const isWithin = (node: AnyStateNode, ancestor: AnyStateNode | undefined): boolean => {
  for (let at: AnyStateNode | undefined = node; at; at = at.parent)
    if (at.parent === ancestor) return true;
  return false;
};

/** Proper ancestors, innermost first, up to the first that is not in the set. */
export const ancestorsOf = (node: AnyStateNode, below?: AnyStateNode): AnyStateNode[] => {
  const ancestors: AnyStateNode[] = [];
  if (node === below) return ancestors;
  for (let at: AnyStateNode | undefined = node.parent; at && at !== below; at = at.parent)
    ancestors.push(at);
  return ancestors;
};
