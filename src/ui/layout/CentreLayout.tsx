import { useId, type ReactNode } from 'react';
import { useTabTitle } from '../hooks/useTabTitle';
import * as css from './CentreLayout.css';

export type CentreLayoutProps = {
  /** The menu, and the content above it. */
  side: ReactNode;
  title: string;
  /** A key for each page: another page begins at its top. */
  page: string;
  children: ReactNode;
};

/**
 * The layout of a centre's dialog (spec §2): its menu above the page when the dialog is narrow,
 * otherwise beside it. The browser's tab has the title of its page.
 */
export function CentreLayout({ side, title, page, children }: CentreLayoutProps) {
  const titleId = useId();
  useTabTitle(title);
  return (
    <div className={css.frame}>
      <div className={css.split}>
        <div className={css.side}>{side}</div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard */}
        <section className={css.page} aria-labelledby={titleId} tabIndex={0} key={page}>
          <h3 id={titleId} className={css.title}>
            {title}
          </h3>
          {children}
        </section>
      </div>
    </div>
  );
}
