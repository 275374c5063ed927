import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * The focus of whoever goes from place to place by what each of them lists: `wait` takes it to
 * where they are, before what they pressed is gone (a browser lays the whole page out anew when
 * what has the focus is removed), and where they come to takes it from there. Who is somewhere else
 * keeps it.
 */
export function useFocusHere<T extends HTMLElement>(
  place: string | undefined,
): { here: RefObject<T | null>; wait: () => void } {
  const here = useRef<T>(null);
  const before = useRef<{ place: string; element: T | null } | null>(null);
  useEffect(() => {
    if (place === undefined) return;
    const last = before.current;
    before.current = { place, element: here.current };
    if (last === null || last.place === place) return;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === last.element) here.current?.focus();
  }, [place]);
  const wait = useCallback(() => here.current?.focus({ preventScroll: true }), []);
  return { here, wait };
}
