import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionId as idOf } from '../../machines/shared/chart';
import { remembered } from '../base/remembered';

/**
 * `nodeId|event|index`; the event is empty for `always`. Stable where `provide` makes new
 * transition objects.
 */
export type TransitionId = string;

/** The id of a transition, which stays the same as long as the chart does. */
export const transitionId = remembered((transition: AnyTransitionDefinition): TransitionId =>
  idOf(transition),
);

/** Every state node of a machine, root first, in document order. */
export const stateNodesOf = (machine: AnyStateMachine): AnyStateNode[] => {
  const walk = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap(walk),
  ];
  return walk(machine.root);
};

/** Every transition of a machine by id, in document order. */
export const transitionsOf = remembered(
  (machine: AnyStateMachine): ReadonlyMap<TransitionId, AnyTransitionDefinition> => {
    const found = new Map<TransitionId, AnyTransitionDefinition>();
    for (const node of stateNodesOf(machine)) {
      for (const list of [...node.transitions.values(), node.always ?? []])
        for (const transition of list) found.set(transitionId(transition), transition);
    }
    return found;
  },
);

/** The state node and the event of a transition id. Node ids hold no `|`. */
export const splitTransitionId = (id: TransitionId): { nodeId: string; event: string } => {
  const parts = id.split('|');
  return { nodeId: parts[0] ?? '', event: parts.slice(1, -1).join('|') };
};
