import type { ToastsSnapshot } from './toasts.machine';

export const selectToast = (s: ToastsSnapshot) => s.context.queue[0] ?? null;
