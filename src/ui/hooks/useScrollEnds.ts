import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { isRightToLeft } from '../isRightToLeft';

export type ScrollEnds<T extends HTMLElement> = {
  ref: RefObject<T | null>;
  isAtStart: boolean;
  isAtEnd: boolean;
  /** Scrolls sideways by most of the visible part. */
  step: (direction: -1 | 1) => void;
};

/** The share of the visible part that one step moves: the item at the edge stays visible. */
const STEP = 0.85;

/**
 * Whether a row that scrolls sideways is at one of its ends (at both when everything is visible),
 * and a function that moves it by a step. Measured again when `content`, compared by identity, has
 * changed.
 */
export function useScrollEnds<T extends HTMLElement>(content: string | number): ScrollEnds<T> {
  const ref = useRef<T>(null);
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true });
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const look = () => {
      // From right to left, the distance from the start is negative.
      const scrolled = Math.abs(row.scrollLeft);
      const isAtStart = scrolled <= 1;
      const isAtEnd = scrolled + row.clientWidth >= row.scrollWidth - 1;
      setEnds((before) =>
        before.isAtStart === isAtStart && before.isAtEnd === isAtEnd
          ? before
          : { isAtStart, isAtEnd },
      );
    };
    row.addEventListener('scroll', look, { passive: true });
    // Measures first after the browser has laid out the row: measuring earlier would lay out each
    // row of a page separately.
    const observer = new ResizeObserver(look);
    observer.observe(row);
    return () => {
      row.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [content]);
  const step = useCallback((direction: -1 | 1) => {
    const row = ref.current;
    if (!row) return;
    const onward = isRightToLeft(row) ? -direction : direction;
    row.scrollBy({ left: onward * row.clientWidth * STEP });
  }, []);
  return { ref, ...ends, step };
}
