import type { MouseEvent, MouseEventHandler } from 'react';

/**
 * The click of a button that is blocked without being `disabled`, so that it keeps its focus: it
 * goes nowhere.
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
