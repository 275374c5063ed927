import { startTransition, useEffect, useState } from 'react';
import { REST } from './useRested';

/**
 * For what lies outside the window: what is given at first. What takes its place follows when it
 * has stood still for a moment, or as soon as the page is scrolled; nobody sees it before, and
 * whoever types goes on meanwhile.
 */
export function useUnseen<TValue>(value: TValue): TValue {
  const [drawn, setDrawn] = useState(value);
  useEffect(() => {
    if (value === drawn) return;
    const follow = () => startTransition(() => setDrawn(value));
    const timer = setTimeout(follow, REST);
    window.addEventListener('scroll', follow, { passive: true, once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', follow);
    };
  }, [value, drawn]);
  return drawn;
}
