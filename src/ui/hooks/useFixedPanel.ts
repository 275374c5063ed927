import { useLayoutEffect, type RefObject } from 'react';

/** Px that stay free at the edges of the window. */
const MARGIN = 8;
/** The least height of a panel in px, however little space is left below its anchor. */
const LEAST_HEIGHT = 160;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>;
type Place = { left: number; top: number; maxHeight?: number };
const within = (wish: number, size: number, room: number) =>
  Math.max(MARGIN, Math.min(wish, room - size - MARGIN));

const PLACES = {
  /** Directly below its anchor. */
  under: (from: Box, { width }: Box): Place => ({
    left: within(from.left, width, document.documentElement.clientWidth),
    top: from.bottom,
    maxHeight: Math.max(LEAST_HEIGHT, window.innerHeight - from.bottom - MARGIN),
  }),
  /** Below its anchor if there is space, otherwise above it, or over it. */
  near: (from: Box, { width, height }: Box): Place => {
    const isBelow = from.bottom + height + MARGIN <= window.innerHeight;
    return {
      left: within(from.left, width, document.documentElement.clientWidth),
      top: within(isBelow ? from.bottom : from.top - height, height, window.innerHeight),
      maxHeight: window.innerHeight - 2 * MARGIN,
    };
  },
  /** At the side of its anchor if there is space, otherwise below it. */
  beside: (from: Box, { width, height }: Box): Place => {
    const room = document.documentElement.clientWidth;
    const isBeside = from.right + width + MARGIN <= room;
    return {
      left: isBeside ? from.right : within(from.left, width, room),
      top: within(isBeside ? from.top : from.bottom, height, window.innerHeight),
    };
  },
};

/**
 * Keeps a fixed panel below or beside its anchor and within the window, while either moves or the
 * panel grows.
 */
export function useFixedPanel(
  side: keyof typeof PLACES,
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const place = () => {
      const [from, box] = [anchor.current?.getBoundingClientRect(), panel.current];
      if (!from || !box) return;
      // Measures its own position first: an ancestor with a filter changes what `fixed` refers to.
      Object.assign(box.style, { left: '0px', top: '0px' });
      const at = box.getBoundingClientRect();
      const { left, top, maxHeight } = PLACES[side](from, at);
      Object.assign(box.style, {
        left: `${left - at.left}px`,
        top: `${top - at.top}px`,
        ...(maxHeight !== undefined && { maxHeight: `${maxHeight}px` }),
      });
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
  }, [side, anchor, panel, isOpen]);
}
