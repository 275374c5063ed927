import { not, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { sampleOf, seeded } from '../base/seeded';
import { stateNodesOf, type TransitionId } from '../model/transitions';
import {
  chartAt,
  listOf,
  mutantOf,
  slotsOf,
  type ChartNode,
  type ChartTransition,
  type Slot,
} from './chart';

/** The kinds of changes that make mutants. */
export const OPERATORS = [
  'drop transition',
  'drop always',
  'drop timer',
  'retarget',
  'reorder',
  'flip guard',
  'drop action',
  'flip reenter',
] as const;
type Operator = (typeof OPERATORS)[number];

/** One small wrong change of a chart. */
export type Mutant = {
  readonly operator: Operator;
  /**
   * The transition that is changed, or `<state>|entry|<index>` and `<state>|exit|<index>` for an
   * action of a state.
   */
  readonly at: TransitionId;
  /** A description of the change. */
  readonly change: string;
  readonly reach: Reach;
  readonly build: () => AnyStateMachine;
};

/**
 * Where a change can make a difference: steps that take a transition, events in a state, or
 * entering, leaving or staying in a state.
 */
export type Reach =
  | { readonly kind: 'transition'; readonly id: TransitionId }
  | { readonly kind: 'event'; readonly node: string; readonly event: string }
  | { readonly kind: 'state'; readonly node: string };

/** Wrong targets for one transition. */
const WRONG_TARGETS = 2;

/** Every mutant of a machine, in document order. The same seed chooses the same wrong targets. */
export const mutantsOf = (machine: AnyStateMachine, { seed }: { seed: number }): Mutant[] => {
  const nodes = stateNodesOf(machine);
  return nodes.flatMap((node) => [
    ...actionMutants(machine, node),
    ...slotsOf(node).flatMap((slot) => transitionMutants(machine, slot, nodes, seed)),
  ]);
};

const transitionMutants = (
  machine: AnyStateMachine,
  slot: Slot,
  nodes: readonly AnyStateNode[],
  seed: number,
): Mutant[] => {
  const list = slot.read(machine.config as ChartNode);
  const idOf = (index: number) => `${slot.node.id}|${slot.event}|${index}`;
  const mutant = (
    operator: Operator,
    index: number,
    change: string,
    edit: (list: ChartTransition[]) => ChartTransition[],
  ): Mutant => ({
    operator,
    at: idOf(index),
    change,
    reach: reachOf(slot, operator, idOf(index)),
    build: () => mutantOf(machine, (root) => slot.write(root, edit(slot.read(root)))),
  });
  const put =
    (index: number, change: (transition: ChartTransition) => ChartTransition) =>
    (all: ChartTransition[]) =>
      all.map((transition, i) => (i === index ? change(transition) : transition));

  return list.flatMap((transition, index): Mutant[] => {
    const mutants = [
      mutant(dropOf(slot), index, 'is left out', (all) => all.filter((_, i) => i !== index)),
    ];
    for (const target of wrongTargets(
      machine,
      slot,
      index,
      transition,
      nodes,
      seeded(seed, idOf(index)),
    ))
      mutants.push(
        mutant(
          'retarget',
          index,
          `goes to ${target}`,
          put(index, (t) => ({ ...t, target: `#${target}` })),
        ),
      );
    const next = list[index + 1];
    if (next && (transition.guard !== undefined || next.guard !== undefined))
      mutants.push(
        mutant('reorder', index, `is tried after the next one`, (all) => swapped(all, index)),
      );
    if (transition.guard !== undefined)
      mutants.push(
        mutant(
          'flip guard',
          index,
          `${nameOf(transition.guard)} is negated`,
          put(index, (t) => ({ ...t, guard: not(t.guard as never) })),
        ),
      );
    const actions = listOf(transition.actions);
    actions.forEach((action, i) =>
      mutants.push(
        mutant(
          'drop action',
          index,
          `does not ${nameOf(action)}`,
          put(index, (t) => ({ ...t, actions: actions.filter((_, j) => j !== i) })),
        ),
      ),
    );
    if (canReenter(slot, index))
      mutants.push(
        mutant(
          'flip reenter',
          index,
          transition.reenter ? 'does not reenter' : 'reenters',
          put(index, (t) => ({ ...t, reenter: !t.reenter })),
        ),
      );
    return mutants;
  });
};

/**
 * A transition that a step does not take was not there for it, unless its guard is another one now.
 * A timer or a stream of snapshots is set up where its state is entered, so without it entering
 * differs as well.
 */
const reachOf = (
  { node: { id: node }, event, kind }: Slot,
  operator: Operator,
  id: TransitionId,
): Reach => {
  const isSetUp = kind === 'after' || event.startsWith('xstate.snapshot.');
  if (operator !== 'flip guard' && !(isSetUp && operator.startsWith('drop')))
    return { kind: 'transition', id };
  return kind === 'on' || kind === 'outcome'
    ? { kind: 'event', node, event }
    : { kind: 'state', node };
};

const dropOf = ({ kind }: Slot): Operator =>
  kind === 'always' ? 'drop always' : kind === 'after' ? 'drop timer' : 'drop transition';

const swapped = (list: readonly ChartTransition[], index: number): ChartTransition[] => {
  const before = list.slice(0, index);
  const pair = list.slice(index, index + 2).reverse();
  return [...before, ...pair, ...list.slice(index + 2)];
};

const actionMutants = (machine: AnyStateMachine, node: AnyStateNode): Mutant[] =>
  (['entry', 'exit'] as const).flatMap((when) => {
    const actions = listOf((node.config as ChartNode)[when]);
    return actions.map((action, index): Mutant => ({
      operator: 'drop action',
      at: `${node.id}|${when}|${index}`,
      change: `does not ${nameOf(action)}`,
      reach: { kind: 'state', node: node.id },
      build: () =>
        mutantOf(machine, (root) => {
          chartAt(root, node)[when] = actions.filter((_, i) => i !== index);
        }),
    }));
  });

const transitionOf = (slot: Slot, index: number) =>
  (slot.kind === 'always' ? slot.node.always : slot.node.transitions.get(slot.event))?.[index];

/**
 * Siblings of the target first (of the state itself, where there is none), then any other state
 * that holds no target.
 */
const wrongTargets = (
  machine: AnyStateMachine,
  slot: Slot,
  index: number,
  { target }: ChartTransition,
  nodes: readonly AnyStateNode[],
  random: () => number,
): string[] => {
  if (Array.isArray(target) && target.length > 1) return [];
  const right = transitionOf(slot, index)?.target?.[0];
  const centre = right ?? slot.node;
  const isWrong = (node: AnyStateNode) =>
    node !== right && node !== machine.root && node !== slot.node && node.type !== 'history';
  const siblings = Object.values(centre.parent?.states ?? {}).filter(isWrong);
  const others = nodes.filter((node) => isWrong(node) && !siblings.includes(node));
  const chosen = sampleOf(siblings, WRONG_TARGETS, random);
  return [...chosen, ...sampleOf(others, WRONG_TARGETS - chosen.length, random)].map(({ path }) =>
    [machine.id, ...path].join('.'),
  );
};

/**
 * Reentering makes a difference to a transition into the state itself, or into one of its own,
 * where entering does something.
 */
const canReenter = (slot: Slot, index: number): boolean => {
  const isWithin = (node: AnyStateNode | undefined): boolean =>
    node !== undefined && (node === slot.node || isWithin(node.parent));
  const { entry, exit, invoke, after, type } = slot.node;
  const doesSomething =
    entry.length > 0 ||
    exit.length > 0 ||
    invoke.length > 0 ||
    after.length > 0 ||
    type === 'parallel';
  return doesSomething && (transitionOf(slot, index)?.target ?? []).some(isWithin);
};

const nameOf = (thing: unknown): string => {
  if (typeof thing === 'string') return thing;
  const { type, name } = thing as { type?: unknown; name?: unknown };
  if (typeof type === 'string') return type;
  return typeof name === 'string' && name !== '' ? name : '(inline)';
};
