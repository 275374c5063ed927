import { REST } from '../ui/hooks/useRested';

/** In the order in which they are written: another address makes the entry forget its place. */
const KINDS = ['address', 'top'] as const;
type Kind = (typeof KINDS)[number];
const waiting = new Map<Kind, () => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Schedules a write to the history entry. A write takes as long as to draw a frame, so it is done
 * when nothing newer came for a moment, or before the entry is left (`flushWrites`).
 */
export const scheduleWrite = (kind: Kind, write: () => void) => {
  waiting.set(kind, write);
  clearTimeout(timer);
  timer = setTimeout(flushWrites, REST);
};

/** Drops the scheduled write: there is nothing to write any more. */
export const cancelWrite = (kind: Kind) => waiting.delete(kind);

/** Does the scheduled writes at once. */
export const flushWrites = () => {
  for (const kind of KINDS) {
    const write = waiting.get(kind);
    waiting.delete(kind);
    write?.();
  }
};

/**
 * Flushes when the person is about to leave by the browser's own means. An entry that was left
 * already gets no write. Returns how to stop.
 */
export const flushOnLeaving = (): (() => void) => {
  const end = new AbortController();
  const on = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ) => window.addEventListener(name, listener, { capture: true, signal: end.signal });
  on('pagehide', flushWrites);
  // Alt or ⌘ with an arrow goes back, and so does the fourth button of a mouse.
  on('keydown', ({ altKey, metaKey }) => (altKey || metaKey) && flushWrites());
  on('pointerdown', ({ button }) => button > 2 && flushWrites());
  // To the browser's own buttons.
  on('mouseout', ({ relatedTarget }) => relatedTarget === null && flushWrites());
  on('popstate', () => waiting.clear());
  return () => {
    end.abort();
    waiting.clear();
  };
};
