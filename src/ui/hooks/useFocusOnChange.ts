import { useEffect, useRef, type RefObject } from 'react';
import { firstShown } from './firstShown';

/**
 * Moves the focus to the element whenever `key` changes, if the element is visible; never on the
 * first render. An absent key moves nothing. A form that comes back with a refusal gets the focus
 * in its first invalid field.
 */
export function useFocusOnChange<T extends HTMLElement>(key: unknown): RefObject<T | null> {
  const target = useRef<T>(null);
  const seen = useRef(key);
  useEffect(() => {
    if (Object.is(seen.current, key)) return;
    seen.current = key;
    const place = target.current;
    if (key === null || key === undefined || !place || place.closest('[hidden], [inert]')) return;
    (firstShown(place, '[aria-invalid="true"]') ?? place).focus();
  }, [key]);
  return target;
}
