import { useEffectEvent, useLayoutEffect } from 'react';
import { addLayer } from '../backLayers';

/**
 * While `isOpen`, the browser's Back calls `close` instead of leaving the page. For what lies over
 * the page without an address of its own. Forward calls `reopen`, which says whether it opened;
 * without it Forward leads past.
 */
export function useBackCloses(isOpen: boolean, close: () => void, reopen?: () => boolean): void {
  const tell = useEffectEvent(close);
  const canReopen = reopen !== undefined;
  const ask = useEffectEvent(() => reopen?.() ?? false);
  // Before it is painted: a Back that is pressed at once would leave the site.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const layer = { close: () => tell(), ...(canReopen && { reopen: () => ask() }) };
    const removal = addLayer(layer);
    return () => void removal.then((remove) => remove());
  }, [isOpen, canReopen]);
}
