import { useEffect, useState } from 'react';

/** Leaving the page may be the way to the browser's own search. */
const SIGNS = ['scroll', 'keydown', 'blur'] as const;

const isInDialog = ({ target }: Event) =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

/**
 * True once the person looks for more than the first screen: has scrolled, pressed a key outside a
 * dialog, or left the page.
 */
export function useLooksAround(): boolean {
  const [looks, setLooks] = useState(false);
  useEffect(() => {
    if (looks) return;
    const away = new AbortController();
    const look = (event: Event) => {
      if (!isInDialog(event)) setLooks(true);
    };
    for (const sign of SIGNS)
      window.addEventListener(sign, look, { passive: true, signal: away.signal });
    return () => away.abort();
  }, [looks]);
  return looks;
}
