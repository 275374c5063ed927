import { useCallback, useSyncExternalStore, type RefObject } from 'react';

export type Fullscreen = {
  /** A phone's browser may not support it. */
  isSupported: boolean;
  isFullscreen: boolean;
  toggle: () => void;
};

/** Whether an element is in full screen, and functions to enter and leave it. */
export function useFullscreen(ref: RefObject<HTMLElement | null>): Fullscreen {
  const isFullscreen = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement === ref.current,
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
      : ref.current?.requestFullscreen();
    // A browser may refuse; the page stays as it is.
    done?.catch(() => undefined);
  }, [ref]);
  return { isSupported, isFullscreen, toggle };
}

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};
const never = () => () => undefined;
