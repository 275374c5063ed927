import { useCallback, useEffect, useRef } from 'react';

/** Runs the latest callback after a delay; a newer callback, or null, replaces it. */
export function useIntent(): { soon: (act: () => void, after: number) => void; never: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const never = useCallback(() => clearTimeout(timer.current), []);
  const soon = useCallback((act: () => void, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, after);
  }, []);
  useEffect(() => never, [never]);
  return { soon, never };
}
