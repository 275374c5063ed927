import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element is narrower than what it holds. */
export function useOverflows<T extends HTMLElement>(content: unknown): { ref: RefObject<T | null>; overflows: boolean } {
  const ref = useRef<T>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => setOverflows(element.scrollWidth > element.clientWidth + 1);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [content]);
  return { ref, overflows };
}
