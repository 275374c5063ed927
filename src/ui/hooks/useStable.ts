import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * One function for the whole life of the component that calls the newest `act`, for parts that do
 * not render again. Do not call it while rendering.
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
