import { useLayoutEffect, type RefObject } from 'react';

/** Px that stay free at the edges of the window, and between the two. */
const MARGIN = 8;

/** Keeps a fixed panel at the side of its anchor where there is room, else below it; always within the window. */
export function useBeside(anchor: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const place = () => {
      const [from, box] = [anchor.current?.getBoundingClientRect(), panel.current];
      if (!from || !box) return;
      // Measured where it stands first: an ancestor with a filter is what `fixed` goes by.
      Object.assign(box.style, { left: '0px', top: '0px' });
      const at = box.getBoundingClientRect();
      const [width, height] = [document.documentElement.clientWidth, window.innerHeight];
      const isBeside = from.right + at.width + MARGIN <= width;
      const left = isBeside ? from.right : Math.max(MARGIN, Math.min(from.left, width - at.width - MARGIN));
      const top = Math.max(MARGIN, Math.min(isBeside ? from.top : from.bottom, height - at.height - MARGIN));
      Object.assign(box.style, { left: `${left - at.left}px`, top: `${top - at.top}px` });
    };
    place();
    const resized = new ResizeObserver(place);
    if (panel.current) resized.observe(panel.current);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { passive: true, capture: true });
    return () => {
      resized.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [anchor, panel, isOpen]);
}
