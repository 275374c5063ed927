import { useEffect, useState } from 'react';

/** Milliseconds between two letters somebody types, at most. */
export const REST = 300;

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** All at once, when nothing was asked for since: the page is drawn one time, not for each. */
const whenRested = (show: () => void): (() => void) => {
  waiting.add(show);
  clearTimeout(timer);
  timer = setTimeout(() => {
    for (const one of waiting) one();
    waiting.clear();
  }, REST);
  return () => { waiting.delete(show); };
};

/** What is given at first; what takes its place only when all such values on the page have stood still for a moment. */
export function useRested<TValue>(value: TValue): TValue {
  const [rested, setRested] = useState(value);
  useEffect(() => (value === rested ? undefined : whenRested(() => setRested(value))), [value, rested]);
  return rested;
}
