import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css';

/** Text for assistive technology only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hidden}>{children}</span>;
}
