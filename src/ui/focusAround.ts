/**
 * Moves the focus to the container of an element that is about to be removed: a pane, the title of
 * a dialog, or the page's main content.
 */
export const focusAround = (going: HTMLElement): void => {
  const around = going.parentElement?.closest<HTMLElement>('[tabindex], dialog');
  const place =
    around instanceof HTMLDialogElement
      ? around.querySelector<HTMLElement>('[data-title]')
      : around;
  place?.focus({ preventScroll: true });
};
