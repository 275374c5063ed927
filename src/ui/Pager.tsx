import type { ReactNode } from 'react';
import { IconButton } from './IconButton';
import { ChevronLeft, ChevronRight } from './icons';
import * as css from './Pager.css';

export type PagerProps = {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Counted from 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** The position as text, such as "Page 2 of 5". */
  children: ReactNode;
};

/** Buttons to the previous and the next page of a list. */
export function Pager({
  label,
  previousLabel,
  nextLabel,
  page,
  pages,
  onPage,
  children,
}: PagerProps) {
  return (
    <nav aria-label={label} className={css.pager}>
      <IconButton
        tone="outline"
        aria-label={previousLabel}
        icon={<ChevronLeft size={20} />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <p aria-live="polite" className={css.place}>
        {children}
      </p>
      <IconButton
        tone="outline"
        aria-label={nextLabel}
        icon={<ChevronRight size={20} />}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
