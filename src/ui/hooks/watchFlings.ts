import { markFling } from './flings';

let top = 0;

/** Keyboard navigation scrolls a whole row at a time and is not a fling. */
const isByKeyboard = () => {
  const at = document.activeElement;
  return at !== null && at.matches(':focus-visible') && at.closest('[role="listitem"]') !== null;
};

/** Watches how fast the page scrolls; returns a function that stops it. */
export const watchFlings = (): (() => void) => {
  top = window.scrollY;
  const look = () => {
    if (Math.abs(window.scrollY - top) > window.innerHeight / 4 && !isByKeyboard()) markFling();
    top = window.scrollY;
  };
  // Runs before the tiles of this scroll are rendered.
  window.addEventListener('scroll', look, { capture: true, passive: true });
  return () => window.removeEventListener('scroll', look, { capture: true });
};
