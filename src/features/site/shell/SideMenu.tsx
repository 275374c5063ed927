import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AppRef } from '../../../../machines/site/app/app.machine';
import {
  selectIsRegistrationOpen,
  selectPlatform,
} from '../../../../machines/site/app/app.selectors';
import type { MemberPage } from '../../../../machines/member/memberCentre/memberCentre.machine';
import type { OverlayRef } from '../../../../machines/site/overlay/overlay.machine';
import { selectIsOpen } from '../../../../machines/site/overlay/overlay.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import {
  selectIdentity,
  selectIsPaused,
  selectPage,
  selectPopups,
} from '../../../../machines/site/session/session.selectors';
import type { ShellRef } from '../../../../machines/site/shell/shell.machine';
import { selectIsMenuCollapsed } from '../../../../machines/site/shell/shell.selectors';
import type { Vendor } from '../../../../machines/lobby/vendors/vendors.types';
import { useT } from '../../../i18n/i18n';
import { ChannelMark } from '../../../ui/ChannelMark';
import { IconButton } from '../../../ui/IconButton';
import {
  Bell,
  Gift,
  Headset,
  House,
  LogIn,
  Megaphone,
  PanelLeftClose,
  PanelLeftOpen,
  UserPlus,
  Users,
  X,
} from '../../../ui/icons';
import { Below, Desktop, SideMenuFrame, SideMenuGroup } from '../../../ui/layout/AppLayout';
import { lazyPart } from '../../../ui/lazyPart';
import { NavButton, NavLink } from '../../../ui/NavLink';
import { Skeleton } from '../../../ui/Skeleton';
import { AppDownload } from './AppDownload';
import { Channels } from './Channels';
import { channelsOf } from './channelsOf';
import { HomeLogo } from './HomeLogo';
import { invitationOf } from './invitationOf';
import { PromotionLinks } from './PromotionLinks';
import * as css from './SideMenu.css';
import { ThemeSwitch } from './ThemeSwitch';

const selectIsDrawerOpen = selectIsOpen('menu');

export type SideMenuProps = {
  app: AppRef;
  session: SessionRef;
  shell: ShellRef;
  overlay: OverlayRef;
  languageSelect: ReactNode;
  banners: ReactNode;
  /** A vendor's tile, for the main navigation in a phone's drawer. */
  renderVendor: (vendor: Vendor) => ReactNode;
  isPhone: boolean;
  /** Whether a phone has its bar on this page. */
  hasBar: boolean;
};

/** Rewards are not offered during a break or an exclusion. */
const CLOSED_IN_PAUSE: readonly string[] = ['invite', 'rewards', 'promotions'];

/** What the main navigation has too. */
const IN_NAV: readonly string[] = ['home', 'promotions'];

// Wide windows go without it.
const PhoneMenu = lazyPart(() => import('./phoneParts').then((m) => m.PhoneMenu));

