import type { ToastsSnapshot } from './toasts.machine';

/** The toast on show; null when there is none. */
export const selectToast = (s: ToastsSnapshot) => s.context.queue[0] ?? null;
