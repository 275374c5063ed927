import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether the element has come near the window at least once; at once in a browser that can't tell. */
export function useNear<Found extends Element>(margin: number): { ref: RefObject<Found | null>; isNear: boolean } {
  const ref = useRef<Found>(null);
  const [isNear, setNear] = useState(() => typeof window !== 'undefined' && typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true);
    }, { rootMargin: `${margin}px 0px` });
    observer.observe(element);
    return () => observer.disconnect();
  }, [margin, isNear]);
  return { ref, isNear };
}
