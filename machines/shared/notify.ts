import type { AnyActorRef } from 'xstate';
import type { Message } from './message';

type Tone = 'info' | 'success' | 'warning' | 'danger';
export type Notice = { tone: Tone; message: Message };

type Scope = {
  enqueue: {
    sendTo: (
      target: AnyActorRef,
      event: (Notice & { type: 'toast.push' }) | { type: 'data.reload' },
    ) => void;
  };
  system: { get: (key: string) => AnyActorRef | undefined };
};

/**
 * Shows a toast through the `toasts` singleton, from an `enqueueActions` of any machine; says
 * nothing where none runs (path exploration, a machine alone).
 */
export const pushToast = ({ enqueue, system }: Scope, notice: Notice) => {
  const toasts = system.get('toasts');
  if (toasts) enqueue.sendTo(toasts, { type: 'toast.push', ...notice });
};

/**
 * Has the one `balance` that is there while somebody is signed in read again: something moved the
 * wallet.
 */
export const reloadMoney = ({ enqueue, system }: Scope) => {
  const balance = system.get('balance');
  if (balance) enqueue.sendTo(balance, { type: 'data.reload' });
};

/** The same of the `counts` behind the red badges: what waits for the member has changed. */
export const reloadCounts = ({ enqueue, system }: Scope) => {
  const counts = system.get('counts');
  if (counts) enqueue.sendTo(counts, { type: 'data.reload' });
};
