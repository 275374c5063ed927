import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { config } from '../base/config';
import { stateNodesOf, transitionsOf, type TransitionId } from './transitions';

/** A statement of the specification, and the place of the chart that keeps it. */
export type Requirement = {
  readonly clause: string;
  readonly text: string;
  /** The id of a state node, or of a transition (`nodeId|event|index`). */
  readonly at: string;
};

/**
 * Every statement that a chart has in `meta.requirement`; a statement in several places is listed
 * for each.
 */
export const requirementsOf = (machine: AnyStateMachine): Requirement[] => [
  ...stateNodesOf(machine).flatMap((node) => requirementsIn(node.meta, node.id)),
  ...[...transitionsOf(machine)].flatMap(([id, { meta }]) => requirementsIn(meta, id)),
];

const requirementsIn = (meta: unknown, at: string): Requirement[] =>
  clausesOf(meta).map((clause) => ({
    clause,
    text: config.requirements[clause] ?? '',
    at,
  }));

const clausesOf = (meta: unknown): readonly string[] =>
  typeof meta === 'object' && meta !== null && 'requirement' in meta
    ? (meta.requirement as readonly string[])
    : [];

/** True when there is such a statement. */
export const isClause = (id: string): boolean => id in config.requirements;

/** The places among them that a set of transitions comes through: taken, or entered on the way. */
export const keptBy = (
  machine: AnyStateMachine,
  requirements: readonly Requirement[],
  covered: ReadonlySet<TransitionId>,
): Requirement[] => {
  const entered = statesEntered(machine, covered);
  return requirements.filter(({ at }) => covered.has(at) || entered.has(at));
};

/**
 * The ids of the states that a machine is in from its start, and of those that the transitions lead
 * to.
 */
export const statesEntered = (
  machine: AnyStateMachine,
  covered: ReadonlySet<TransitionId>,
): Set<string> => {
  const entered = new Set<string>();
  const enterWithin = (node: AnyStateNode) => {
    entered.add(node.id);
    const inner: readonly AnyStateNode[] =
      node.type === 'parallel' ? Object.values(node.states) : (node.initial?.target ?? []);
    inner.forEach(enterWithin);
  };
  const enter = (node: AnyStateNode) => {
    enterWithin(node);
    for (let outer = node.parent; outer; outer = outer.parent) {
      entered.add(outer.id);
      if (outer.type === 'parallel')
        Object.values(outer.states)
          .filter(({ id }) => !entered.has(id))
          .forEach(enterWithin);
    }
  };
  enterWithin(machine.root);
  for (const [id, transition] of transitionsOf(machine)) {
    if (!covered.has(id)) continue;
    enter(transition.source);
    transition.target?.forEach(enter);
  }
  return entered;
};
