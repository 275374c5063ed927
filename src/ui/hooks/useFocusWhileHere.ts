import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For an element beside the page that is not a dialog: it takes the focus when it appears, and
 * whenever `key` changes. When it disappears with the focus inside, the focus returns to where it
 * came from. An absent key moves nothing.
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
