import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function for ever, which does what the newest one does: a handler for parts that are not
 * drawn anew. Not for use while drawing.
 */
export function useStable<Args extends unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
