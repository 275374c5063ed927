import { createActor, fromTransition, type AnyActorRef } from 'xstate';

const silent = fromTransition((state: null) => state, null);

/**
 * Makes the actor that a machine gets for a system id: it takes every message and does nothing, so
 * that messages to singletons are seen wherever the machine runs alone. One for each system id.
 */
export const createStandIns = (): ((systemId: string) => AnyActorRef) => {
  const known = new Map<string, AnyActorRef>();
  return (systemId) => {
    const there = known.get(systemId) ?? createActor(silent, { id: systemId });
    known.set(systemId, there);
    return there;
  };
};
