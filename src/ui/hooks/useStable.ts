import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * One function for the whole life of the component, which calls the newest `act`, for parts
 * that are not rendered again. Do not call it while rendering.
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
