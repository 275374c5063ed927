import { useEffect, useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => undefined;

/**
 * Content that a prerendered page does not have: shown after hydration, or at once in a page that
 * was not prerendered.
 */
export function WhenAwake({ children }: { children: ReactNode }) {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
    ? children
    : null;
}

/** Stands at the end of the page: when its effect runs, everything before it is mounted. */
export function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return null;
}
