import { useCallback, useState, useSyncExternalStore, type RefCallback } from 'react';

export type Fullscreen = {
  /** A phone's browser may not support it. */
  isSupported: boolean;
  isFullscreen: boolean;
  toggle: () => void;
};

/**
 * The `ref` of an element; whether that is in full screen, and a function to enter and leave it.
 * One owner hands them down: what is hidden and what is shown then change at once.
 */
export function useFullscreen(): [RefCallback<HTMLElement>, Fullscreen] {
  const [element, attach] = useState<HTMLElement | null>(null);
  const isFullscreen = useSyncExternalStore(
    subscribe,
    () => element !== null && document.fullscreenElement === element,
    () => false,
  );
  const isSupported = useSyncExternalStore(
    never,
    () => document.fullscreenEnabled,
    () => false,
  );
  const toggle = useCallback(() => {
    const done = document.fullscreenElement
      ? document.exitFullscreen()
      : element?.requestFullscreen();
    // A browser may refuse; the page stays as it is.
    done?.catch(() => undefined);
  }, [element]);
  return [attach, { isSupported, isFullscreen, toggle }];
}

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};
const never = () => () => undefined;
