import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the element whenever `key` changes, if the element is visible; never on the
 * first render. An absent key moves nothing.
 */
export function useFocusOnChange<T extends HTMLElement>(key: unknown): RefObject<T | null> {
  const target = useRef<T>(null);
  const seen = useRef(key);
  useEffect(() => {
    if (Object.is(seen.current, key)) return;
    seen.current = key;
    if (key !== null && key !== undefined && !target.current?.closest('[hidden], [inert]'))
      target.current?.focus();
  }, [key]);
  return target;
}
