import type { ActorLogic, EventObject, NonReducibleUnknown, Snapshot } from 'xstate';
import { getShortestPaths, getSimplePaths } from '@xstate/graph';
import type { Edge, Exploration, Start } from '../explore/explore';

/**
 * The paths of the xstate package: a shortest path to each configuration, or every path without
 * repetition.
 */
export const GRAPH_STRATEGIES = ['shortest', 'simple'] as const;
export type GraphStrategy = (typeof GRAPH_STRATEGIES)[number];

/** A path through configurations, by their indexes. */
export type GraphPath = { readonly start: Start; readonly edges: readonly Edge[] };

/** Says why the package gives no paths. */
export class NoAnswer extends Error {}

/** Ms to wait: some machines of this repo have more simple paths than there are atoms. */
const PATIENCE = 10_000;

/** A configuration and a step of it, as the package sees them. */
type State = Snapshot<unknown> & { readonly index: number };
type Step = EventObject & { readonly edge: Edge | undefined; readonly name: string };

/**
 * The paths of `@xstate/graph` through what was explored. Its own algorithms run on configurations
 * that tell timers, actors and history apart, so each path can be walked. It gives up after
 * `patience` milliseconds and throws `NoAnswer`.
 */
export const graphPaths = (
  { machine, nodes, starts }: Exploration,
  strategy: GraphStrategy,
  patience = PATIENCE,
): GraphPath[] => {
  const find = strategy === 'shortest' ? getShortestPaths : getSimplePaths;
  const states = nodes.map((_, index): State => ({
    status: 'active',
    output: undefined,
    error: undefined,
    index,
  }));
  const stateAt = (index: number): State => {
    const state = states[index];
    if (!state) throw new Error(`no configuration ${index}`);
    return state;
  };
  const steps = nodes.map(({ edges }) =>
    edges.map((edge): Step => ({
      type: edge.stimulus.type,
      edge,
      name: `${edge.stimulus.type}\n${edge.stimulus.case}`,
    })),
  );
  const deadline = performance.now() + patience;
  const serializeState = ({ index }: State) => {
    if (performance.now() > deadline)
      throw new NoAnswer(
        `${machine.id}: the ${strategy} paths of @xstate/graph gave no answer in ` +
          `${patience / 1000} s`,
      );
    return String(index);
  };
  const logic: ActorLogic<State, Step, NonReducibleUnknown> = {
    getInitialSnapshot: () => stateAt(0),
    getPersistedSnapshot: (state) => state,
    transition: (state, { edge }) => (edge ? stateAt(edge.to) : state),
  };
  const from = (start: Start): GraphPath[] =>
    find(logic, {
      fromState: stateAt(start.to),
      events: ({ index }: State) => steps[index] ?? [],
      serializeState,
      serializeEvent: ({ name }: Step) => name,
    }).map((path) => ({ start, edges: path.steps.flatMap(({ event }) => event.edge ?? []) }));
  try {
    return starts.flatMap(from);
  } catch (error) {
    if (error instanceof RangeError)
      throw new NoAnswer(
        `${machine.id}: the ${strategy} paths of @xstate/graph gave up: ${error.message}`,
      );
    throw error;
  }
};
