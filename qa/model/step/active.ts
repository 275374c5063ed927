import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';
import { numbering } from '../../base/numbering';
import { descriptorMatches } from '../stimuli';
import { passageOf, type Passage } from './passage';

/** A set of active states, in the order in which xstate keeps them, with what follows from it. */
export type Active = {
  readonly nodes: readonly AnyStateNode[];
  readonly value: StateValue;
  readonly tags: ReadonlySet<string>;
  /**
   * For each atomic state: the eventless transitions of it and its ancestors, innermost first, by
   * state.
   */
  readonly eventless: readonly (readonly (readonly AnyTransitionDefinition[])[])[];
  /** The transitions for an event of this type; undefined when no state listens to it. */
  readonly listenersTo: (type: string) => Listeners | undefined;
  readonly passage: (
    selected: readonly AnyTransitionDefinition[],
  ) => Passage & { readonly active: Active };
};

/**
 * The inner ones are asked first; only where none of them takes the event, the candidates of the
 * state itself are.
 */
export type Listeners = {
  readonly inner: readonly Listeners[];
  readonly candidates: readonly AnyTransitionDefinition[];
};

/** Caches the sets of active states of one machine. */
export const createActives = (): ((nodes: readonly AnyStateNode[]) => Active) => {
  const byList = new WeakMap<readonly AnyStateNode[], Active>();
  const byOrder = new Map<string, Active>();
  const numberOf = numbering<AnyTransitionDefinition>();
  const activeOf = (nodes: readonly AnyStateNode[]): Active => {
    const known = byList.get(nodes);
    if (known) return known;
    const key = nodes.map((node) => node.order).join();
    const active = byOrder.get(key) ?? describe(nodes);
    byOrder.set(key, active);
    byList.set(nodes, active);
    return active;
  };
  const describe = (nodes: readonly AnyStateNode[]): Active => {
    const inner = new Map<AnyStateNode, AnyStateNode[]>(nodes.map((node) => [node, []]));
    for (const node of nodes) if (node.parent) inner.get(node.parent)?.push(node);
    const root = nodes.find((node) => !node.parent);
    if (!root) throw new Error('a machine without its root');
    const listeners = new Map<string, Listeners | undefined>();
    const passages = new Map<string | AnyTransitionDefinition, Passage & { active: Active }>();
    return {
      nodes,
      value: valueOf(root, inner),
      tags: new Set(nodes.flatMap((node) => node.tags)),
      eventless: nodes.filter(isAtomic).flatMap((node) => {
        const lists = [...lineOf(node)].flatMap(({ always }) => (always ? [always] : []));
        return lists.length > 0 ? [lists] : [];
      }),
      listenersTo: (type) => {
        if (!listeners.has(type)) listeners.set(type, listenersOf(root, inner, type));
        return listeners.get(type);
      },
      passage: (selected) => {
        const [only, ...others] = selected;
        const key = only && others.length === 0 ? only : selected.map(numberOf).join();
        const known = passages.get(key);
        if (known) return known;
        const passage = passageOf(nodes, selected);
        const found = { ...passage, active: activeOf(passage.nodes) };
        passages.set(key, found);
        return found;
      },
    };
  };
  return activeOf;
};

/** The active state nodes of a snapshot. */
export const nodesOf = (snapshot: AnyMachineSnapshot): readonly AnyStateNode[] =>
  snapshot._nodes as AnyStateNode[];

const isAtomic = ({ type }: AnyStateNode) => type === 'atomic' || type === 'final';

/** A state and its ancestors. */
function* lineOf(node: AnyStateNode): Generator<AnyStateNode> {
  for (let at: AnyStateNode | undefined = node; at; at = at.parent) yield at;
}

const valueOf = (
  node: AnyStateNode,
  inner: ReadonlyMap<AnyStateNode, readonly AnyStateNode[]>,
): StateValue => {
  const active = inner.get(node) ?? [];
  const [first] = active;
  if (node.type === 'compound' && first && isAtomic(first)) return first.key;
  return Object.fromEntries(active.map((state) => [state.key, valueOf(state, inner)]));
};

const listenersOf = (
  node: AnyStateNode,
  active: ReadonlyMap<AnyStateNode, readonly AnyStateNode[]>,
  type: string,
): Listeners | undefined => {
  const inner = (active.get(node) ?? []).flatMap((state) => listenersOf(state, active, type) ?? []);
  const candidates = candidatesOf(node, type);
  return inner.length > 0 || candidates.length > 0 ? { inner, candidates } : undefined;
};

/** The transitions of a state for an event, those of the closest descriptor first. */
const candidatesOf = ({ transitions }: AnyStateNode, type: string): AnyTransitionDefinition[] => {
  const byWildcard = [...transitions.keys()]
    .filter((descriptor) => descriptor !== type && descriptorMatches(descriptor, type))
    .sort((a, b) => b.length - a.length);
  return [type, ...byWildcard].flatMap((descriptor) => transitions.get(descriptor) ?? []);
};
