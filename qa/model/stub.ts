import type {
  ActorLogic,
  AnyActorLogic,
  AnyActorRef,
  AnyActorScope,
  AnyStateMachine,
  EventObject,
  NonReducibleUnknown,
  Snapshot,
} from 'xstate';
import { remembered } from '../base/remembered';

type Settle =
  | { type: 'qa.done'; output: unknown }
  | { type: 'qa.error'; error: unknown }
  | { type: 'qa.snapshot'; snapshot: object }
  | { type: 'xstate.stop' };

type Stub = ActorLogic<Snapshot<unknown>, EventObject, NonReducibleUnknown>;

type Followed = { readonly _syncSnapshot?: boolean };

/** The snapshot of an actor that has told nothing yet. */
export const IDLE: Snapshot<unknown> = { status: 'active', output: undefined, error: undefined };

/**
 * Stands in for every actor a machine invokes or spawns, child machines too: it does nothing until
 * a plan settles it, and then answers within the same turn, so that a run needs no waiting.
 */
export const stub: Stub = {
  getInitialSnapshot: () => IDLE,
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    const settle = event as Settle;
    switch (settle.type) {
      case 'qa.done':
        return { status: 'done', output: settle.output, error: undefined };
      case 'qa.error':
        return { status: 'error', output: undefined, error: settle.error };
      case 'qa.snapshot':
        return { ...IDLE, ...settle.snapshot };
      case 'xstate.stop':
        return { ...snapshot, status: 'stopped', output: undefined, error: undefined };
      default:
        return snapshot;
    }
  },
};

/** The event that ends a stub with an output. */
export const settleDone = (output: unknown): EventObject =>
  ({ type: 'qa.done', output }) as EventObject;
/** The event that ends a stub with an error. */
export const settleError = (error: unknown): EventObject =>
  ({ type: 'qa.error', error }) as EventObject;
/** The event that gives a stub another snapshot. */
export const settleSnapshot = (snapshot: object): EventObject =>
  ({ type: 'qa.snapshot', snapshot }) as EventObject;

/** Whether the logic of an actor is a stub. */
export const isStub = (logic: unknown): boolean =>
  logic === stub || (typeof logic === 'object' && logic !== null && stubs.has(logic));

const stubs = new WeakSet<object>();
/** Stubs of actors that tell a snapshot once more when they are stopped. */
const telling = new WeakSet<object>();

/** Of the logics of xstate only `fromTransition` does not end with a stop. */
const isTellingAtStop = (logic: AnyActorLogic): boolean =>
  logic.start === undefined && !('__xstatenode' in logic);

/** Whether an actor that is stopped tells its machine, which follows it, a last snapshot. */
export const tellsAtStop = ({ logic, _syncSnapshot }: { logic?: unknown } & Followed): boolean =>
  _syncSnapshot === true && typeof logic === 'object' && logic !== null && telling.has(logic);

/**
 * The stub for an actor of this logic. Where its machine follows its snapshots, the first one is
 * that of the logic itself, which nothing needs to run for.
 */
const stubOf = remembered((logic: AnyActorLogic): Stub => {
  if (isStub(logic)) return logic as Stub;
  const getInitialSnapshot: Stub['getInitialSnapshot'] = (scope, input) => {
    if ((scope.self as Followed)._syncSnapshot !== true) return IDLE;
    const first = logic.getInitialSnapshot(idle(scope), input) as Snapshot<unknown>;
    return first.status === 'active' ? first : IDLE;
  };
  const made: Stub = { ...stub, getInitialSnapshot };
  stubs.add(made);
  if (isTellingAtStop(logic)) telling.add(made);
  return made;
});

const nothing = () => undefined;
const idle = (scope: AnyActorScope): AnyActorScope => ({
  ...scope,
  logger: nothing,
  defer: nothing,
  emit: nothing,
  stopChild: nothing,
  actionExecutor: nothing,
});

/**
 * No machine takes nearly as many microsteps for one event: a chart that does, loops. xstate itself
 * would go on for ever.
 */
const MOST_MICROSTEPS = 5_000;

/** The same machine with every named actor stubbed; a chart that loops throws. */
export const withStubs = (machine: AnyStateMachine): AnyStateMachine => {
  const actors = Object.fromEntries(
    Object.entries(machine.implementations.actors ?? {}).map(([src, logic]) => [
      src,
      stubOf(logic as AnyActorLogic),
    ]),
  );
  const stubbed = machine.provide({ actors });
  const { maxIterations = Infinity } = stubbed.options;
  stubbed.options = {
    ...stubbed.options,
    maxIterations: Math.min(maxIterations, MOST_MICROSTEPS),
  };
  return stubbed;
};

type Inline = { logic: AnyActorLogic; _snapshot: Snapshot<unknown> } & Followed;

/** Stubs the actors of a snapshot whose logic is written where they are invoked or spawned. */
export const stubInline = (children: Readonly<Record<string, AnyActorRef | undefined>>): void => {
  for (const child of Object.values(children)) {
    const actor = child as Inline | undefined;
    if (!actor?.logic || isStub(actor.logic)) continue;
    actor.logic = stubOf(actor.logic);
    if (actor._syncSnapshot !== true || actor._snapshot.status !== 'active') actor._snapshot = IDLE;
  }
};
