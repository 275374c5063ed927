import { useEffect, useState } from 'react';
import { isFlinging } from './flings';

/** Longest pause in ms between two typed letters. */
export const REST = 300;

const waiting = new Set<() => void>();
let askedAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** All at once, when nothing was asked for since: the page is drawn one time, not for each. */
const whenRested = (show: () => void): (() => void) => {
  waiting.add(show);
  askedAt = performance.now();
  timer ??= setTimeout(look, REST);
  return () => {
    waiting.delete(show);
  };
};

/**
 * One timer for dozens that ask at a time: to start one for each takes longer than what they ask
 * for.
 */
const look = () => {
  const left = askedAt + REST - performance.now();
  timer = left > 0 && waiting.size > 0 ? setTimeout(look, left) : undefined;
  if (timer !== undefined) return;
  for (const one of waiting) one();
  waiting.clear();
};

/**
 * What is given at first, except while the page is flung; then, and for what takes its place,
 * undefined or the one before until all such values on the page have stood still for a moment.
 */
export function useRested<TValue>(value: TValue): TValue | undefined {
  const [rested, setRested] = useState(() => (isFlinging() ? undefined : value));
  useEffect(
    () => (value === rested ? undefined : whenRested(() => setRested(value))),
    [value, rested],
  );
  return rested;
}
