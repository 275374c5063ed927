import type { ToastsSnapshot } from './toasts.machine';

/** The toast shown; null when there is none. */
export const selectToast = (s: ToastsSnapshot) => s.context.queue[0] ?? null;
