import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings a heading into sight and gives it the focus when `key` is there or changes, also at first:
 * what was asked for has come.
 */
export function useFocusHeading<T extends HTMLElement>(key: string | null): RefObject<T | null> {
  const heading = useRef<T>(null);
  useEffect(() => {
    if (key === null) return;
    heading.current?.scrollIntoView({ block: 'nearest' });
    heading.current?.focus({ preventScroll: true });
  }, [key]);
  return heading;
}
