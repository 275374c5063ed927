import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For what lies beside the page and is no dialog: it takes the focus as it comes, and whenever
 * `key` changes to another one; who was in it as it goes is back where they came from. An absent
 * key moves nothing.
 */
export function useFocusWhileHere<T extends HTMLElement>(key: unknown): RefObject<T | null> {
  const element = useRef<T>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const here = element.current;
    return () => {
      if (!here?.contains(document.activeElement)) return;
      const back =
        opener instanceof HTMLElement && opener !== document.body && opener.isConnected
          ? opener
          : document.getElementById('main');
      back?.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    if (key !== null && key !== undefined) element.current?.focus({ preventScroll: true });
  }, [key]);
  return element;
}
