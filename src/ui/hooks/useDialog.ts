import {
  useCallback,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type RefObject,
} from 'react';
import { firstShown } from './firstShown';

export type DialogBehaviour = {
  open: boolean;
  /** False: neither Escape, nor the backdrop, nor the back gesture closes it. */
  dismissable?: boolean | undefined;
  /** A person asked to close; the owner decides and then sets `open`. */
  onDismiss?: (() => void) | undefined;
  /** Takes the focus first; by default the first field that can be filled, else the title. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /**
   * Takes the focus back when the platform cannot (its opener is gone, such as an item of a closed
   * menu).
   */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
};

const FIELD = [
  '[autofocus]',
  'input:not([type="hidden"]):not([readonly]):not(:disabled)',
  'textarea:not([readonly]):not(:disabled)',
  'select:not(:disabled)',
].join(', ');

/**
 * A modal `<dialog>` driven by `open`: props for the element. The browser stacks, traps focus and
 * gives it back.
 */
export function useDialog({
  open,
  dismissable = true,
  onDismiss,
  initialFocus,
  returnFocus,
}: DialogBehaviour): ComponentPropsWithRef<'dialog'> {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const isOurClose = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const active = document.activeElement;
    const opener = openerOf(active);
    dialog.showModal();
    const first =
      initialFocus?.current ??
      firstShown(dialog, FIELD) ??
      dialog.querySelector<HTMLElement>('[data-title]');
    first?.focus({ preventScroll: true });
    const owner = returnFocus?.current;
    return () => {
      // Also when React hides the dialog because something inside is still loading: nobody asked to
      // close it.
      isOurClose.current = dialog.open;
      if (dialog.open) dialog.close();
      if (owner) owner.focus({ preventScroll: true });
      // The browser gives it back to what had it, which may be a closing menu that takes it along.
      else if (opener !== active || document.activeElement === document.body)
        opener?.focus({ preventScroll: true });
    };
  }, [open, initialFocus, returnFocus]);

  const dismiss = useCallback(() => {
    if (dismissable) onDismiss?.();
  }, [dismissable, onDismiss]);

  return {
    ref,
    closedby: dismissable ? 'closerequest' : 'none',
    onCancel: (event) => {
      // A file input inside sends a cancel of its own, which bubbles.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      dismiss();
    },
    // Where `closedby` is unknown, Chromium closes by force on a second Escape.
    onClose: (event) => {
      const dialog = event.currentTarget;
      if (event.target !== dialog) return;
      const wasOurs = isOurClose.current;
      isOurClose.current = false;
      if (wasOurs || dialog.open || !open || !dialog.isConnected) return;
      if (dismissable) dismiss();
      else dialog.showModal();
    },
    onKeyDown: (event) => {
      if (event.key === 'Escape' && !dismissable) event.preventDefault();
    },
    // Only a press that began on the backdrop counts: a selection dragged out of a field does not
    // close.
    onPointerDown: (event) => {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    onClick: (event) => {
      if (pressedBackdrop.current && event.target === event.currentTarget) dismiss();
      pressedBackdrop.current = false;
    },
  };
}

/**
 * Who should have the focus back: for a menu, which is gone by then, the button that opened it and
 * that labels it.
 */
function openerOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest('[role="menu"]');
  // A button whose menu is closing no longer says what it controls.
  const opener = menu
    ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
    : active;
  return opener instanceof HTMLElement ? opener : null;
}
