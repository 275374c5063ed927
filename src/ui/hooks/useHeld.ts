import { useEffect, useState, type RefObject } from 'react';

/** True while the element is hovered or focused: moving content should pause. */
export function useHeld(ref: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const away = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, listener, { signal: away.signal });
    // Touch leaves no hover.
    on('pointerenter', (event) => setHovered(event.pointerType === 'mouse'));
    on('pointerleave', () => setHovered(false));
    on('focusin', () => setFocused(true));
    on('focusout', (event) =>
      setFocused(event.relatedTarget instanceof Node && element.contains(event.relatedTarget)),
    );
    return () => away.abort();
  }, [ref]);
  return hovered || focused;
}
