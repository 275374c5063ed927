import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { bringIntoSight, centreIn } from '../intoSight';

/**
 * For a row that scrolls sideways: centres the current entry when it becomes current and when the
 * row gets its width, and brings an entry with the keyboard's focus into sight.
 */
export function useCurrentInSight(row: RefObject<HTMLElement | null>): void {
  const shown = useRef<Element | null>(undefined);
  useLayoutEffect(() => {
    const current = currentIn(row.current);
    // At first the observer below measures, after the browser has laid out the page.
    if (shown.current !== undefined && current !== shown.current) centre(row.current);
    shown.current = current;
  });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const observer = new ResizeObserver(() => centre(element));
    observer.observe(element);
    element.addEventListener('focusin', bringIntoSight);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', bringIntoSight);
    };
  }, [row]);
}

const currentIn = (row: Element | null) => row?.querySelector('[aria-current]') ?? null;

const centre = (row: Element | null) => {
  const current = currentIn(row);
  if (row && current) centreIn(row, current);
};
