/**
 * Scrolls a focused entry fully into sight of its row: the browser does not move it when a part of
 * it is visible.
 */
export const bringIntoSight = ({ target }: { readonly target: EventTarget | null }): void => {
  if (target instanceof Element && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};
