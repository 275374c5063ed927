import type { AnyActorRef } from 'xstate';
import type { Message } from './message';
import type { Started } from './pause.types';

type Tone = 'info' | 'success' | 'warning' | 'danger';
export type Notice = { tone: Tone; message: Message };

/** What these functions need of `enqueueActions`. */
export type NotifyScope = {
  enqueue: {
    sendTo: (
      target: AnyActorRef,
      event:
        | (Notice & { type: 'toast.push' })
        | { type: 'data.reload' }
        | { type: 'play.begun' }
        | { type: 'member.iconChanged'; icon: string | null }
        | { type: 'member.renamed'; account: string; nickname: string }
        | ({ type: 'pause.started' } & Started),
    ) => void;
  };
  system: { get: (key: string) => AnyActorRef | undefined };
};

/**
 * Shows a toast through the `toasts` singleton, from an `enqueueActions` of any machine. Does
 * nothing when no `toasts` runs (path exploration, a machine alone).
 */
export const pushToast = ({ enqueue, system }: NotifyScope, notice: Notice) => {
  const toasts = system.get('toasts');
  if (toasts) enqueue.sendTo(toasts, { type: 'toast.push', ...notice });
};
