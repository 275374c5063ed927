import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus when a person moves through lists that replace each other. `wait` moves the focus
 * to the container before the pressed element is removed (removing the focused element makes a
 * browser lay out the whole page), and the next list takes it from there. Focus elsewhere is not
 * moved.
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
