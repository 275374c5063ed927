/** Ms after which a fling is over, when the page was not scrolled far again. */
const OVER = 150;

let top = 0;
let flungAt = Number.NEGATIVE_INFINITY;

/**
 * Tiles fly by, too fast to see what they show: the page is scrolled by more than a quarter of the
 * window at a time.
 */
export const isFlinging = () => performance.now() - flungAt < OVER;

/** Keyboard navigation scrolls a whole row at a time and is no fling. */
const isByKeyboard = () => {
  const at = document.activeElement;
  return at !== null && at.matches(':focus-visible') && at.closest('[role="listitem"]') !== null;
};

/** Looks at how fast the page is scrolled; the answer ends it. */
export const watchFlings = (): (() => void) => {
  top = window.scrollY;
  const look = () => {
    if (Math.abs(window.scrollY - top) > window.innerHeight / 4 && !isByKeyboard())
      flungAt = performance.now();
    top = window.scrollY;
  };
  // Before the tiles are drawn that this scroll brings.
  window.addEventListener('scroll', look, { capture: true, passive: true });
  return () => window.removeEventListener('scroll', look, { capture: true });
};
