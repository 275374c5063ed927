import type { ReactNode } from 'react';
import { SkipLink } from '../Link';
import * as css from './AgentLayout.css';

/**
 * The layout of the agents' pages: a logo, a few controls, the page. No side menu, header
 * navigation or footer.
 */
export function AgentLayout({
  skipLabel,
  logo,
  controls,
  children,
}: {
  skipLabel: string;
  logo: ReactNode;
  controls?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <SkipLink target="main">{skipLabel}</SkipLink>
      <main className={css.frame}>
        <div className={css.top}>
          {logo}
          <div>{controls}</div>
        </div>
        <div id="main" tabIndex={-1} className={css.main}>
          {children}
        </div>
      </main>
    </>
  );
}
