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
  /** False when neither Escape, nor the backdrop, nor the back gesture closes the dialog. */
  dismissable?: boolean | undefined;
  /** Called when the person asks to close; the owner decides and then sets `open`. */
  onDismiss?: (() => void) | undefined;
  /**
   * Takes the focus first; by default the first field that can be filled, otherwise the title. What
   * chooses what a page shows (`data-choice="view"`) is no such field.
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /**
   * Takes the focus after closing when the browser cannot restore it (its opener is gone, such as
   * an item of a closed menu).
   */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
};

const FIELD = [
  '[autofocus]',
  'input:not([type="hidden"]):not([readonly]):not(:disabled):not([data-choice="view"] *)',
  'textarea:not([readonly]):not(:disabled)',
  'select:not(:disabled)',
].join(', ');

/**
 * Props of a modal `<dialog>` driven by `open`. The browser stacks dialogs, traps the focus and
 * restores it.
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
      entryOf(dialog, firstShown(dialog, FIELD)) ??
      dialog.querySelector<HTMLElement>('[data-title]');
    first?.focus({ preventScroll: true });
    const owner = returnFocus?.current;
    return () => {
      // Also when React hides the dialog because something inside is still loading: nobody asked to
      // close it.
      isOurClose.current = dialog.open;
      if (dialog.open) dialog.close();
      if (owner) owner.focus({ preventScroll: true });
      // The browser restores the focus to the element that had it, which may be in a menu that is
      // closing.
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
      // A file input inside sends its own cancel event, which bubbles.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      dismiss();
    },
    // Where `closedby` is unknown, Chromium closes the dialog at a second Escape in any case.
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
    // close the dialog.
    onPointerDown: (event) => {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    onClick: (event) => {
      if (pressedBackdrop.current && event.target === event.currentTarget) dismiss();
      pressedBackdrop.current = false;
    },
  };
}

/** A group of radio buttons is entered at the one that is chosen, as the Tab key does. */
const entryOf = (dialog: HTMLDialogElement, field?: HTMLElement): HTMLElement | undefined =>
  field instanceof HTMLInputElement && field.type === 'radio'
    ? ([...dialog.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')].find(
        ({ name }) => name === field.name,
      ) ?? field)
    : field;

/**
 * The element to restore the focus to: for a menu, which is removed by then, the button that opened
 * it and labels it.
 */
function openerOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest('[role="menu"]');
  // A button whose menu is closing no longer has `aria-controls`.
  const opener = menu
    ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
    : active;
  return opener instanceof HTMLElement ? opener : null;
}
