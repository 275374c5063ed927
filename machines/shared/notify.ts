import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { isThere } from './arrival.selectors';
import type { Message } from './message';

type Tone = 'info' | 'success' | 'warning' | 'danger';
export type Notice = { tone: Tone; message: Message };

type Scope = {
  enqueue: {
    sendTo: (
      target: AnyActorRef,
      event:
        | (Notice & { type: 'toast.push' })
        | { type: 'data.reload' }
        | { type: 'member.iconChanged'; icon: string | null },
    ) => void;
  };
  system: { get: (key: string) => AnyActorRef | undefined };
};

/**
 * Shows a toast through the `toasts` singleton, from an `enqueueActions` of any machine. Does
 * nothing when no `toasts` runs (path exploration, a machine alone).
 */
export const pushToast = ({ enqueue, system }: Scope, notice: Notice) => {
  const toasts = system.get('toasts');
  if (toasts) enqueue.sendTo(toasts, { type: 'toast.push', ...notice });
};

/** The signed-in member has another picture; null for none. */
export const changeIcon = ({ enqueue, system }: Scope, icon: string | null) => {
  const session = system.get('session');
  if (session) enqueue.sendTo(session, { type: 'member.iconChanged', icon });
};

/** Loads `balance` again, if it runs: an action has moved money. */
export const reloadMoney = ({ enqueue, system }: Scope) => {
  const balance = system.get('balance');
  if (balance) enqueue.sendTo(balance, { type: 'data.reload' });
};

/**
 * Loads the `counts` of the red badges again if they are not being loaded: the pending items may
 * have changed since.
 */
export const refreshCounts = ({ enqueue, system }: Scope) => {
  const counts = system.get('counts');
  const snapshot = counts?.getSnapshot() as AnyMachineSnapshot | undefined;
  if (counts && isThere(snapshot) && !snapshot.hasTag('busy'))
    enqueue.sendTo(counts, { type: 'data.reload' });
};

/** Loads the `counts` of the red badges again: the pending items have changed. */
export const reloadCounts = ({ enqueue, system }: Scope) => {
  const counts = system.get('counts');
  if (counts) enqueue.sendTo(counts, { type: 'data.reload' });
};
