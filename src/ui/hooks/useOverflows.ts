import { useCallback, useState, type RefCallback } from 'react';

/**
 * True when an element is narrower than its content, measured after the browser has laid them out:
 * measuring earlier would force a layout.
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
