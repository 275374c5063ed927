import { createMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';

/** A machine's config as plain data that a mutation may write into. */
export type ChartNode = {
  id?: string;
  initial?: unknown;
  type?: string;
  entry?: unknown;
  exit?: unknown;
  always?: unknown;
  on?: Record<string, unknown>;
  after?: Record<string, unknown>;
  onDone?: unknown;
  invoke?: unknown;
  states?: Record<string, ChartNode>;
};
type ChartInvoke = {
  id?: string;
  onDone?: unknown;
  onError?: unknown;
  onSnapshot?: unknown;
};
export type ChartTransition = {
  target?: unknown;
  guard?: unknown;
  actions?: unknown;
  reenter?: boolean;
};

/** A mutant may loop endlessly; no machine takes nearly as many microsteps for one event. */
const MOST_MICROSTEPS = 200;

/** The machine as it is after `change` of a copy of its config; ids and implementations stay. */
export const mutantOf = (
  machine: AnyStateMachine,
  change: (root: ChartNode) => void,
): AnyStateMachine => {
  const chart = copy(machine.config) as ChartNode & { id: string };
  change(chart);
  return createMachine({
    ...chart,
    id: machine.id,
    options: { ...machine.options, maxIterations: MOST_MICROSTEPS },
  } as never).provide(machine.implementations as never);
};

/**
 * Copies arrays and plain objects, so that two states do not share them; functions and other values
 * stay as they are.
 */
const copy = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copy);
  if (
    typeof value !== 'object' ||
    value === null ||
    Object.getPrototypeOf(value) !== Object.prototype
  )
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]));
};

/** The config of a state node. */
export const chartAt = (root: ChartNode, { path }: Pick<AnyStateNode, 'path'>): ChartNode => {
  let node: ChartNode = root;
  for (const key of path) {
    const inner = node.states?.[key];
    if (!inner) throw new Error(`no state ${path.join('.')}`);
    node = inner;
  }
  return node;
};

/** A value of a chart's config as a list; empty when it is undefined. */
export const listOf = <T>(value: unknown): T[] =>
  value === undefined || value === null
    ? []
    : Array.isArray(value)
      ? [...(value as T[])]
      : [value as T];

/**
 * A list of transitions in a chart: those of one event of one state, in the order in which they are
 * tried.
 */
export type Slot = {
  readonly node: AnyStateNode;
  /** As in a transition id; empty for `always`. */
  readonly event: string;
  readonly kind: 'on' | 'always' | 'after' | 'done' | 'outcome';
  readonly read: (root: ChartNode) => ChartTransition[];
  readonly write: (root: ChartNode, list: readonly ChartTransition[]) => void;
};

/** Every list of transitions of one state node. */
export const slotsOf = (node: AnyStateNode): Slot[] => {
  const config = node.config as ChartNode;
  const slot = (
    kind: Slot['kind'],
    event: string,
    holderOf: (chart: ChartNode) => Record<string, unknown>,
    key: string,
  ): Slot => ({
    node,
    event,
    kind,
    read: (root) => transitionsIn(holderOf(chartAt(root, node)), key),
    write: (root, list) => {
      const holder = holderOf(chartAt(root, node));
      // A key without a value forbids its event; a missing key says nothing about it.
      if (list.length > 0) holder[key] = list;
      else Reflect.deleteProperty(holder, key);
    },
  });
  const invokes = listOf<ChartInvoke>(config.invoke);
  return [
    ...Object.keys(config.on ?? {}).map((key) => slot('on', key, (chart) => chart.on ?? {}, key)),
    ...Object.keys(config.after ?? {}).map((key) =>
      slot('after', `xstate.after.${key}.${node.id}`, (chart) => chart.after ?? {}, key),
    ),
    ...(config.always === undefined ? [] : [slot('always', '', (chart) => chart, 'always')]),
    ...(config.onDone === undefined
      ? []
      : [slot('done', `xstate.done.state.${node.id}`, (chart) => chart, 'onDone')]),
    ...invokes.flatMap((invoke, index) => {
      const id = invoke.id ?? `${index}.${node.id}`;
      const holderOf = (chart: ChartNode) =>
        (Array.isArray(chart.invoke) ? chart.invoke[index] : chart.invoke) as Record<
          string,
          unknown
        >;
      const events = {
        onDone: `xstate.done.actor.${id}`,
        onError: `xstate.error.actor.${id}`,
        onSnapshot: `xstate.snapshot.${id}`,
      } as const;
      return (['onDone', 'onError', 'onSnapshot'] as const)
        .filter((key) => invoke[key] !== undefined)
        .map((key) => slot('outcome', events[key], holderOf, key));
    }),
  ];
};

const transitionsIn = (holder: Record<string, unknown>, key: string): ChartTransition[] => {
  if (!(key in holder)) return [];
  const value = holder[key];
  return (Array.isArray(value) ? (value as unknown[]) : [value]).map((given) =>
    typeof given === 'object' && given !== null ? { ...given } : { target: given },
  );
};
