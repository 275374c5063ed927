import type { ReactNode } from 'react';
import { Search } from './icons';
import * as css from './State.css';

/** Says that there is nothing: one sentence, and one action if there is a useful one. */
export function EmptyState({
  icon = <Search size={28} />,
  children,
  action,
}: {
  icon?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={css.state}>
      <span className={css.art} aria-hidden="true">
        {icon}
      </span>
      <p className={css.words}>{children}</p>
      {action}
    </div>
  );
}