/** The side menu (spec §2 Side menu): beside the page on a desktop, a drawer below 1024 px. */
export function SideMenu({
  app,
  session,
  shell,
  overlay,
  languageSelect,
  banners,
  renderVendor,
  isPhone,
  hasBar,
}: SideMenuProps) {
  const t = useT('shell');
  const common = useT('common');
  const page = useSelector(session, selectPage);
  const popups = useSelector(session, selectPopups);
  const isCollapsed = useSelector(shell, selectIsMenuCollapsed);
  const platform = useSelector(app, selectPlatform);
  const isOpen = useSelector(app, selectIsRegistrationOpen);
  const identity = useSelector(session, selectIdentity);
  const isVisitor = identity === 'visitor';
  const isPaused = useSelector(session, selectIsPaused);
  const invitation = invitationOf(identity, platform);
  const isDrawer = useSelector(overlay, selectIsDrawerOpen);
  const hasNav = isDrawer && isPhone;
  const resources = platform?.resources;
  // In the drawer, opening a page closes it; beside the page there is nothing to close.
  const leave = () => overlay.send({ type: 'overlay.close', name: 'menu' });
  const register = () => {
    leave();
    session.send({ type: 'registration.open' });
  };
  const readNotices = () => {
    leave();
    popups.send({ type: 'notices.open', id: null });
  };
  const openCentre = (centrePage: MemberPage) => {
    leave();
    session.send({ type: 'memberCentre.open', page: centrePage });
  };
  const contacts = channelsOf(resources, ['VIBER', 'TELEGRAM', 'FACEBOOK']);
  return (
    <SideMenuFrame
      top={
        <>
          <HomeLogo size={30} onClick={leave} />
          <Desktop>
            <IconButton
              aria-label={isCollapsed ? t('expandMenu') : t('collapseMenu')}
              icon={isCollapsed ? <PanelLeftOpen size={20} /> : <PanelLeftClose size={20} />}
              onClick={() => shell.send({ type: 'menu.toggle' })}
            />
          </Desktop>
          <Below>
            <IconButton aria-label={t('closeMenu')} icon={<X size={22} />} onClick={leave} />
          </Below>
        </>
      }
      bottom={
        <>
          {languageSelect}
          <ThemeSwitch shell={shell} />
          <Channels resources={resources} label={t('followUs')} />
        </>
      }
    >
      <div className={css.groups}>
        {hasNav ? (
          <PhoneMenu
            session={session}
            renderVendor={renderVendor}
            hasBar={hasBar}
            onLeave={leave}
            place={<Skeleton height={500} />}
            retryLabel={common('retry')}
          />
        ) : null}
        <SideMenuGroup
          items={[
            {
              key: 'home',
              node: (
                <NavLink
                  place="side"
                  to="/"
                  icon={<House size={20} />}
                  current={page === 'home'}
                  onClick={leave}
                >
                  {common('home')}
                </NavLink>
              ),
            },
            // Most visitors get the invitation: its place is kept until that is known.
            ...(invitation === 'none'
              ? []
              : [
                  {
                    key: 'invite',
                    node: (
                      <div style={{ visibility: invitation === 'unknown' ? 'hidden' : 'visible' }}>
                        <NavButton
                          place="side"
                          icon={<UserPlus size={20} />}
                          onClick={() => openCentre('referral')}
                        >
                          {t('invite')}
                        </NavButton>
                      </div>
                    ),
                  },
                ]),
            {
              key: 'rewards',
              node: (
                <NavButton
                  place="side"
                  icon={<Gift size={20} />}
                  onClick={() => openCentre('rewardCenter')}
                >
                  {t('rewards')}
                </NavButton>
              ),
            },
            {
              key: 'promotions',
              node: (
                <NavLink
                  place="side"
                  to="/promotions"
                  icon={<Megaphone size={20} />}
                  onClick={leave}
                >
                  {common('category.PROMO')}
                </NavLink>
              ),
            },
            // A wide header has the link.
            ...(isDrawer
              ? [
                  {
                    key: 'agent',
                    node: (
                      <NavLink place="side" to="/agent" icon={<Users size={20} />} onClick={leave}>
                        {common('agent')}
                      </NavLink>
                    ),
                  },
                ]
              : []),
            // A narrow header has no space for the bell of a guest.
            ...(isDrawer && isVisitor
              ? [
                  {
                    key: 'notices',
                    node: (
                      <NavButton place="side" icon={<Bell size={20} />} onClick={readNotices}>
                        {t('notices')}
                      </NavButton>
                    ),
                  },
                ]
              : []),
            ...(isDrawer && isVisitor && isOpen
              ? [
                  {
                    key: 'register',
                    node: (
                      <NavButton place="side" icon={<LogIn size={20} />} onClick={register}>
                        {t('register')}
                      </NavButton>
                    ),
                  },
                ]
              : []),
          ].filter(
            ({ key }) =>
              !(isPaused && CLOSED_IN_PAUSE.includes(key)) && !(hasNav && IN_NAV.includes(key)),
          )}
        />
        <PromotionLinks popups={popups} onFollow={leave} />
        <div className={platform ? undefined : css.helpPlace}>
          <SideMenuGroup
            heading={t('help')}
            items={[
              {
                key: 'customerService',
                node: (
                  <NavButton
                    place="side"
                    icon={<Headset size={20} />}
                    onClick={() => overlay.send({ type: 'overlay.open', name: 'customerService' })}
                  >
                    {common('customerService')}
                  </NavButton>
                ),
              },
              ...contacts.map(({ key, name, url }) => ({
                key,
                node: (
                  <NavLink
                    place="side"
                    to={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    icon={<ChannelMark channel={key} size={20} />}
                  >
                    {name}
                  </NavLink>
                ),
              })),
              ...(resources?.['IOS'] || resources?.['ANDROID']
                ? [
                    {
                      key: 'app',
                      node: <AppDownload session={session} resources={resources} onLeave={leave} />,
                    },
                  ]
                : []),
            ]}
          />
        </div>
        <div data-fold-away="" className={css.banners}>
          {banners}
        </div>
      </div>
    </SideMenuFrame>
  );
}
