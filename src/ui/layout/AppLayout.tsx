import { useEffect, type ReactNode } from 'react';
import { Drawer } from '../Drawer';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { SkipLink } from '../Link';
import { media } from '../tokens.css';
import * as css from './AppLayout.css';

export type AppLayoutProps = {
  skipLabel: string;
  header: ReactNode;
  /** Left out on pages without a side menu. */
  sideMenu?: ReactNode;
  sideLabel: string;
  /** Folded to icons, from 1024 px up. */
  sideFolded: boolean;
  /** Below 1024 px the side menu is a modal drawer. */
  drawerOpen: boolean;
  onDrawerDismiss: () => void;
  footer: ReactNode;
  /** Below 640 px at the window's lower edge; its place is kept until it comes. */
  bar?: ReactNode;
  children: ReactNode;
};

/** The page: side menu, header, content up to 1440 px, footer. */
export function AppLayout({
  skipLabel,
  header,
  sideMenu,
  sideLabel,
  sideFolded,
  drawerOpen,
  onDrawerDismiss,
  footer,
  bar,
  children,
}: AppLayoutProps) {
  const wide = useMediaQuery(media.desktop);
  // False in the prerendered page, which is the same for all widths: there the styles hide it.
  const narrow = useMediaQuery(media.belowDesktop);
  const hasSide = sideMenu !== undefined && sideMenu !== null;
  const inDrawer = hasSide && drawerOpen && !wide;
  useEffect(() => {
    if (wide && drawerOpen) onDrawerDismiss();
  }, [wide, drawerOpen, onDrawerDismiss]);
  return (
    <div className={css.layout} data-side={hasSide ? (sideFolded ? 'folded' : 'open') : undefined}>
      <SkipLink target="main">{skipLabel}</SkipLink>
      {hasSide ? (
        <>
          {inDrawer || narrow ? null : (
            <aside className={css.side} aria-label={sideLabel}>
              {sideMenu}
            </aside>
          )}
          <Drawer label={sideLabel} open={inDrawer} onDismiss={onDrawerDismiss}>
            <aside aria-label={sideLabel}>{sideMenu}</aside>
          </Drawer>
        </>
      ) : null}
      <header className={css.header}>{header}</header>
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <footer className={css.footer}>
        <div className={css.footerInside}>{footer}</div>
      </footer>
      {bar === undefined ? null : <div className={css.bar}>{bar}</div>}
    </div>
  );
}

/** The side menu's frame: logo and toggle, groups, and what sits at the bottom. */
export function SideMenuFrame({
  top,
  children,
  bottom,
}: {
  top: ReactNode;
  children: ReactNode;
  bottom?: ReactNode;
}) {
  return (
    <div className={css.sideFrame}>
      <div className={css.sideTop}>{top}</div>
      {children}
      {bottom ? (
        <div className={css.sideBottom} data-fold-away="">
          {bottom}
        </div>
      ) : null}
    </div>
  );
}

/** A list of the side menu, with a heading when it has one. */
export function SideMenuGroup({
  heading,
  items,
}: {
  heading?: string;
  items: readonly { key: string; node: ReactNode }[];
}) {
  return (
    <div>
      {heading ? (
        <h2 className={css.sideHeading} data-fold="">
          {heading}
        </h2>
      ) : null}
      <ul role="list" className={css.sideGroup}>
        {items.map(({ key, node }) => (
          <li key={key}>{node}</li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Content that is drawn only where the side menu is a drawer. In the prerendered page, which is the
 * same for all widths, the styles hide it.
 */
export function Below({ children }: { children: ReactNode }) {
  const wide = useMediaQuery(media.desktop);
  return wide ? null : <div className={css.onlyBelowDesktop}>{children}</div>;
}
/** Content of wide windows alone, in the same way. */
export function Desktop({ children }: { children: ReactNode }) {
  const narrow = useMediaQuery(media.belowDesktop);
  return narrow ? null : <div className={css.onlyDesktop}>{children}</div>;
}
