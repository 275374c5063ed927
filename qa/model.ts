import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, ExecutableActionObject } from 'xstate';
import type { MachineCases } from '../machines/shared/cases';
import { createPureScope, type Recording } from './scope';
import { stableJson } from './stableJson';
import { actorStimuli, descriptorMatches, eventStimuli, type Stimulus } from './stimuli';
import { withStubs } from './stub';
import { dueFirst, timersAfter, type Timer } from './timers';
import { transitionId, type TransitionId } from './transitions';

/** Where a life of a machine stands: what its snapshot says, which of its actors have ended, which timers run. */
export type Configuration = {
  readonly snapshot: AnyMachineSnapshot;
  readonly settled: ReadonlySet<AnyActorRef>;
  readonly timers: readonly Timer[];
};

/** What one stimulus, or a start, came to. */
export type Moved = {
  readonly configuration: Configuration;
  /** Transitions taken, in order, `always` and raised events included; none where a stimulus is refused. */
  readonly transitions: readonly TransitionId[];
  readonly actions: readonly ExecutableActionObject[];
};

/** A machine as a pure function from configuration and stimulus to configuration. Nothing runs, no clock ticks. */
export type Model = {
  /** The machine with its actors stubbed. */
  readonly machine: AnyStateMachine;
  /** What can happen here, and the names of outcomes that the chart listens to and the case file does not give. */
  readonly stimuli: (here: Configuration) => { stimuli: readonly Stimulus[]; missing: readonly string[] };
  /** Whether no active state listens to an event of this type, so that no guard need be asked to know that it is refused. */
  readonly isDeafTo: (here: Configuration, stimulus: Stimulus) => boolean;
  /** Throws what a guard or an action throws, and a fault that the chart does not handle. */
  readonly start: (input: unknown) => Moved;
  readonly step: (here: Configuration, stimulus: Stimulus) => Moved;
};

/** Thrown by a machine that ends in an error. */
export class Unhandled extends Error {}

/**
 * The machine of a case file, or another version of it. Events take no time; of the timers only the one due first can
 * fire.
 */
export const createModel = (cases: MachineCases, version: AnyStateMachine = cases.machine): Model => {
  const machine = withStubs(version);
  const pure = createPureScope();
  const events = eventStimuli(cases);
  const heard = new Map<string, ReadonlySet<string> | 'anything'>();
  const heardIn = (nodes: readonly AnyStateNode[]) => {
    const key = nodes.map((node) => node.order).join();
    const known = heard.get(key) ?? typesHeardBy(nodes, events);
    heard.set(key, known);
    return known;
  };

  const moved = (snapshot: AnyMachineSnapshot, before: Omit<Configuration, 'snapshot'>, { transitions, actions }: Recording): Moved => {
    if (snapshot.status === 'error') throw new Unhandled(messageOf(snapshot.error));
    const isActive = snapshot.status === 'active';
    const configuration = { snapshot, settled: isActive ? before.settled : NONE, timers: isActive ? timersAfter(before.timers, actions) : [] };
    return { configuration, transitions: transitions.map(transitionId), actions };
  };

  return {
    machine,
    stimuli: (here) => {
      const { stimuli, missing } = actorStimuli(cases, here.snapshot, runningActors(here));
      const due = dueFirst(here.timers)?.due.event;
      const timers: Stimulus[] = due ? [{ kind: 'timer', type: due.type, case: null, event: due }] : [];
      return { stimuli: [...events, ...stimuli, ...timers], missing };
    },
    isDeafTo: ({ snapshot }, { kind, type }) => {
      const types = kind === 'event' ? heardIn(snapshot._nodes as AnyStateNode[]) : 'anything';
      return types !== 'anything' && !types.has(type);
    },
    start: (input) => {
      const recording = pure.begin(undefined);
      return moved(machine.getInitialSnapshot(pure.scope, input) as AnyMachineSnapshot, { settled: NONE, timers: [] }, recording);
    },
    step: (here, stimulus) => {
      const recording = pure.begin(here.snapshot);
      const snapshot = machine.transition(here.snapshot, stimulus.event, pure.scope) as AnyMachineSnapshot;
      const timers = stimulus.kind === 'timer' ? (dueFirst(here.timers)?.rest ?? []) : here.timers;
      return moved(snapshot, { settled: settledBy(stimulus, here), timers }, recording);
    },
  };
};

/** A state with an `always` may answer any event by it. */
const typesHeardBy = (nodes: readonly AnyStateNode[], events: readonly Stimulus[]): ReadonlySet<string> | 'anything' => {
  if (nodes.some((node) => node.always)) return 'anything';
  const descriptors = nodes.flatMap((node) => [...node.transitions.keys()]);
  const types = new Set(events.map((stimulus) => stimulus.type));
  return new Set([...types].filter((type) => descriptors.some((descriptor) => descriptorMatches(descriptor, type))));
};

const NONE: ReadonlySet<AnyActorRef> = new Set();

/** Whether the machine did not react to a stimulus. A timer or an outcome without a transition still ends the timer or the actor. */
export const isRefused = ({ kind }: Stimulus, { transitions }: Moved): boolean => transitions.length === 0 && (kind === 'event' || kind === 'snapshot');

/** Equal for configurations that no stimulus can ever tell apart. */
export const keyOf = (configuration: Configuration): string => {
  const { snapshot, timers } = configuration;
  if (snapshot.status !== 'active') return stableJson([snapshot.value, snapshot.context, snapshot.status, snapshot.output]);
  const history = Object.entries(snapshot.historyValue as Record<string, { id: string }[]>).map(([id, list]) => [id, list.map((n) => n.id)]);
  return stableJson([
    snapshot.value,
    fieldsOf(snapshot.context),
    history,
    Object.keys(childrenOf(snapshot)).sort(),
    runningActors(configuration).sort(),
    timers.map((timer) => [timer.event.type, timer.remaining]),
  ]);
};

const numbers = new Map<string, number>();
const numberByObject = new WeakMap<object, number>();

/** The fields of a context, numbers standing for objects: contexts share them, and long keys are dear. */
const fieldsOf = (context: unknown): unknown =>
  Object.entries((context ?? {}) as Record<string, unknown>)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => (value !== null && typeof value === 'object' ? [key, '#', numberOf(value)] : [key, value]));

const numberOf = (value: object): number => {
  const known = numberByObject.get(value);
  if (known !== undefined) return known;
  const text = stableJson(value);
  const number = numbers.get(text) ?? numbers.size;
  numbers.set(text, number);
  numberByObject.set(value, number);
  return number;
};

const childrenOf = (snapshot: AnyMachineSnapshot) => snapshot.children as Record<string, AnyActorRef | undefined>;

const runningActors = ({ snapshot, settled }: Configuration): string[] =>
  Object.entries(childrenOf(snapshot)).flatMap(([id, ref]) => (ref && !settled.has(ref) ? [id] : []));

const settledBy = ({ kind, actor }: Stimulus, { snapshot, settled }: Configuration): ReadonlySet<AnyActorRef> => {
  const ref = actor === undefined || kind === 'snapshot' ? undefined : childrenOf(snapshot)[actor];
  return ref ? new Set(settled).add(ref) : settled;
};

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
