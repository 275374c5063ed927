import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import type { Edge, Exploration } from '../explore/explore';
import { nodeAt } from './moments';
import { runningActors } from '../model/model';
import { casesOfActor, type Running } from '../model/stimuli';
import { stateNodesOf } from '../model/transitions';

/** An actor or a timer that comes to its end, as long as nothing stops it. */
export type Due = string;
/** What is due in a configuration, by its number. */
export type DuesOf = (node: number) => ReadonlySet<Due>;

const actorDue = (id: string): Due => `actor ${id}`;
const timerDue = (type: string): Due => `timer ${type}`;

/** What is due in a configuration. `ending`: child machines that come to an end. */
export const createDues = (
  cases: MachineCases,
  exploration: Exploration,
  ending: readonly string[],
): DuesOf => {
  const known = new Map<string, boolean>();
  const isAnswering = (actor: Running): boolean => {
    const key = `${actor.id} ${String(actor.src)}`;
    const value = known.get(key) ?? isAnswered(cases, actor, ending);
    known.set(key, value);
    return value;
  };
  return (node) => {
    const {
      snapshot: { status },
      configuration,
    } = nodeAt(exploration, node);
    return status === 'active'
      ? new Set([
          ...runningActors(configuration)
            .filter(isAnswering)
            .map(({ id }) => actorDue(id)),
          ...configuration.timers.map(({ event }) => timerDue(event.type)),
        ])
      : new Set();
  };
};

/** What is no longer due after a step, or due for another, later life. */
export const relievedBy = ({ stimulus: { kind, type, actor }, begun }: Edge): readonly Due[] => [
  ...(actor !== undefined && (kind === 'done' || kind === 'error') ? [actorDue(actor)] : []),
  ...(kind === 'timer' ? [timerDue(type)] : []),
  ...begun.actors.map(actorDue),
  ...begun.timers.map(timerDue),
];

/**
 * A promise that has a case for its answer. A stream need not end, and a child machine may wait for
 * a person.
 */
export const isAnswered = (
  cases: MachineCases,
  actor: Running,
  ending: readonly string[],
): boolean => {
  const logic = logicOf(cases.machine, actor.src);
  const isPromise = logic !== undefined && !('__xstatenode' in logic);
  const name = typeof actor.src === 'string' ? actor.src : '';
  return (
    (isPromise || ending.includes(actor.id) || ending.includes(name)) &&
    (casesOfActor(cases, actor)?.done?.length ?? 0) > 0
  );
};

/** The logic of an actor, named or written where it is invoked. */
const logicOf = (machine: AnyStateMachine, src: unknown): AnyActorLogic | undefined => {
  if (typeof src !== 'string') return src as AnyActorLogic | undefined;
  const named = machine.implementations.actors as Record<string, AnyActorLogic | undefined>;
  return named[src] ?? inlineLogicOf(machine, src);
};

const inlineLogicOf = (machine: AnyStateMachine, src: string): AnyActorLogic | undefined => {
  const [, index = '0', id] = /^xstate\.invoke\.(\d+)\.(.+)$/.exec(src) ?? [];
  const invoke = stateNodesOf(machine).find((node) => node.id === id)?.config.invoke as unknown;
  const list = (Array.isArray(invoke) ? invoke : [invoke]) as ({ src?: unknown } | undefined)[];
  const logic = list[Number(index)]?.src;
  return typeof logic === 'object' && logic !== null ? (logic as AnyActorLogic) : undefined;
};
