import type { ReactNode } from 'react';
import { badge } from './Card.css';

/** A small label; the kind `count` is the red number on an icon. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  tone?: keyof typeof badge;
  children: ReactNode;
}) {
  return <span className={badge[tone]}>{children}</span>;
}
