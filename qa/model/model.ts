import {
  getStateNodes,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type EventObject,
  type ExecutableActionObject,
  type StateValue,
} from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import { numbering } from '../base/numbering';
import { remembered } from '../base/remembered';
import { exactKeyOf, exactText, fingerprintOf } from '../base/exactKey';
import { createPureScope, type Recording } from './scope';
import { createStepper } from './step/step';
import {
  actorStimuli,
  descriptorMatches,
  eventStimuli,
  type Running,
  type Stimulus,
} from './stimuli';
import { stubInline, tellsAtStop, withStubs } from './stub';
import { afterFiring, dueIn, sentToItself, timersAfter, timersKeyOf, type Timers } from './timers';
import { stateNodesOf, transitionId, type TransitionId } from './transitions';
import { NO_TIMERS } from './zone';

/** A moment in the life of a machine: its snapshot, its ended actors, and its running timers. */
export type Configuration = Timers & {
  readonly snapshot: AnyMachineSnapshot;
  readonly settled: ReadonlySet<AnyActorRef>;
};

/** The result of one stimulus, or of a start. */
export type Moved = {
  readonly configuration: Configuration;
  /**
   * Transitions taken, in order, `always` and raised events included; none where a stimulus is
   * refused.
   */
  readonly transitions: readonly TransitionId[];
  readonly actions: readonly ExecutableActionObject[];
};

/**
 * A machine as a pure function from configuration and stimulus to configuration. Nothing runs, no
 * clock ticks.
 */
export type Model = {
  /** The machine with its actors stubbed. */
  readonly machine: AnyStateMachine;
  /**
   * True when a step accepts a watched context (`step/watched.ts`); xstate's own copies all of it.
   */
  readonly canBeWatched: boolean;
  /**
   * What can happen here, and the names of outcomes that the chart listens to and the case file
   * does not give.
   */
  readonly stimuli: (here: Configuration) => {
    stimuli: readonly Stimulus[];
    missing: readonly string[];
  };
  /**
   * True when no active state listens to an event of this type, so that it is refused whatever the
   * guards say.
   */
  readonly isDeafTo: (here: Configuration, stimulus: Stimulus) => boolean;
  /** Throws what a guard or an action throws, and a fault that the chart does not handle. */
  readonly start: (input: unknown) => Moved;
  readonly step: (here: Configuration, stimulus: Stimulus) => Moved;
};

/** Thrown by a machine that ends in an error. */
export class Unhandled extends Error {}

/**
 * The machine of a case file, or another version of it. Events take no time, and of the timers only
 * the one due first can fire; where it is timed, any time may pass before each event.
 */
