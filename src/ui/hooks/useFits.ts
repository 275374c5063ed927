import { useCallback, useState, type RefCallback } from 'react';

/**
 * False while an element is narrower than its content needs, measured after the browser has laid
 * them out: measuring earlier would force a layout. The content is then shown in another way, which
 * fits; what it needed is kept, so that it gets its own way back only in a wider place.
 */
export function useFits<T extends HTMLElement>(): { ref: RefCallback<T>; fits: boolean } {
  const [fits, setFits] = useState(true);
  const ref = useCallback((element: T) => {
    let needed = 0;
    const observer = new ResizeObserver(() => {
      const { clientWidth, offsetWidth, firstElementChild } = element;
      const width = firstElementChild?.getBoundingClientRect().width ?? 0;
      // With the border, which the other way may not have: it is no room that is won.
      if (width > clientWidth + 1) needed = width + offsetWidth - clientWidth;
      setFits(needed <= offsetWidth + 1);
    });
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  }, []);
  return { ref, fits };
}
