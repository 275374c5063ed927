import type { AnyMachineSnapshot } from 'xstate';
import { isThere } from './arrival.selectors';
import type { NotifyScope } from './notify';
import type { Started } from './pause.types';

/** The signed-in member has another picture; null for none. */
export const changeIcon = ({ enqueue, system }: NotifyScope, icon: string | null) => {
  const session = system.get('session');
  if (session) enqueue.sendTo(session, { type: 'member.iconChanged', icon });
};

/** The member has started a break or an exclusion. */
export const startPause = ({ enqueue, system }: NotifyScope, started: Started) => {
  const session = system.get('session');
  if (session) enqueue.sendTo(session, { type: 'pause.started', ...started });
};

/** Loads `balance` again, if it runs: an action has moved money. */
export const reloadMoney = ({ enqueue, system }: NotifyScope) => {
  const balance = system.get('balance');
  if (balance) enqueue.sendTo(balance, { type: 'data.reload' });
};

/**
 * Loads the `counts` of the red badges again if they are not being loaded: the pending items may
 * have changed since.
 */
export const refreshCounts = ({ enqueue, system }: NotifyScope) => {
  const counts = system.get('counts');
  const snapshot = counts?.getSnapshot() as AnyMachineSnapshot | undefined;
  if (counts && isThere(snapshot) && !snapshot.hasTag('busy'))
    enqueue.sendTo(counts, { type: 'data.reload' });
};

/** Loads the `counts` of the red badges again: the pending items have changed. */
export const reloadCounts = ({ enqueue, system }: NotifyScope) => {
  const counts = system.get('counts');
  if (counts) enqueue.sendTo(counts, { type: 'data.reload' });
};
