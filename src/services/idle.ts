import { nextTask } from './nextTask';

/** Milliseconds without a key or a button; longer than the pause between two typed letters. */
const REST = 500;
/** Milliseconds after which waiting ends even if the person goes on typing. */
const LONGEST = 10_000;

/**
 * Makes a function that resolves, in its own task, when nobody has pressed a key or a button for
 * 500 ms. For work that nobody waits for.
 */
export const createIdle = (page: Pick<EventTarget, 'addEventListener'>): (() => Promise<void>) => {
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
    await nextTask();
    for (;;) {
      const left = Math.min(actedAt + REST, latest) - performance.now();
      if (left <= 0) return;
      await new Promise((resolve) => {
        setTimeout(resolve, left);
      });
    }
  };
};
