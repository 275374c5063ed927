import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate';
import type { MachineCases, NamedCase } from '../../machines/shared/cases';
import { didYouMean } from '../base/nearest';
import { remembered } from '../base/remembered';
import { IDLE } from './stub';
import { stateNodesOf } from './transitions';

/**
 * Something that can happen to a machine: an event with a payload, an actor's outcome, or a timer.
 */
export type Stimulus = {
  readonly kind: 'event' | 'done' | 'error' | 'snapshot' | 'timer';
  /** The event type as the machine sees it. */
  readonly type: string;
  /** The case's name; null for timers, which carry nothing. */
  readonly case: string | null;
  /** The invoke id for outcomes. */
  readonly actor?: string;
  readonly event: EventObject;
  /** Which of the running timers, where time passes between events. */
  readonly timer?: number;
};

/** `type` or `type · case`, for people. */
export const stimulusLabel = (stimulus: { type: string; case: string | null }): string =>
  stimulus.case === null ? stimulus.type : `${stimulus.type} · ${stimulus.case}`;

const isInternal = (type: string) => type.startsWith('xstate.');

/** The events of a case file, once for each payload, in the file's order. */
export const eventStimuli = (cases: MachineCases): Stimulus[] =>
  Object.entries(cases.events).flatMap(([type, list]) =>
    list.map(({ name, ...payload }): Stimulus => {
      const own = Object.keys(payload);
      const fields =
        own.length === 1 && own[0] === 'with'
          ? (payload as unknown as { with: object }).with
          : payload;
      return { kind: 'event', type, case: name, event: { ...fields, type } };
    }),
  );

/** What an actor's event says, and of which actor; undefined for every other event type. */
export const outcomeOf = (
  type: string,
): { kind: 'done' | 'error' | 'snapshot'; actor: string } | undefined => {
  const [, kind, actor] = /^xstate\.(done|error|snapshot)\.(?:actor\.)?(.+)$/.exec(type) ?? [];
  if (!actor || type.startsWith('xstate.done.state.')) return undefined;
  return { kind: kind as 'done' | 'error' | 'snapshot', actor };
};

/** Event types that the chart names and the case file does not. */
export const missingEventCases = (cases: MachineCases): string[] =>
  cases.machine.events
    .map(String)
    .filter((type) => !isInternal(type) && !type.includes('*') && !(type in cases.events));

/**
 * Names of the case file that the chart does not know, or that are ambiguous, each as a sentence.
 */
export const misnamedCases = ({ machine, events, actors }: MachineCases): string[] => {
  const descriptors = [
    ...new Set(stateNodesOf(machine).flatMap((node) => [...node.transitions.keys()])),
  ];
  const isHeard = (type: string) =>
    descriptors.some((descriptor) => descriptorMatches(descriptor, type));
  const invoked = [
    ...stateNodesOf(machine).flatMap((node) => node.invoke.flatMap(({ id, src }) => [id, src])),
    ...Object.keys(machine.implementations.actors ?? {}),
  ].filter((name): name is string => typeof name === 'string');
  const answers = (id: string) => ['done', 'error'].map((kind) => `xstate.${kind}.actor.${id}`);
  return [
    ...Object.entries(events)
      .filter(([type, list]) => list.length > 0 && !isHeard(type))
      .map(([type]) =>
        misnamed(
          'event',
          type,
          descriptors.filter((one) => !isInternal(one)),
        ),
      ),
    ...Object.entries(events).flatMap(([type, list]) =>
      twice(list).map(
        (name) =>
          `The case file has two cases "${name}" of event "${type}": only the first is ever taken.`,
      ),
    ),
    ...Object.entries(actors).flatMap(([id, outcomes]) =>
      (['done', 'error', 'snapshot'] as const).flatMap((kind) =>
        twice(outcomes?.[kind] ?? []).map(
          (name) =>
            `The case file has two cases "${name}" for ${kind} of actor "${id}": ` +
            'only the first is ever taken.',
        ),
      ),
    ),
    ...Object.keys(actors)
      .filter((id) => !invoked.includes(id) && !answers(id).some(isHeard))
      .map((id) => misnamed('actor', id, invoked)),
  ];
};

const twice = (list: readonly NamedCase[]): string[] => {
  const names = list.map(({ name }) => name);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
};

