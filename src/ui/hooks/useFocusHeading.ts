import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings a heading into sight and focuses it when `key` is set or changes, also at first: the
 * requested content is shown.
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
