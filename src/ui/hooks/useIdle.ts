import { startTransition, useEffect, useState } from 'react';

/** Longest wait in ms, for a browser that is never idle or has no idle callback. */
const LONGEST = 2_000;

/**
 * True after the browser was idle once since this was requested: for work on content that nobody
 * looks at yet.
 */
export function useIdle(isWanted: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isWanted || isIdle) return;
    const turn = () => startTransition(() => setIdle(true));
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(turn, LONGEST);
      return () => clearTimeout(timer);
    }
    const turnToCome = requestIdleCallback(turn, { timeout: LONGEST });
    return () => cancelIdleCallback(turnToCome);
  }, [isWanted, isIdle]);
  return isIdle;
}
