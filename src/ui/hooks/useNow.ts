import { useSyncExternalStore } from 'react';

const SECOND = 1_000;

/**
 * The current second of this device, in epoch ms; renders again when it changes. All callers share
 * one timer.
 */
export const useNow = (): number => useSyncExternalStore(subscribe, fullSecond, fullSecond);

/** A value derived from the current second; renders again only when the value changes. */
export const useAtNow = <T extends string | number | boolean>(of: (now: number) => T): T => {
  const look = () => of(fullSecond());
  return useSyncExternalStore(subscribe, look, look);
};

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

const fullSecond = () => Math.floor(Date.now() / SECOND) * SECOND;

const wait = () => {
  timer = setTimeout(
    () => {
      wait();
      listeners.forEach((listener) => listener());
    },
    SECOND - (Date.now() % SECOND),
  );
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  if (listeners.size === 1) wait();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
};
