import { useSelector } from '@xstate/react';
import { useCallback, type ReactNode } from 'react';
import type { AppRef } from '../../../../machines/site/app/app.machine';
import type { OverlayRef } from '../../../../machines/site/overlay/overlay.machine';
import { selectIsOpen } from '../../../../machines/site/overlay/overlay.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import type { ShellRef } from '../../../../machines/site/shell/shell.machine';
import { selectIsMenuCollapsed } from '../../../../machines/site/shell/shell.selectors';
import type { Vendor } from '../../../../machines/lobby/vendors/vendors.types';
import { useT } from '../../../i18n/i18n';
import { useBackCloses } from '../../../ui/hooks/useBackCloses';
import { useMediaQuery } from '../../../ui/hooks/useMediaQuery';
import { AppLayout } from '../../../ui/layout/AppLayout';
import { lazyPart } from '../../../ui/lazyPart';
import { media } from '../../../ui/tokens.css';
import { Footer } from './Footer';
import { Header } from './Header';
import { SideMenu } from './SideMenu';

// Wide windows go without it.
const BottomBar = lazyPart(() => import('./phoneParts').then((m) => m.BottomBar));

export type ShellProps = {
  app: AppRef;
  session: SessionRef;
  shell: ShellRef;
  overlay: OverlayRef;
  /**
   * Game pages are shown without it, and without the bar of a phone (spec §2 Routes); the drawer
   * can be opened there too.
   */
  hasSideMenu: boolean;
  languageSelect: ReactNode;
  /** The banners of the side menu (spec §3 Banner). */
  sideBanners: ReactNode;
  /** Called when the person points at a login control: its code is loaded in advance. */
  onLoginIntent: () => void;
  /** A vendor's tile, for the panels of the main navigation. */
  renderVendor: (vendor: Vendor) => ReactNode;
  children: ReactNode;
};

const selectIsDrawerOpen = selectIsOpen('menu');

/** The layout around every page of the player site (spec §2): side menu, header, footer. */
export function Shell({
  app,
  session,
  shell,
  overlay,
  hasSideMenu,
  languageSelect,
  sideBanners,
  onLoginIntent,
  renderVendor,
  children,
}: ShellProps) {
  const t = useT('shell');
  const common = useT('common');
  const isCollapsed = useSelector(shell, selectIsMenuCollapsed);
  const isDrawerOpen = useSelector(overlay, selectIsDrawerOpen);
  const closeDrawer = useCallback(
    () => overlay.send({ type: 'overlay.close', name: 'menu' }),
    [overlay],
  );
  useBackCloses(isDrawerOpen, closeDrawer);
  const isPhone = useMediaQuery(media.phone);
  const isDrawer = useMediaQuery(media.belowDesktop);
  return (
    <AppLayout
      skipLabel={common('skipToContent')}
      header={
        <Header
          app={app}
          session={session}
          shell={shell}
          overlay={overlay}
          onLoginIntent={onLoginIntent}
          renderVendor={renderVendor}
          isPhone={isPhone}
        />
      }
      sideMenu={
        hasSideMenu || isDrawer ? (
          <SideMenu
            app={app}
            session={session}
            shell={shell}
            overlay={overlay}
            languageSelect={languageSelect}
            banners={sideBanners}
            renderVendor={renderVendor}
            isPhone={isPhone}
            hasBar={hasSideMenu}
          />
        ) : null
      }
      sideLabel={t('sideMenu')}
      sideFolded={isCollapsed}
      drawerOpen={isDrawerOpen}
      onDrawerDismiss={closeDrawer}
      footer={<Footer app={app} session={session} shell={shell} />}
      bar={hasSideMenu ? isPhone ? <BottomBar app={app} session={session} /> : null : undefined}
    >
      {children}
    </AppLayout>
  );
}
