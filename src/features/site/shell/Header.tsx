import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AppRef } from '../../../../machines/site/app/app.machine';
import type { OverlayRef } from '../../../../machines/site/overlay/overlay.machine';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { selectIdentity } from '../../../../machines/site/session/session.selectors';
import type { ShellRef } from '../../../../machines/site/shell/shell.machine';
import type { Vendor } from '../../../../machines/lobby/vendors/vendors.types';
import { useT } from '../../../i18n/i18n';
import { CountBadge } from '../../../ui/CountBadge';
import { useShortcut } from '../../../ui/hooks/useShortcut';
import { IconButton } from '../../../ui/IconButton';
import { Headset, MenuIcon, Search } from '../../../ui/icons';
import { Below, Desktop } from '../../../ui/layout/AppLayout';
import { lazyPart } from '../../../ui/lazyPart';
import { NavLink } from '../../../ui/NavLink';
import { Skeleton } from '../../../ui/Skeleton';
import * as css from './Header.css';
import { HomeLogo } from './HomeLogo';
import { LogIn } from './LogIn';
import { MainNav } from './MainNav';
import { NoticesButton } from './NoticesButton';
import { Register } from './Register';
import { TelegramLink } from './TelegramLink';
import { useNotices } from './useNotices';

// A guest's first load goes without what only members see.
const Balance = lazyPart(() => import('./memberParts').then((m) => m.Balance));
const MoneyButtons = lazyPart(() => import('./memberParts').then((m) => m.MoneyButtons));
const AccountMenu = lazyPart(() => import('./memberParts').then((m) => m.AccountMenu));

export type HeaderProps = {
  app: AppRef;
  session: SessionRef;
  shell: ShellRef;
  overlay: OverlayRef;
  onLoginIntent: () => void;
  renderVendor: (vendor: Vendor) => ReactNode;
  /** False in the prerendered page: there the styles hide what a phone does without. */
  isPhone: boolean;
};

/**
 * Account row and main navigation (spec §2 Header). A phone has the account row alone: the bar at
 * its lower edge has search and deposit, the drawer the rest (`PhoneMenu.tsx`).
 */
export function Header({
  app,
  session,
  shell,
  overlay,
  onLoginIntent,
  renderVendor,
  isPhone,
}: HeaderProps) {
  const t = useT('shell');
  const common = useT('common');
  const identity = useSelector(session, selectIdentity);
  const isMember = identity !== 'unknown' && identity !== 'visitor';
  const openSearch = () => session.send({ type: 'search.open', words: '' });
  useShortcut('/', openSearch);
  return (
    <div className={css.header}>
      <div className={css.start}>
        <Below>
          <OpenMenu session={session} overlay={overlay} hasCount={isPhone && isMember} />
          <HomeLogo size={28} />
        </Below>
        <Desktop>
          <NavLink to="/agent">{common('agent')}</NavLink>
        </Desktop>
      </div>
      {isMember ? (
        <div className={css.balance}>
          <Balance
            session={session}
            shell={shell}
            place={<Skeleton width={isPhone ? 160 : 180} height={44} />}
            retryLabel={common('retry')}
          />
          {identity === 'trial' || isPhone ? null : (
            <MoneyButtons
              session={session}
              place={<Skeleton width={88} height={44} />}
              retryLabel={common('retry')}
            />
          )}
        </div>
      ) : null}
      <div className={css.end}>
        {isPhone ? null : (
          <span className={css.search}>
            <IconButton
              aria-label={t('search')}
              aria-keyshortcuts="/"
              icon={<Search size={22} />}
              onClick={openSearch}
            />
          </span>
        )}
        {isPhone && isMember ? null : (
          <>
            <IconButton
              aria-label={common('customerService')}
              icon={<Headset size={22} />}
              onClick={() => overlay.send({ type: 'overlay.open', name: 'customerService' })}
            />
            {isPhone ? null : <TelegramLink app={app} />}
            <NoticesButton session={session} />
          </>
        )}
        {isMember ? null : (
          <Register app={app} session={session} isPlace={identity === 'unknown'} />
        )}
        {identity === 'unknown' ? (
          <span className={css.logIn}>
            <Skeleton height={44} />
          </span>
        ) : null}
        {identity === 'visitor' ? (
          <LogIn app={app} session={session} onIntent={onLoginIntent} />
        ) : null}
        {isMember ? (
          <AccountMenu
            app={app}
            session={session}
            place={<Skeleton width={isPhone ? 44 : 72} height={44} />}
            retryLabel={common('retry')}
          />
        ) : null}
      </div>
      {isPhone ? null : (
        <div className={css.nav}>
          <MainNav session={session} renderVendor={renderVendor} />
        </div>
      )}
    </div>
  );
}

/** Opens the drawer; with `hasCount` it counts the unread messages that are reached by it. */
function OpenMenu({
  session,
  overlay,
  hasCount,
}: Pick<HeaderProps, 'session' | 'overlay'> & { hasCount: boolean }) {
  const t = useT('shell');
  const { unread } = useNotices(session);
  const count = hasCount ? unread : 0;
  return (
    <IconButton
      aria-label={t('openMenu')}
      title={count > 0 ? t('unread', { count }) : undefined}
      badge={count > 0 ? <CountBadge count={count} /> : undefined}
      icon={<MenuIcon size={24} />}
      onClick={() => overlay.send({ type: 'overlay.open', name: 'menu' })}
    />
  );
}
