/**
 * Scrolls a focused entry fully into sight of its row: the browser does not move it when a part of
 * it is visible.
 */
export const bringIntoSight = ({ target }: { readonly target: EventTarget | null }): void => {
  if (target instanceof Element && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** Scrolls a row sideways until one of its entries is in the middle. */
export const centreIn = (row: Element, entry: Element): void => {
  row.scrollLeft += middleOf(entry) - middleOf(row);
};

const middleOf = (element: Element): number => {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
};
