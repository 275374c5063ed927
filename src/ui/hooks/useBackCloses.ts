import { useEffect, useEffectEvent } from 'react';

/**
 * While `isOpen`, the browser's Back calls `close` instead of leaving the page. For what lies over
 * the page without an address of its own. Its code comes when the first one opens.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const tell = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const removal = import('../backLayers').then(({ addLayer }) => addLayer(() => tell()));
    return () => void removal.then((remove) => remove());
  }, [isOpen]);
}
