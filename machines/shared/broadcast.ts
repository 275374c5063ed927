import type { AnyActorRef, EventObject } from 'xstate';

type Scope = {
  enqueue: { sendTo: (target: AnyActorRef, event: EventObject) => void };
  self: { getSnapshot: () => unknown };
};

/**
 * Sends each running child its event, by the child's id, from an `enqueueActions` of any machine.
 * Children that the table does not name get nothing.
 */
export const broadcast = (
  { enqueue, self }: Scope,
  events: Readonly<Record<string, EventObject>>,
): void => {
  const { children = {} } = self.getSnapshot() as { children?: Record<string, AnyActorRef> };
  for (const [id, child] of Object.entries(children)) {
    const event = events[id];
    if (event) enqueue.sendTo(child, event);
  }
};
