import { useLayoutEffect, type RefObject } from 'react';

/** Px that stay free at the edges of the window. */
const MARGIN = 8;

/**
 * Keeps a fixed panel right under its anchor, within the window. It is measured where it stands first, because an
 * ancestor with a filter is what `fixed` goes by.
 */
export function useUnder(anchor: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const place = () => {
      const [from, box] = [anchor.current?.getBoundingClientRect(), panel.current];
      if (!from || !box) return;
      Object.assign(box.style, { left: '0px', top: '0px' });
      const at = box.getBoundingClientRect();
      const left = Math.max(MARGIN, Math.min(from.left, document.documentElement.clientWidth - at.width - MARGIN));
      Object.assign(box.style, {
        left: `${left - at.left}px`, top: `${from.bottom - at.top}px`, maxHeight: `${Math.max(160, window.innerHeight - from.bottom - MARGIN)}px`,
      });
    };
    place();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { passive: true, capture: true });
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [anchor, panel, isOpen]);
}
