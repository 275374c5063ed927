/** Ms without a large scroll after which a fling is over. */
const OVER = 150;

let top = 0;
let flungAt = Number.NEGATIVE_INFINITY;

/**
 * True during a fling: the page scrolls by more than a quarter of the window at a time, too fast to
 * see what the tiles show.
 */
export const isFlinging = () => performance.now() - flungAt < OVER;

/** Keyboard navigation scrolls a whole row at a time and is not a fling. */
const isByKeyboard = () => {
  const at = document.activeElement;
  return at !== null && at.matches(':focus-visible') && at.closest('[role="listitem"]') !== null;
};

/** Watches how fast the page scrolls; returns a function that stops it. */
export const watchFlings = (): (() => void) => {
  top = window.scrollY;
  const look = () => {
    if (Math.abs(window.scrollY - top) > window.innerHeight / 4 && !isByKeyboard())
      flungAt = performance.now();
    top = window.scrollY;
  };
  // Runs before the tiles of this scroll are rendered.
  window.addEventListener('scroll', look, { capture: true, passive: true });
  return () => window.removeEventListener('scroll', look, { capture: true });
};
