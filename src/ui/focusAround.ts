/**
 * Gives the focus to what stands around something that is about to go: a pane, the title of a
 * dialog, the page's main content.
 */
export const focusAround = (going: HTMLElement): void => {
  const around = going.parentElement?.closest<HTMLElement>('[tabindex], dialog');
  const place =
    around instanceof HTMLDialogElement
      ? around.querySelector<HTMLElement>('[data-title]')
      : around;
  place?.focus({ preventScroll: true });
};
