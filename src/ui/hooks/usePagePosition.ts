import { useLayoutEffect, useState, type RefObject } from 'react';
import { USUAL_TYPE } from '../rem';

/**
 * Where an element begins on the page and how wide it is, in px; and the factor of the page's type
 * size.
 */
export type PagePosition = { top: number; width: number; type: number };

/** Follows an element's width and its distance from the top of the page; null until measured. */
export function usePagePosition(ref: RefObject<HTMLElement | null>): PagePosition | null {
  const [place, setPlace] = useState<PagePosition | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const box = element.getBoundingClientRect();
      const top = Math.round(box.top + window.scrollY);
      // Without layout, the size of the window is used.
      const width = box.width || window.innerWidth;
      const type =
        parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TYPE || 1;
      setPlace((before) =>
        before?.top === top && before.width === width && before.type === type
          ? before
          : { top, width, type },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The content above may grow.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
  return place;
}
