import type { AnyActorRef } from 'xstate';
import type { AppRef } from '../../machines/site/app/app.machine';

/** Replaces the app for a screen that shows one of its children. */
export const standInApp = (children: Readonly<Record<string, AnyActorRef>>): AppRef => {
  const snapshot = { children };
  return {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => undefined }),
  } as unknown as AppRef;
};
