import { startTransition, useEffect, useState, type RefObject } from 'react';

const SIGNS = ['pointerenter', 'focusin', 'scroll'] as const;

/** True once the person has hovered, touched, focused or scrolled the element of `ref`. */
export function useTurnedTo(ref: RefObject<HTMLElement | null>): boolean {
  const [isTurnedTo, setTurnedTo] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isTurnedTo) return;
    const away = new AbortController();
    const turn = () => startTransition(() => setTurnedTo(true));
    for (const sign of SIGNS)
      element.addEventListener(sign, turn, { capture: true, passive: true, signal: away.signal });
    return () => away.abort();
  }, [ref, isTurnedTo]);
  return isTurnedTo;
}
