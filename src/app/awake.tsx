import { useEffect, useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => undefined;

/**
 * What no page drawn ahead has: it comes when the page is awake, and at once in a page that was not
 * drawn ahead.
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

/** Stands at the end of the page: when it is there, everything before it is. */
export function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return null;
}
