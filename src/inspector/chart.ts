import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { ChartNode, ChartTransition } from './wire';

type Named = string | { type?: string; name?: string } | undefined;

const nameOf = (thing: Named): string | null => (typeof thing === 'string' ? thing : thing?.type ?? thing?.name ?? null);

const transitionsOf = (node: AnyStateNode): [event: string, list: readonly AnyTransitionDefinition[]][] => [
  ...(node.always ? [['', node.always] as [string, readonly AnyTransitionDefinition[]]] : []),
  ...node.transitions,
];

/** Identifies a transition within its machine: `nodeId|event|index`; an eventless one has an empty event. */
export const keyOf = (transition: AnyTransitionDefinition): string | null => {
  const { source } = transition;
  for (const [event, list] of transitionsOf(source)) {
    const index = list.indexOf(transition);
    if (index >= 0) return `${source.id}|${event}|${index}`;
  }
  return null;
};

const drawTransition = (node: AnyStateNode, event: string, transition: AnyTransitionDefinition, index: number): ChartTransition => ({
  key: `${node.id}|${event}|${index}`,
  event,
  targets: transition.target?.map((target) => target.id) ?? [],
  guard: transition.guard === undefined ? null : nameOf(transition.guard as Named) || 'guard',
  actions: transition.actions.map((action) => nameOf(action as Named) || 'action'),
});

const drawNode = (node: AnyStateNode, isInitial: boolean): ChartNode => {
  const initial = node.type === 'compound' ? node.initial.target.map((target) => target.id) : [];
  return {
    id: node.id,
    key: node.key,
    kind: node.type,
    isInitial,
    tags: [...node.tags],
    invokes: node.invoke.map(({ src }) => (typeof src === 'string' && !src.includes('.invoke.') ? src : 'actor')),
    transitions: transitionsOf(node).flatMap(([event, list]) => list.map((transition, index) => drawTransition(node, event, transition, index))),
    states: Object.values(node.states).map((child) => drawNode(child, initial.includes(child.id))),
  };
};

/** The chart of a machine as names only: no context, input, params or function leaves the page with it. */
export const drawChart = (machine: AnyStateMachine): ChartNode => drawNode(machine.root, false);