export const createModel = (
  cases: MachineCases,
  version: AnyStateMachine = cases.machine,
  { isTimed = false }: { isTimed?: boolean } = {},
): Model => {
  const machine = withStubs(version);
  const pure = createPureScope();
  const isSelf = (target: unknown) => target === pure.scope.self;
  const noTimers: Timers = { timers: [], ...(isTimed && { zone: NO_TIMERS }) };
  const stepper = createStepper(machine);
  const events = eventStimuli(cases);
  const actors = actorStimuli(cases);
  const heardBy = remembered((nodes: readonly AnyStateNode[]) => typesHeardBy(nodes, events));
  const heardByStates = new Map<string, ReadonlySet<string> | 'anything'>();
  const heardByValue = (value: StateValue): ReadonlySet<string> | 'anything' => {
    const key = textOfValue(value);
    const heard =
      heardByStates.get(key) ?? typesHeardBy(getStateNodes(machine.root, value), events);
    heardByStates.set(key, heard);
    return heard;
  };
  /**
   * xstate asks the states of the value, and for eventless transitions those of its list of active
   * states. In a chart with history states, the two may differ.
   */
  const isHeard = ({ value, _nodes }: AnyMachineSnapshot, type: string): boolean =>
    hears(heardBy(_nodes as AnyStateNode[]), type) ||
    (stepper === undefined && hears(heardByValue(value as StateValue), type));

  /**
   * What the machine sent to itself without a delay, and what its new actors tell at once, comes
   * after the macrostep, as events.
   */
  const moved = (
    first: AnyMachineSnapshot,
    before: Omit<Configuration, 'snapshot'>,
    { transitions, actions }: Recording,
    from: AnyMachineSnapshot | undefined,
  ): Moved => {
    let snapshot = first;
    const { settled } = before;
    const mail = mailIn(actions, isSelf, { from, to: snapshot, settled });
    for (let count = 1, event = mail.shift(); event; count++, event = mail.shift()) {
      if (snapshot.status !== 'active') break;
      if (count > MOST_EVENTS)
        throw new Error(`${machine.id} has not settled after ${MOST_EVENTS} events to itself`);
      const here = snapshot;
      const recording = pure.begin(here);
      snapshot = stepTo(here, event, recording);
      if (FAREWELL in event && recording.transitions.length > 0)
        throw new Error(
          `${event.type} comes once more when that actor, of fromTransition, is stopped: what it ` +
            'holds then is not known',
        );
      transitions.push(...recording.transitions);
      actions.push(...recording.actions);
      mail.push(...mailIn(recording.actions, isSelf, { from: here, to: snapshot, settled }));
    }
    stubInline(childrenOf(snapshot));
    if (isActorLost(from, snapshot, actions))
      throw new Error(
        'spawnChild without an id: xstate keeps only the last such actor, under the name ' +
          `"${NAMELESS}", and forgets no stopped one; give it an id`,
      );
    if (snapshot.status === 'error') throw new Unhandled(messageOf(snapshot.error));
    const isActive = snapshot.status === 'active';
    const configuration = {
      snapshot,
      settled: isActive ? before.settled : NONE,
      ...(isActive ? timersAfter(before, actions, isSelf) : noTimers),
    };
    return { configuration, transitions: transitions.map(transitionId), actions };
  };

  /** xstate reports the transitions that it took by inspection, our own step returns them. */
  const stepTo = (
    before: AnyMachineSnapshot,
    event: EventObject,
    recording: Recording,
  ): AnyMachineSnapshot => {
    if (!stepper) return machine.transition(before, event, pure.scope) as AnyMachineSnapshot;
    const { snapshot, transitions } = stepper(before, event, pure.scope);
    recording.transitions.push(...transitions);
    return snapshot;
  };

  return {
    machine,
    canBeWatched: stepper !== undefined,
    stimuli: (here) => {
      const { stimuli, missing } = actors(here.snapshot, runningActors(here));
      const timers = dueIn(here).flatMap((index): Stimulus[] => {
        const event = here.timers[index]?.event;
        return event
          ? [
              {
                kind: 'timer',
                type: event.type,
                case: null,
                event,
                ...(isTimed && { timer: index }),
              },
            ]
          : [];
      });
      return { stimuli: [...events, ...stimuli, ...timers], missing };
    },
    isDeafTo: ({ snapshot }, { kind, type }) => kind === 'event' && !isHeard(snapshot, type),
    start: (input) => {
      const recording = pure.begin(undefined);
      return moved(
        machine.getInitialSnapshot(pure.scope, input) as AnyMachineSnapshot,
        { settled: NONE, ...noTimers },
        recording,
        undefined,
      );
    },
    step: (here, stimulus) => {
      const recording = pure.begin(here.snapshot);
      const snapshot = stepTo(here.snapshot, stimulus.event, recording);
      const timers = stimulus.kind === 'timer' ? afterFiring(here, stimulus.timer) : here;
      const settled = settledBy(stimulus, here);
      return moved(snapshot, { ...timers, settled }, recording, here.snapshot);
    },
  };
};

/** What xstate calls an actor that `spawnChild` starts without an id. */
const NAMELESS = 'undefined';

const isActorLost = (
  before: AnyMachineSnapshot | undefined,
  after: AnyMachineSnapshot,
  actions: readonly ExecutableActionObject[],
): boolean => {
  const { [NAMELESS]: kept } = childrenOf(after);
  if (!kept || after.status !== 'active') return false;
  const spawned = actions.filter(
    ({ type, params }) =>
      type === 'xstate.spawnChild' && (params as { id?: unknown }).id === undefined,
  );
  const isKeptStopped = actions.some(
    ({ type, params }) => type === 'xstate.stopChild' && params === kept,
  );
  const isReplaced = spawned.length > (before && childrenOf(before)[NAMELESS] ? 0 : 1);
  return isKeptStopped || isReplaced;
};

/** The most events that a machine may send to itself within one step. */
const MOST_EVENTS = 1_000;

/** The events that come to a machine from what it did itself, in the order in which they come. */
const mailIn = (
  actions: readonly ExecutableActionObject[],
  isSelf: (target: unknown) => boolean,
  {
    from,
    to,
    settled,
  }: { from?: AnyMachineSnapshot | undefined; to: AnyMachineSnapshot } & {
    settled: ReadonlySet<AnyActorRef>;
  },
): EventObject[] => {
  // Most steps write nothing; what follows is expensive.
  if (childrenOf(to) === (from && childrenOf(from)) && !actions.some(isMail)) return [];
  const told = new Set<unknown>();
  const stopped = new Set(
    actions.flatMap(({ type, params }) => (type === 'xstate.stopChild' ? [params] : [])),
  );
  const greetingOf = (actor: Follower | undefined): EventObject[] => {
    if (!actor?._syncSnapshot || told.has(actor) || stopped.has(actor)) return [];
    told.add(actor);
    return [snapshotOf(actor)];
  };
  const farewellOf = (actor: Follower | undefined): EventObject[] =>
    actor && !settled.has(actor) && tellsAtStop(actor) && wasThere(from, actor)
      ? [Object.assign(snapshotOf(actor), { [FAREWELL]: true })]
      : [];
  const sent = actions.flatMap((action): EventObject[] => {
    const { type, params } = action;
    if (type === 'xstate.spawnChild')
      return greetingOf((params as { actorRef?: Follower }).actorRef);
    if (type === 'xstate.stopChild') return farewellOf(params as Follower | undefined);
    if (type !== 'xstate.sendTo') return [];
    const own = sentToItself(action, isSelf);
    return own && own.delay === undefined ? [own.event] : [];
  });
  // An assignment starts its actors itself.
  const assigned = Object.values(childrenOf(to))
    .filter((child) => child && !wasThere(from, child))
    .flatMap((child) => greetingOf(child));
  return [...assigned, ...sent];
};

