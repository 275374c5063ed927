import { useEffect, useRef } from 'react';

/**
 * When what the page shows has changed and the focus went with what is gone, the main content takes
 * it, so that a keyboard or a screen reader goes on from there. `place` names what is on show; the
 * first one moves nothing.
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
