import { useEffect, useEffectEvent } from 'react';

const TYPED_INTO = 'input, textarea, select, [contenteditable]';

/** Calls `act` when the key is pressed on the page: not while typing, and not over a dialog. */
export function useShortcut(key: string, act: () => void): void {
  const tell = useEffectEvent(act);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (event.target instanceof Element && event.target.closest(TYPED_INTO)) return;
      event.preventDefault();
      tell();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [key]);
}
