import { useEffect, useState } from 'react';
import { isFlinging } from './flings';

/** Longest pause in ms between two typed letters. */
export const REST = 300;

const waiting = new Set<() => void>();
let askedAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** All at once, when no new value came since: the page renders once instead of once for each. */
const whenRested = (show: () => void): (() => void) => {
  waiting.add(show);
  askedAt = performance.now();
  timer ??= setTimeout(look, REST);
  return () => {
    waiting.delete(show);
  };
};

/** One timer for dozens of components: starting one for each takes longer than the work itself. */
const look = () => {
  const left = askedAt + REST - performance.now();
  timer = left > 0 && waiting.size > 0 ? setTimeout(look, left) : undefined;
  if (timer !== undefined) return;
  for (const one of waiting) one();
  waiting.clear();
};

/**
 * The given value at first, except while the page is flung. Then, and for later values, undefined
 * or the previous value until all such values on the page have not changed for a moment.
 */
export function useRested<TValue>(value: TValue): TValue | undefined {
  const [rested, setRested] = useState(() => (isFlinging() ? undefined : value));
  useEffect(
    () => (value === rested ? undefined : whenRested(() => setRested(value))),
    [value, rested],
  );
  return rested;
}