const isMail = ({ type }: ExecutableActionObject): boolean =>
  type === 'xstate.spawnChild' || type === 'xstate.stopChild' || type === 'xstate.sendTo';

/** Marks the last snapshot of an actor that is stopped. */
const FAREWELL = Symbol('farewell');

type Follower = AnyActorRef & { readonly _syncSnapshot?: boolean };

const snapshotOf = (actor: Follower): EventObject =>
  ({
    type: `xstate.snapshot.${actor.id}`,
    snapshot: actor.getSnapshot() as unknown,
  }) as EventObject;

const wasThere = (snapshot: AnyMachineSnapshot | undefined, actor: AnyActorRef): boolean =>
  snapshot !== undefined && Object.values(childrenOf(snapshot)).includes(actor);

const hears = (heard: ReadonlySet<string> | 'anything', type: string): boolean =>
  heard === 'anything' || heard.has(type);

/** A state with an `always` may answer any event with it. */
const typesHeardBy = (
  nodes: readonly AnyStateNode[],
  events: readonly Stimulus[],
): ReadonlySet<string> | 'anything' => {
  if (nodes.some((node) => node.always)) return 'anything';
  const descriptors = nodes.flatMap((node) => [...node.transitions.keys()]);
  const types = new Set(events.map((stimulus) => stimulus.type));
  return new Set(
    [...types].filter((type) =>
      descriptors.some((descriptor) => descriptorMatches(descriptor, type)),
    ),
  );
};

const NONE: ReadonlySet<AnyActorRef> = new Set();

/**
 * Whether the machine did not react to a stimulus. A timer or an outcome without a transition still
 * ends the timer or the actor.
 */
export const isRefused = ({ kind }: Stimulus, { transitions }: Moved): boolean =>
  transitions.length === 0 && (kind === 'event' || kind === 'snapshot');

/** Equal for configurations that no stimulus can ever tell apart. */
export const keyOf = (configuration: Configuration): string => {
  const { snapshot } = configuration;
  if (snapshot.status !== 'active')
    return exactText([snapshot.value, snapshot.context, snapshot.status, snapshot.output]);
  return `${restKeyOf(configuration)}|${contextKeyOf(snapshot.context as object)}`;
};

/** The key of everything but the context, for an active configuration. */
export const restKeyOf = (configuration: Configuration): string => {
  const { snapshot } = configuration;
  return [
    valueKeyOf(snapshot),
    historyOf(snapshot),
    namesOf(childrenOf(snapshot)),
    endedActors(configuration).sort().join(),
    timersKeyOf(configuration),
  ].join('|');
};

/**
 * The value, and the order of what is asked in order. Of two regions that take the same event, the
 * one that was entered first is asked first; of states with eventless transitions likewise.
 */
const valueKeyOf = ({ value, _nodes }: AnyMachineSnapshot): string =>
  `${textOfValue(value as StateValue)} ${orderThatCounts(_nodes as AnyStateNode[])}`;

/** The regions stay in the order in which the snapshot has them. */
const textOfValue = (value: StateValue): string =>
  typeof value === 'string' ? value : textOfRegions(value);
const textOfRegions = remembered((value: object): string => JSON.stringify(value));

const orderThatCounts = remembered((nodes: readonly AnyStateNode[]): string =>
  nodes
    // A history keeps the order of all states, and enters them again in it.
    .filter((node) => hasHistory(node.machine) || (isAtomic(node) && isEventless(node)))
    .map(({ order }) => order)
    .join(),
);

const hasHistory = remembered((machine: AnyStateNode['machine']): boolean =>
  stateNodesOf(machine).some(({ type }) => type === 'history'),
);

const isAtomic = ({ type }: AnyStateNode) => type === 'atomic' || type === 'final';

/** Whether a state or one around it has an `always`. */
const isEventless = ({ always, parent }: AnyStateNode): boolean =>
  always !== undefined || (parent !== undefined && isEventless(parent));

