import { useEffect, useEffectEvent, type RefObject } from 'react';

/** While `isOpen`, Escape in the panel calls `close` and nothing else: a dialog below stays. */
export function useEscape(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  useEffect(() => {
    const element = panel.current;
    if (!isOpen || !element) return;
    const listener = (event: KeyboardEvent) => press(event);
    element.addEventListener('keydown', listener);
    return () => element.removeEventListener('keydown', listener);
  }, [panel, isOpen]);
}
