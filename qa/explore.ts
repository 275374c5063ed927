import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import type { MachineCases } from '../machines/shared/cases';
import { createPureScope, type Recording } from './scope';
import { actorStimuli, eventStimuli, missingEventCases, type Stimulus } from './stimuli';
import { stableJson } from './stableJson';
import { withStubs } from './stub';
import { dueFirst, timersAfter, type Timer } from './timers';
import { transitionId, type TransitionId } from './transitions';

/** What a plan expects of a configuration. */
export type Observation = {
  readonly value: StateValue;
  readonly tags: readonly string[];
  readonly status: 'active' | 'done' | 'error' | 'stopped';
};

export type Edge = {
  readonly to: number;
  readonly stimulus: Stimulus;
  /** Transitions taken by the macrostep, in order, `always` and raised events included. */
  readonly transitions: readonly TransitionId[];
};

export type ExploredNode = {
  readonly observation: Observation;
  readonly snapshot: AnyMachineSnapshot;
  readonly edges: Edge[];
  /** Stimuli that the machine does not react to here. */
  readonly refused: Stimulus[];
  /** Reached but not left: the constraint or the limit ends here. */
  readonly isFrontier: boolean;
};

/** Where a life of the machine starts: one for each named input. */
export type Start = { readonly input: string; readonly to: number; readonly transitions: readonly TransitionId[] };

export type Exploration = {
  /** The machine with its actors stubbed. */
  readonly machine: AnyStateMachine;
  readonly starts: readonly Start[];
  readonly nodes: readonly ExploredNode[];
  /** True when the limit was met, so that something may exist beyond what is known here. */
  readonly isTruncated: boolean;
  /** Cases that the chart needs and the case file lacks. */
  readonly missing: readonly string[];
  /** Guards, actions or inputs that threw, and faults that the chart does not handle. */
  readonly errors: readonly string[];
};

type Configuration = {
  snapshot: AnyMachineSnapshot;
  settled: ReadonlySet<AnyActorRef>;
  timers: readonly Timer[];
};

/**
 * Every configuration that the cases can reach: by value, context, history, running actors and timers. Pure: nothing
 * runs, no clock ticks. Events take no time; of the timers only the one due first can fire.
 */
export const explore = (cases: MachineCases, options: { limit?: number } = {}): Exploration => {
  const limit = options.limit ?? cases.limit;
  const machine = withStubs(cases.machine);
  const pure = createPureScope();
  const events = eventStimuli(cases);
  const missing = new Set(missingEventCases(cases).map((type) => `event "${type}"`));
  const errors = new Set<string>();
  const nodes: ExploredNode[] = [];
  const configurations: Configuration[] = [];
  const indexByKey = new Map<string, number>();
  let isTruncated = false;

  const reach = (configuration: Configuration): number | undefined => {
    const key = keyOf(configuration);
    const known = indexByKey.get(key);
    if (known !== undefined) return known;
    if (nodes.length >= limit) {
      isTruncated = true;
      return undefined;
    }
    const { snapshot } = configuration;
    const isFrontier = snapshot.status === 'active' && !cases.constraint(snapshot.context);
    nodes.push({ observation: observe(snapshot), snapshot, edges: [], refused: [], isFrontier });
    configurations.push(configuration);
    indexByKey.set(key, nodes.length - 1);
    return nodes.length - 1;
  };

  const starts: Start[] = [];
  for (const [input, value] of Object.entries(cases.inputs)) {
    const recording = pure.begin(undefined);
    const snapshot = machine.getInitialSnapshot(pure.scope, value) as AnyMachineSnapshot;
    if (snapshot.status === 'error') {
      errors.add(`input "${input}": ${messageOf(snapshot.error)}`);
      continue;
    }
    const to = reach(next(snapshot, { settled: new Set(), timers: [] }, recording));
    if (to !== undefined) starts.push({ input, to, transitions: recording.transitions.map(transitionId) });
  }

  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    const here = configurations[index];
    if (!node || !here || node.isFrontier || here.snapshot.status !== 'active') continue;
    const actors = actorStimuli(cases, here.snapshot, runningActors(here));
    for (const name of actors.missing) missing.add(name);
    const timer = dueFirst(here.timers);
    const due: Stimulus[] = timer ? [{ kind: 'timer', type: timer.due.event.type, case: null, event: timer.due.event }] : [];

    for (const stimulus of [...events, ...actors.stimuli, ...due]) {
      const settled = settledBy(stimulus, here);
      const timers = stimulus.kind === 'timer' && timer ? timer.rest : here.timers;
      const recording = pure.begin(here.snapshot);
      let snapshot: AnyMachineSnapshot;
      try {
        snapshot = machine.transition(here.snapshot, stimulus.event, pure.scope) as AnyMachineSnapshot;
      } catch (error) {
        errors.add(`${where(here.snapshot)} on ${stimulus.type} (${stimulus.case ?? 'timer'}): ${messageOf(error)}`);
        continue;
      }
      if (snapshot.status === 'error') {
        errors.add(`${where(here.snapshot)} does not handle ${stimulus.type} (${stimulus.case ?? 'timer'}): ${messageOf(snapshot.error)}`);
        continue;
      }
      if (recording.transitions.length === 0 && (stimulus.kind === 'event' || stimulus.kind === 'snapshot')) {
        node.refused.push(stimulus);
        continue;
      }
      const to = reach(next(snapshot, { settled, timers }, recording));
      if (to !== undefined) node.edges.push({ to, stimulus, transitions: recording.transitions.map(transitionId) });
    }
  }
  return { machine, starts, nodes, isTruncated, missing: [...missing], errors: [...errors] };
};

const observe = (snapshot: AnyMachineSnapshot): Observation => ({
  value: snapshot.value as StateValue,
  tags: [...snapshot.tags].sort(),
  status: snapshot.status,
});

const next = (
  snapshot: AnyMachineSnapshot,
  { settled, timers }: { settled: ReadonlySet<AnyActorRef>; timers: readonly Timer[] },
  recording: Recording,
): Configuration =>
  snapshot.status === 'active'
    ? { snapshot, settled, timers: timersAfter(timers, recording.actions) }
    : { snapshot, settled: new Set(), timers: [] };

const childrenOf = (snapshot: AnyMachineSnapshot) => snapshot.children as Record<string, AnyActorRef | undefined>;

const runningActors = ({ snapshot, settled }: Configuration): string[] =>
  Object.entries(childrenOf(snapshot)).flatMap(([id, ref]) => (ref && !settled.has(ref) ? [id] : []));

const settledBy = ({ kind, actor }: Stimulus, { snapshot, settled }: Configuration): ReadonlySet<AnyActorRef> => {
  const ref = actor === undefined || kind === 'snapshot' ? undefined : childrenOf(snapshot)[actor];
  return ref ? new Set(settled).add(ref) : settled;
};

const keyOf = (configuration: Configuration): string => {
  const { snapshot, timers } = configuration;
  if (snapshot.status !== 'active') return stableJson([snapshot.value, snapshot.context, snapshot.status, snapshot.output]);
  const history = Object.entries(snapshot.historyValue as Record<string, { id: string }[]>).map(([id, list]) => [id, list.map((n) => n.id)]);
  return stableJson([
    snapshot.value,
    snapshot.context,
    history,
    Object.keys(childrenOf(snapshot)).sort(),
    runningActors(configuration).sort(),
    timers.map((timer) => [timer.event.type, timer.remaining]),
  ]);
};

const where = (snapshot: AnyMachineSnapshot) => `state ${stableJson(snapshot.value)}`;
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
