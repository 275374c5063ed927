import type { ReactNode } from 'react';
import * as css from './Stack.css';

type Gap = keyof typeof css.column;

/** Children in a column. */
export function Column({ gap = 'x2', children }: { gap?: Gap; children: ReactNode }) {
  return <div className={css.column[gap]}>{children}</div>;
}

/** Children in a row that wraps; `spread` puts the free space between them. */
export function Row({
  gap = 'x1',
  spread = false,
  children,
}: {
  gap?: Gap;
  spread?: boolean;
  children: ReactNode;
}) {
  return <div className={(spread ? css.spread : css.row)[gap]}>{children}</div>;
}
