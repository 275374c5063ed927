import { REST } from '../ui/hooks/useRested';

/** In the order in which they are written: another address makes the entry forget its place. */
const KINDS = ['address', 'top'] as const;
type Kind = (typeof KINDS)[number];
const waiting = new Map<Kind, () => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * What the history entry has yet to be told. To write it takes as long as to draw a frame, so it is
 * written when nothing newer came for a moment, or before the entry is left (`settle`).
 */
export const atRest = (kind: Kind, write: () => void) => {
  waiting.set(kind, write);
  clearTimeout(timer);
  timer = setTimeout(settle, REST);
};

/** There is nothing to write any more. */
export const forget = (kind: Kind) => waiting.delete(kind);

/** Writes at once what waits. */
export const settle = () => {
  for (const kind of KINDS) {
    const write = waiting.get(kind);
    waiting.delete(kind);
    write?.();
  }
};

/**
 * Settles when somebody is about to leave by the browser's own means; what they have left already
 * is told nothing. The answer ends it.
 */
export const settleOnLeaving = (): (() => void) => {
  const end = new AbortController();
  const on = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ) => window.addEventListener(name, listener, { capture: true, signal: end.signal });
  on('pagehide', settle);
  // Alt or ⌘ with an arrow goes back, and so does the fourth button of a mouse.
  on('keydown', ({ altKey, metaKey }) => (altKey || metaKey) && settle());
  on('pointerdown', ({ button }) => button > 2 && settle());
  // To the browser's own buttons.
  on('mouseout', ({ relatedTarget }) => relatedTarget === null && settle());
  on('popstate', () => waiting.clear());
  return () => {
    end.abort();
    waiting.clear();
  };
};
