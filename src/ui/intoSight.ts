/**
 * Brings what the keyboard has come to wholly into sight of its row: the browser leaves it alone
 * where a part of it shows.
 */
export const bringIntoSight = ({ target }: { readonly target: EventTarget | null }): void => {
  if (target instanceof Element && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};
