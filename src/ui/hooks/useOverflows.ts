import { useCallback, useState, type RefCallback } from 'react';

/**
 * Whether an element is narrower than what it holds, as the browser has laid them out: asked any
 * sooner, they would be laid out for the answer alone.
 */
export function useOverflows<T extends HTMLElement>(): { ref: RefCallback<T>; overflows: boolean } {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback((element: T) => {
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth + 1),
    );
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  }, []);
  return { ref, overflows };
}
