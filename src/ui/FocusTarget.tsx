import type { ReactNode, RefObject } from 'react';
import * as css from './FocusTarget.css';

/** A screen without fields that takes the focus itself, because the focused element is gone. */
export function FocusTarget({
  firstRef,
  children,
}: {
  firstRef: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  return (
    <div
      ref={(shown) => {
        firstRef.current = shown;
      }}
      tabIndex={-1}
      className={css.place}
    >
      {children}
    </div>
  );
}
