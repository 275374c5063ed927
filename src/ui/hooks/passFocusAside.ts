/**
 * A ref for an entry of a list that disappears by itself: when it goes with the focus, the first
 * button of the entry beside it takes the focus.
 */
export const passFocusAside = (entry: HTMLElement | null) => () => {
  if (!entry?.contains(document.activeElement)) return;
  const aside = entry.nextElementSibling ?? entry.previousElementSibling;
  aside?.querySelector('button')?.focus();
};
