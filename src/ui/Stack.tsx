import type { ReactNode } from 'react';
import * as css from './Stack.css';

type Gap = keyof typeof css.column;

/** One under the other. */
export function Column({ gap = 'x2', children }: { gap?: Gap; children: ReactNode }) {
  return <div className={css.column[gap]}>{children}</div>;
}

/** Side by side, wrapping; `spread` pushes them apart. */
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
