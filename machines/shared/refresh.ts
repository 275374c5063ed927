import type { AnyMachineSnapshot } from 'xstate';
import { isThere } from './arrival.selectors';
import type { NotifyScope } from './notify';
import type { Started } from './pause.types';

/** The signed-in member has another picture; null for none. */
export const changeIcon = ({ enqueue, system }: NotifyScope, icon: string | null) => {
  const session = system.get('session');
  if (session) enqueue.sendTo(session, { type: 'member.iconChanged', icon });
};

/** The signed-in member has another nickname, or an account of another number. */
export const renameMember = (
  { enqueue, system }: NotifyScope,
  { account, nickname }: { account: string; nickname: string },
) => {
  const session = system.get('session');
  if (session) enqueue.sendTo(session, { type: 'member.renamed', account, nickname });
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

/** Reads the session of play, if it is watched: the platform has let a game begin. */
export const reloadPlay = ({ enqueue, system }: NotifyScope) => {
  const realityCheck = system.get('realityCheck');
  if (realityCheck) enqueue.sendTo(realityCheck, { type: 'play.begun' });
};

/** What shows pending items: the red badges, and the home page. */
const PENDING = ['counts', 'forYou'] as const;

/**
 * Loads the pending items again, those that are not being loaded: they may have changed since.
 */
export const refreshPending = ({ enqueue, system }: NotifyScope) => {
  for (const name of PENDING) {
    const shown = system.get(name);
    const snapshot = shown?.getSnapshot() as AnyMachineSnapshot | undefined;
    if (shown && isThere(snapshot) && !snapshot.hasTag('busy'))
      enqueue.sendTo(shown, { type: 'data.reload' });
  }
};

/** Loads the pending items again: they have changed. */
export const reloadPending = ({ enqueue, system }: NotifyScope) => {
  for (const name of PENDING) {
    const shown = system.get(name);
    if (shown) enqueue.sendTo(shown, { type: 'data.reload' });
  }
};
