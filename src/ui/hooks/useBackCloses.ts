import { useEffect, useEffectEvent } from 'react';

/**
 * While `isOpen`, the browser's Back calls `close` instead of leaving the page. For what lies over
 * the page without an address of its own. Forward calls `reopen`, which says whether it opened;
 * without it Forward leads past. Its code comes when the first one opens.
 */
export function useBackCloses(isOpen: boolean, close: () => void, reopen?: () => boolean): void {
  const tell = useEffectEvent(close);
  const canReopen = reopen !== undefined;
  const ask = useEffectEvent(() => reopen?.() ?? false);
  useEffect(() => {
    if (!isOpen) return;
    const layer = { close: () => tell(), ...(canReopen && { reopen: () => ask() }) };
    const removal = import('../backLayers').then(({ addLayer }) => addLayer(layer));
    return () => void removal.then((remove) => remove());
  }, [isOpen, canReopen]);
}
