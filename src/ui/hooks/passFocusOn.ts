/**
 * A ref for a button that disappears: when it goes with the focus, the button that submits its form
 * takes the focus.
 */
export const passFocusOn = (button: HTMLButtonElement | null) => {
  const form = button?.form;
  return () => {
    if (button && document.activeElement === button)
      form?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
  };
};
