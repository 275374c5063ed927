import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/**
 * `nodeId|event|index`; the event is empty for `always`. The same for every `provide`d version of a
 * machine.
 */
export const transitionId = (transition: AnyTransitionDefinition): string => {
  const { source, eventType } = transition;
  const siblings =
    eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  return `${source.id}|${eventType}|${siblings.indexOf(transition)}`;
};

export type ChartTransition = {
  readonly id: string;
  readonly source: string;
  /** Event type; empty for `always`. */
  readonly event: string;
  readonly guard: string | null;
  readonly actions: readonly string[];
  /** Ids of the targets; none for a transition that stays. */
  readonly targets: readonly string[];
};
export type ChartState = {
  readonly id: string;
  readonly key: string;
  readonly kind: AnyStateNode['type'];
  readonly isInitial: boolean;
  readonly tags: readonly string[];
  /** The actors that run while the state is active; `src` is `actor` when it has no name. */
  readonly invokes: ReadonlyArray<{ readonly id: string; readonly src: string }>;
  readonly transitions: readonly ChartTransition[];
  readonly states: readonly ChartState[];
};

/**
 * The chart of a machine as names only, for drawing and printing: no context, input, params or
 * function.
 */
export const chartOf = (machine: AnyStateMachine): ChartState => stateOf(machine.root, false);

const stateOf = (node: AnyStateNode, isInitial: boolean): ChartState => {
  const initial = node.type === 'compound' ? node.initial.target.map((target) => target.id) : [];
  return {
    id: node.id,
    key: node.key,
    kind: node.type,
    isInitial,
    tags: [...node.tags],
    invokes: node.invoke.map(({ id, src }) => ({
      id,
      src: typeof src === 'string' && !src.includes('.invoke.') ? src : 'actor',
    })),
    transitions: [...(node.always ?? []), ...[...node.transitions.values()].flat()].map(
      chartTransition,
    ),
    states: Object.values(node.states).map((child) => stateOf(child, initial.includes(child.id))),
  };
};

const chartTransition = (transition: AnyTransitionDefinition): ChartTransition => ({
  id: transitionId(transition),
  source: transition.source.id,
  event: transition.eventType,
  guard: transition.guard === undefined ? null : nameOf(transition.guard) || 'guard',
  actions: transition.actions.map((action) => nameOf(action) || 'action'),
  targets: transition.target?.map(({ id }) => id) ?? [],
});

/** An inline guard or action has only its function's name. */
const nameOf = (thing: unknown): string | undefined => {
  if (typeof thing === 'string') return thing;
  const { type, name } = thing as { type?: string; name?: string };
  return type ?? name;
};

/**
 * Eight hex digits that identify the states and transitions of a machine: targets, and guards and
 * actions by name. Their bodies differ from build to build of the same source.
 */
export const chartHash = (machine: AnyStateMachine): string => {
  let hash = FNV_OFFSET;
  for (const line of linesOf(machine.root)) {
    for (const letter of `${line}\n`)
      hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
};

const FNV_OFFSET = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;

const linesOf = (node: AnyStateNode): string[] => [
  [node.id, node.type, ...[...node.entry, ...node.exit].map(lastingName)].join(' '),
  ...[...node.transitions.values(), node.always ?? []]
    .flat()
    .map((transition) =>
      [
        transitionId(transition),
        lastingName(transition.guard),
        ...(transition.target ?? []).map(({ id }) => id),
        ...transition.actions.map(lastingName),
      ].join(' '),
    ),
  ...Object.values(node.states).flatMap(linesOf),
];

/** A guard or an action that is a function has no name that survives a build. */
const lastingName = (thing: unknown): string =>
  typeof thing === 'string'
    ? thing
    : typeof thing === 'object' && thing !== null
      ? String((thing as { type?: unknown }).type)
      : typeof thing;
