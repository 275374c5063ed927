import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `close` at a press outside, because touch screens have no hover. */
export function usePressOutside(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
): void {
  const press = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !root.current?.contains(target)) onClose();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listener = (event: Event) => press(event);
    document.addEventListener('pointerdown', listener);
    return () => document.removeEventListener('pointerdown', listener);
  }, [isOpen]);
}
