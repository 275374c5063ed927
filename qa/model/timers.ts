import type { EventObject, ExecutableActionObject } from 'xstate';

/** A delayed event of the machine itself: `after`, or `raise` with a delay. */
export type Timer = {
  readonly id: string | undefined;
  readonly event: EventObject;
  readonly remaining: number;
};

/** The timers that run after a macrostep, in the order in which they were set. */
export const timersAfter = (
  timers: readonly Timer[],
  actions: readonly ExecutableActionObject[],
): Timer[] => {
  let running = [...timers];
  for (const { type, params } of actions) {
    if (type === 'xstate.cancel') {
      const { sendId } = params as { sendId: string };
      running = running.filter((timer) => timer.id !== sendId);
    }
    if (type !== 'xstate.raise') continue;
    const { id, event, delay } = params as { id?: string; event: EventObject; delay?: number };
    if (typeof delay === 'number') running.push({ id, event, remaining: delay });
  }
  return running;
};

/** The timer that is due first (of equals, the one set first), and the others once it has fired. */
export const dueFirst = (timers: readonly Timer[]): { due: Timer; rest: Timer[] } | undefined => {
  let due: Timer | undefined;
  for (const timer of timers) if (!due || timer.remaining < due.remaining) due = timer;
  if (!due) return undefined;
  const { remaining } = due;
  const rest = timers
    .filter((timer) => timer !== due)
    .map((timer) => ({ ...timer, remaining: timer.remaining - remaining }));
  return { due, rest };
};
