import type {
  ActorLogic,
  AnyActorLogic,
  AnyStateMachine,
  EventObject,
  NonReducibleUnknown,
  Snapshot,
} from 'xstate';

type Settle =
  | { type: 'qa.done'; output: unknown }
  | { type: 'qa.error'; error: unknown }
  | { type: 'qa.snapshot'; snapshot: object };

/**
 * Stands in for every actor a machine invokes or spawns, child machines too: it does nothing until
 * a plan settles it, and then answers within the same turn, so that a run needs no waiting.
 */
export const stub: ActorLogic<Snapshot<unknown>, EventObject, NonReducibleUnknown> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    const settle = event as Settle;
    switch (settle.type) {
      case 'qa.done':
        return { status: 'done', output: settle.output, error: undefined };
      case 'qa.error':
        return { status: 'error', output: undefined, error: settle.error };
      case 'qa.snapshot':
        return { ...snapshot, ...settle.snapshot };
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
export const isStub = (logic: unknown): boolean => logic === stub;

/** The same machine with every named actor stubbed. */
export const withStubs = (machine: AnyStateMachine): AnyStateMachine => {
  const named = Object.keys(machine.implementations.actors ?? {});
  const actors: Record<string, AnyActorLogic> = Object.fromEntries(named.map((src) => [src, stub]));
  return machine.provide({ actors });
};
