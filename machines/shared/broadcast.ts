import type { AnyActorRef, EventObject } from 'xstate';

type Parent = { getSnapshot: () => unknown };
type Scope = {
  enqueue: { sendTo: (target: AnyActorRef, event: EventObject) => void };
  self: Parent;
};

/**
 * Sends each running child its event, by the child's id, from an `enqueueActions` of any machine.
 * A child that the table does not name gets nothing, but its own children get theirs.
 */
export const broadcast = (
  { enqueue, self }: Scope,
  events: Readonly<Record<string, EventObject>>,
): void => {
  for (const [id, child] of childrenOf(self)) {
    const event = events[id];
    if (event) enqueue.sendTo(child, event);
    else broadcast({ enqueue, self: child }, events);
  }
};

const childrenOf = (parent: Parent): Array<[id: string, child: AnyActorRef]> =>
  Object.entries(
    (parent.getSnapshot() as { children?: Record<string, AnyActorRef> } | undefined)?.children ??
      {},
  );
