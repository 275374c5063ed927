/**
 * A ref for an entry of a list that disappears by itself: when it goes with the focus, the first
 * button of the entries beside it takes the focus. A heading among the entries has none.
 */
export const passFocusAside = (entry: HTMLElement | null) => () => {
  if (!entry?.contains(document.activeElement)) return;
  const entries = [...(entry.parentElement?.children ?? [])];
  const place = entries.indexOf(entry);
  const aside = [...entries.slice(place + 1), ...entries.slice(0, place).reverse()];
  aside
    .map((one) => one.querySelector('button'))
    .find((button) => button !== null)
    ?.focus();
};
