import type { ReactNode } from 'react';
import { card } from './Card.css';

/** A surface that groups content; give `as="section"` and a label when it is a landmark. */
export function Card({
  as: As = 'div',
  children,
  ...aria
}: {
  as?: 'div' | 'section' | 'article' | 'li';
  children: ReactNode;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}) {
  return (
    <As {...aria} className={card}>
      {children}
    </As>
  );
}
