import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import type { Rule } from '../../machines/shared/properties';
import { stateNodesOf } from '../model/transitions';
import { isAnswered } from './fairness';

/**
 * Whether the chart alone shows that a state is left in every life, whatever is in the context: so
 * long as it is there, one of its own promises or timers runs, and each end of that leads out by a
 * branch without a guard. It decides what exploring to a bound cannot. False where the chart is not
 * so simple; it says nothing then.
 */
export const isLeftByChart = (rule: Rule, cases: MachineCases): boolean => {
  if (rule.kind !== 'leadsTo' || rule.leaves === undefined) return false;
  const path = rule.leaves.join('.');
  const nodes = stateNodesOf(cases.machine);
  if (canStepAtOnce(cases.machine, nodes)) return false;
  const state = nodes.find((node) => node.path.join('.') === path);
  if (!state || nodes.some((node) => (node.always ?? []).some((one) => enters(one, state))))
    return false;
  const mayComeAgain = (event: string) => !rule.finitely.includes(event);
  const beginsAgain = nodes
    .filter((node) => isBeside(node, state))
    .flatMap((node) => transitionsOf(node))
    .some((one) => mayComeAgain(one.eventType) && beginsItAgain(one, state));
  if (beginsAgain) return false;
  const isWayOut = (event: string): boolean =>
    leadsOut(state.transitions.get(event) ?? [], state) &&
    !nodes.some((node) => isWithin(node, state) && node !== state && handles(node, event));
  const ends = state.invoke.some(
    (actor) =>
      isAnswered(cases, { id: actor.id, src: actor.src }, rule.ending) &&
      isWayOut(`xstate.done.actor.${actor.id}`) &&
      isWayOut(`xstate.error.actor.${actor.id}`),
  );
  return ends || state.after.some(({ eventType }) => isWayOut(eventType));
};

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] =>
  [...node.transitions.values()].flat();
const handles = (node: AnyStateNode, event: string): boolean =>
  transitionsOf(node).some(({ eventType }) => eventType === event || eventType.endsWith('*'));

/** Whether a node is the other one or lies in it. */
const isWithin = (node: AnyStateNode, other: AnyStateNode): boolean =>
  node === other || (node.parent !== undefined && isWithin(node.parent, other));
/** Whether a node can be active together with the other one. */
const isBeside = (node: AnyStateNode, other: AnyStateNode): boolean =>
  isWithin(node, other) || isWithin(other, node) || nearestOver(node, other)?.type === 'parallel';
const nearestOver = (node: AnyStateNode, other: AnyStateNode): AnyStateNode | undefined =>
  isWithin(other, node) ? node : node.parent && nearestOver(node.parent, other);

/** Whether a state is entered with a target: by itself, or as what its beginning leads to. */
const isEnteredWith = (target: AnyStateNode, state: AnyStateNode): boolean =>
  isWithin(target, state) || (isWithin(state, target) && !isElsewhere(target, state));
/** Whether a compound state on the way surely begins with another child, and has no history. */
const isElsewhere = (target: AnyStateNode, state: AnyStateNode): boolean => {
  for (let node = state; node !== target && node.parent; node = node.parent) {
    const { parent } = node;
    if (Object.values(parent.states).some(({ type }) => type === 'history')) return false;
    if (parent.type === 'compound' && parent.config.initial !== node.key) return true;
  }
  return false;
};
const enters = ({ target = [] }: AnyTransitionDefinition, state: AnyStateNode): boolean =>
  target.some((one) =>
    one.type === 'history'
      ? one.parent !== undefined && isWithin(state, one.parent)
      : isEnteredWith(one, state),
  );

/** A step from within to within leaves what runs alone. */
const beginsItAgain = (one: AnyTransitionDefinition, state: AnyStateNode): boolean =>
  enters(one, state) &&
  !(
    isWithin(one.source, state) &&
    !one.reenter &&
    (one.target ?? []).every((target) => target !== state && isWithin(target, state))
  );

/** Whether an event surely leads out: every branch does, and the last one has no guard. */
const leadsOut = (branches: readonly AnyTransitionDefinition[], state: AnyStateNode): boolean =>
  branches.length > 0 &&
  branches.at(-1)?.guard === undefined &&
  branches.every(
    (one) =>
      (one.target ?? []).length > 0 &&
      (one.target ?? []).every((target) => !isWithin(state, target)) &&
      !enters(one, state),
  );

/** Whether an action may bring another step in the same moment, or stop what runs. */
const canStepAtOnce = (
  { implementations }: AnyStateMachine,
  nodes: readonly AnyStateNode[],
): boolean =>
  [
    ...Object.values(implementations.actions as Record<string, unknown>),
    ...nodes.flatMap(({ entry, exit }) => [...entry, ...exit] as unknown[]),
    ...nodes.flatMap(transitionsOf).flatMap(({ actions }) => actions as unknown[]),
  ].some(
    (action) =>
      typeof action === 'function' &&
      'type' in action &&
      AT_ONCE.includes(String(action.type)) &&
      !('delay' in action && action.delay !== undefined),
  );
const AT_ONCE = ['xstate.raise', 'xstate.enqueueActions', 'xstate.stopChild'];
