import { useEffect, useEffectEvent, type RefObject } from 'react';

/** A finger has no hover to leave: a press elsewhere closes. */
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
