import type { ReactNode } from 'react';
import * as css from './NoticePage.css';

export type NoticePageProps = {
  logo: ReactNode;
  art: ReactNode;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  foot?: ReactNode;
};

/** A whole page with one message: maintenance, a blocked region, a failed start. */
export function NoticePage({ logo, art, title, children, actions, foot }: NoticePageProps) {
  return (
    <main className={css.page}>
      <div>{logo}</div>
      <div className={css.content}>
        <div className={css.art} aria-hidden="true">
          {art}
        </div>
        <h1>{title}</h1>
        <div className={css.words}>{children}</div>
        {actions ? <div className={css.actions}>{actions}</div> : null}
      </div>
      <div>{foot}</div>
    </main>
  );
}
