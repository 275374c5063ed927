import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

type Watch = { observer: IntersectionObserver; found: Map<Element, () => void> };
const watches = new Map<number, Watch>();

/**
 * One observer for all elements with the same margin: the browser checks each observer in every
 * frame.
 */
const watchAt = (margin: number): Watch => {
  const known = watches.get(margin);
  if (known) return known;
  const found: Watch['found'] = new Map();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) found.get(target)?.();
    },
    { rootMargin: `${margin}px 0px` },
  );
  const watch = { observer, found };
  watches.set(margin, watch);
  return watch;
};

const watch = (element: Element, margin: number, onNear: () => void) => {
  const { observer, found } = watchAt(margin);
  found.set(element, onNear);
  observer.observe(element);
  return () => {
    found.delete(element);
    observer.unobserve(element);
  };
};

/**
 * A browser without IntersectionObserver. During prerendering there is no window, and far elements
 * are left out.
 */
const isUntold = typeof window !== 'undefined' && typeof IntersectionObserver === 'undefined';

/**
 * True once the element has come near the window; at once when the browser cannot tell. An element
 * with `isExpected` is near from the first render. `onNear` is called when it is near.
 */
export function useNear<Found extends Element>(
  margin: number,
  isExpected = false,
  onNear?: () => void,
): { ref: RefObject<Found | null>; isNear: boolean } {
  const ref = useRef<Found>(null);
  const [isNear, setNear] = useState(isExpected || isUntold);
  const tell = useEffectEvent(() => onNear?.());
  useEffect(() => {
    const element = ref.current;
    if (isNear) tell();
    if (!element || isNear) return;
    return watch(element, margin, () => setNear(true));
  }, [margin, isNear]);
  return { ref, isNear };
}