/** The remembered states of a snapshot's history nodes as text, to compare snapshots. */
export const historyOf = ({ historyValue }: AnyMachineSnapshot): string =>
  Object.entries(historyValue as Record<string, { id: string }[]>)
    .map(([id, list]) => `${id} ${list.map((node) => node.id).join()}`)
    .join(';');

/** The key of a value in short: contexts share their values, and long keys are expensive. */
type Short = {
  readonly number: number;
  /** Whether another value of the same content does as well. */
  readonly isExchangeable: boolean;
  readonly opaque: readonly string[];
  /** Of what may be changed in place without being noticed. */
  readonly fingerprint: string | undefined;
};
const numberOf = numbering<string>();
const shortOf = (value: unknown): Short => {
  const { text, opaque, isFragile, hasActors } = exactKeyOf(value, true);
  isAnyFragile ||= isFragile;
  return {
    number: numberOf(text),
    isExchangeable: !isFragile && !hasActors,
    opaque,
    fingerprint: isFragile ? fingerprintOf(value) : undefined,
  };
};
let isAnyFragile = false;
const shortOfObject = remembered<object, Short>(shortOf);
const shortOfPrimitive = new Map<unknown, Short>();
const shortFor = (value: unknown): Short => {
  if (typeof value === 'object' && value !== null) return shortOfObject(value);
  // A map takes -0 for 0.
  if (Object.is(value, -0)) return shortOf(value);
  const short = shortOfPrimitive.get(value) ?? shortOf(value);
  shortOfPrimitive.set(value, short);
  return short;
};

/** The fields of a context, which is frozen. An unassigned field holds what it held before. */
export const contextKeyOf = (context: object): string => {
  Object.freeze(context);
  let text = '';
  for (const key of Object.keys(context))
    text += `${key} ${shortFor((context as Readonly<Record<string, unknown>>)[key]).number},`;
  return text;
};

/** The same context, with the first object of a content for all others, where that is no matter. */
export const withFirsts = (context: object, firsts: Map<number, unknown>): object => {
  let changes: Record<string, unknown> | undefined;
  for (const [key, value] of Object.entries(context)) {
    if (typeof value !== 'object' || value === null) continue;
    const { number, isExchangeable } = shortOfObject(value as object);
    if (!isExchangeable) continue;
    const first = firsts.get(number);
    if (first === undefined) firsts.set(number, value);
    else if (first !== value) (changes ??= {})[key] = first;
  }
  return changes ? Object.freeze({ ...context, ...changes }) : context;
};

/** Fields that hold what only equals itself, with the name of its class. */
export const opaqueFieldsOf = (context: object): [field: string, name: string][] =>
  Object.entries(context).flatMap(([field, value]) =>
    shortFor(value).opaque.map((name): [string, string] => [field, name]),
  );

/** The fields of a context that were changed in place since they were keyed. */
export const changedInPlace = (context: object): string[] =>
  isAnyFragile
    ? Object.entries(context).flatMap(([field, value]) => {
        const { fingerprint } = shortFor(value);
        return fingerprint === undefined || fingerprint === fingerprintOf(value) ? [] : [field];
      })
    : [];

const namesOf = remembered((children: Readonly<Record<string, AnyActorRef | undefined>>): string =>
  Object.keys(children)
    .sort()
    .map((id) => {
      const child = children[id];
      return child ? (child.id === id ? id : `${id}=${child.id}`) : `${id}?`;
    })
    .join(),
);

/** The children of a snapshot. */
export const childrenOf = (snapshot: AnyMachineSnapshot) =>
  snapshot.children as Record<string, AnyActorRef | undefined>;

/** The actors that run and have told no end. */
export const runningActors = ({ snapshot, settled }: Configuration): Running[] =>
  Object.values(childrenOf(snapshot)).flatMap((ref) =>
    ref && !settled.has(ref) ? [{ id: ref.id, src: ref.src as unknown }] : [],
  );

/** The ids of the actors that run and have told no end. */
export const runningIds = remembered(
  (configuration: Configuration): ReadonlySet<string> =>
    new Set(runningActors(configuration).map(({ id }) => id)),
);

const endedActors = ({ snapshot, settled }: Configuration): string[] =>
  settled.size === 0
    ? []
    : Object.values(childrenOf(snapshot)).flatMap((ref) =>
        ref && settled.has(ref) ? [ref.id] : [],
      );

const settledBy = (
  { kind, actor }: Stimulus,
  { snapshot, settled }: Configuration,
): ReadonlySet<AnyActorRef> => {
  const ref =
    actor === undefined || kind === 'snapshot'
      ? undefined
      : Object.values(childrenOf(snapshot)).find((child) => child?.id === actor);
  return ref ? new Set(settled).add(ref) : settled;
};

/** The message of an error, in one line. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' ');
