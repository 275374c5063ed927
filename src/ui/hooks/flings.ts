/** Ms without a large scroll after which a fling is over. */
const OVER = 150;

let flungAt = Number.NEGATIVE_INFINITY;

/**
 * True during a fling: the page scrolls by more than a quarter of the window at a time, too fast to
 * see what the tiles show.
 */
export const isFlinging = () => performance.now() - flungAt < OVER;

/** The page has just scrolled that far (`watchFlings`). */
export const markFling = () => {
  flungAt = performance.now();
};
