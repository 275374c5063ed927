import type { MouseEvent, MouseEventHandler } from 'react';

/**
 * The click handler of a button that is blocked without being `disabled`, so that it keeps its
 * focus.
 */
export const clickUnless =
  (blocked: boolean, onClick: MouseEventHandler<HTMLButtonElement> | undefined) =>
  (event: MouseEvent<HTMLButtonElement>): void => {
    if (!blocked) {
      onClick?.(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
