import { startTransition, useEffect, useState } from 'react';
import { REST } from './useRested';

/**
 * For content outside of the window: the first value. A later value follows when it has not changed
 * for a moment, or as soon as the page is scrolled. Nobody sees it before that, and typing is not
 * slowed down.
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
