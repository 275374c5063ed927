import { breath } from './breath';

/** Longer than somebody who types rests between two letters. */
const REST = 500;
/** Somebody who never rests. */
const LONGEST = 10_000;

/**
 * Work that nobody asked for is done between what people do: resolves in a task of its own, once
 * nobody has pressed a key or a button for a moment.
 */
export const createCalm = (page: Pick<EventTarget, 'addEventListener'>): (() => Promise<void>) => {
  let actedAt = -REST;
  for (const type of ['keydown', 'pointerdown'])
    page.addEventListener(
      type,
      () => {
        actedAt = performance.now();
      },
      { capture: true, passive: true },
    );
  return async () => {
    const latest = performance.now() + LONGEST;
    await breath();
    for (;;) {
      const left = Math.min(actedAt + REST, latest) - performance.now();
      if (left <= 0) return;
      await new Promise((resolve) => {
        setTimeout(resolve, left);
      });
    }
  };
};
