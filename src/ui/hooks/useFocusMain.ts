import { useEffect, useRef } from 'react';

/**
 * When the page has changed and the focused element is gone, the main content takes the focus, so
 * that a keyboard or a screen reader continues from there. `place` names the page shown; its first
 * value moves nothing.
 */
export function useFocusMain(place: string | null): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (place === null) return;
    const isFirst = before.current === null;
    before.current = place;
    if (isFirst || document.activeElement !== document.body) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [place]);
}