const misnamed = (what: string, name: string, names: readonly string[]): string =>
  `The case file names ${what} "${name}", which the chart does not know.${didYouMean(name, names)}`;

/** Whether a descriptor of a chart (`a.b`, `a.*`, `*`) takes an event type. */
export const descriptorMatches = (descriptor: string, type: string): boolean =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') &&
    (type === descriptor.slice(0, -2) || type.startsWith(descriptor.slice(0, -1))));

const descriptorsOf = remembered((nodes: readonly AnyStateNode[]) => [
  ...new Set(nodes.flatMap((node) => [...node.transitions.keys()])),
]);
const descriptorsIn = (snapshot: AnyMachineSnapshot): readonly string[] =>
  descriptorsOf(snapshot._nodes as AnyStateNode[]);

/** An actor by its id, and by the name of its logic where it has one. */
export type Running = { readonly id: string; readonly src: unknown };

/** The outcomes that the case file gives for an actor: by its id, or else by its source. */
export const casesOfActor = (
  { actors }: Pick<MachineCases, 'actors'>,
  { id, src }: Running,
): MachineCases['actors'][string] =>
  actors[id] ?? (typeof src === 'string' ? actors[src] : undefined);

/** The actor that a chart invokes by this id, or that is spawned with the name of its source. */
export const actorOf = (machine: AnyStateMachine, id: string): Running => ({
  id,
  src:
    stateNodesOf(machine)
      .flatMap(({ invoke }) => invoke)
      .find((invocation) => invocation.id === id)?.src ?? id.replace(/:\d+$/, ''),
});

type Outcomes = {
  readonly given: readonly Stimulus[];
  readonly lacking: readonly { readonly kind: string; readonly type: string }[];
};

/**
 * Outcomes that the actors running now can have. An outcome that the chart listens to and the case
 * file does not give is reported in `missing`, never invented.
 */
export const actorStimuli = (
  cases: MachineCases,
): ((
  snapshot: AnyMachineSnapshot,
  running: readonly Running[],
) => { stimuli: Stimulus[]; missing: string[] }) => {
  const known = new Map<string, Outcomes>();
  const outcomes = (actor: Running): Outcomes => {
    const found = known.get(actor.id) ?? outcomesOf(cases, actor);
    known.set(actor.id, found);
    return found;
  };
  return (snapshot, running) => {
    const all = running.map((actor) => ({ actor: nameOf(actor), ...outcomes(actor) }));
    const missing = all.flatMap(({ actor, lacking }) => {
      if (lacking.length === 0) return [];
      const isHeard = (type: string) =>
        descriptorsIn(snapshot).some(
          (descriptor) => descriptor !== '*' && descriptorMatches(descriptor, type),
        );
      return lacking
        .filter(({ type }) => isHeard(type))
        .map(({ kind }) => `${kind} of actor "${actor}"`);
    });
    return { stimuli: all.flatMap(({ given }) => given), missing };
  };
};

/** The name by which a case file knows an actor; xstate makes up an id where a chart gives none. */
const nameOf = ({ id, src }: Running): string =>
  typeof src === 'string' && (/^\d+\./.test(id) || id.startsWith(`${src}:`)) ? src : id;

const outcomesOf = (cases: MachineCases, running: Running): Outcomes => {
  const { done, error, snapshot } = casesOfActor(cases, running) ?? {};
  const actor = running.id;
  const kinds = [
    {
      kind: 'done' as const,
      type: `xstate.done.actor.${actor}`,
      list: done?.map((c) => ({ name: c.name, event: { output: c.output, actorId: actor } })),
    },
    {
      kind: 'error' as const,
      type: `xstate.error.actor.${actor}`,
      list: error?.map((c) => ({ name: c.name, event: { error: c.error, actorId: actor } })),
    },
    {
      kind: 'snapshot' as const,
      type: `xstate.snapshot.${actor}`,
      list: snapshot?.map((c) => ({
        name: c.name,
        event: { snapshot: { ...IDLE, ...c.snapshot } },
      })),
    },
  ];
  return {
    given: kinds.flatMap(({ kind, type, list = [] }) =>
      list.map(({ name, event }): Stimulus => ({
        kind,
        type,
        case: name,
        actor,
        event: { ...event, type },
      })),
    ),
    lacking: kinds.filter(({ list }) => !list),
  };
};
