import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { bringIntoSight } from '../intoSight';

/**
 * For a row that scrolls sideways: the entry that says it is the current one comes to its middle,
 * when it becomes so and when the row gets its width; and what the keyboard comes to is in sight.
 */
export function useCurrentInSight<T extends HTMLElement>(): RefObject<T | null> {
  const row = useRef<T>(null);
  const shown = useRef<Element | null>(undefined);
  useLayoutEffect(() => {
    const current = currentIn(row.current);
    // At first the observer below asks, once the browser has laid the page out anyway.
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
  }, []);
  return row;
}

const currentIn = (row: Element | null) => row?.querySelector('[aria-current]') ?? null;

const centre = (row: Element | null) => {
  const current = currentIn(row);
  if (row && current) row.scrollLeft += middleOf(current) - middleOf(row);
};

const middleOf = (element: Element): number => {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
};
