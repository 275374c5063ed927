import { useRef, type PointerEvent } from 'react';
import { useFixedPanel } from './useFixedPanel';
import { useIntent } from './useIntent';
import { usePressOutside } from './usePressOutside';

/**
 * How long a pointer has to hover, and how long it may be outside on its way to the panel, in ms.
 */
const REST = 120;
const STRAY = 240;

type Options = {
  side: 'under' | 'beside';
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** A panel opened by a press stays open when the mouse leaves. */
  staysWhenMeant?: boolean;
};

/**
 * A panel of the navigation: opened by hovering or by a press, closed when the pointer has left, or
 * by a press elsewhere.
 */
export function useHoverPanel({ side, isOpen, onOpen, onClose, staysWhenMeant = false }: Options) {
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const meant = useRef(false);
  const intent = useIntent();
  /** The panel was opened on purpose, not only passed. */
  const isMeant = () => meant.current;
  const mean = () => {
    meant.current = true;
  };
  const close = () => {
    meant.current = false;
    intent.never();
    onClose();
  };
  const toggle = () => {
    if (isOpen && isMeant()) {
      close();
      return;
    }
    mean();
    onOpen();
  };
  useFixedPanel(side, root, panel, isOpen);
  usePressOutside(root, isOpen, close);
  const hover = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') intent.soon(onOpen, REST);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && !(staysWhenMeant && isMeant())) intent.soon(close, STRAY);
    },
  };
  return { root, panel, isMeant, mean, close, toggle, hover };
}
