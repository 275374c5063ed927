import { useSelector } from '@xstate/react';
import { lazy, Suspense, type ReactNode } from 'react';
import type { AppRef } from '../../../../machines/site/app/app.machine';
import type { OverlayRef } from '../../../../machines/site/overlay/overlay.machine';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { selectIdentity } from '../../../../machines/site/session/session.selectors';
import type { ShellRef } from '../../../../machines/site/shell/shell.machine';
import type { Vendor } from '../../../../machines/lobby/vendors/vendors.types';
import { useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { Headset, MenuIcon } from '../../../ui/icons';
import { Below, Desktop } from '../../../ui/layout/AppLayout';
import { NavLink } from '../../../ui/NavLink';
import { Skeleton } from '../../../ui/Skeleton';
import * as css from './Header.css';
import { HomeLogo } from './HomeLogo';
import { MainNav } from './MainNav';
import { NoticesButton } from './NoticesButton';
import { Register } from './Register';
import { TelegramLink } from './TelegramLink';

// A guest's first load does not include the parts for members.
const Balance = lazy(() => import('./memberParts').then((m) => ({ default: m.Balance })));
const MoneyButtons = lazy(() => import('./memberParts').then((m) => ({ default: m.MoneyButtons })));
const AccountMenu = lazy(() => import('./memberParts').then((m) => ({ default: m.AccountMenu })));

export type HeaderProps = {
  app: AppRef;
  session: SessionRef;
  shell: ShellRef;
  overlay: OverlayRef;
  onLoginIntent: () => void;
  renderVendor: (vendor: Vendor) => ReactNode;
};

/** Account row and main navigation (spec §2 Header). */
export function Header({ app, session, shell, overlay, onLoginIntent, renderVendor }: HeaderProps) {
  const t = useT('shell');
  const common = useT('common');
  const identity = useSelector(session, selectIdentity);
  const isMember = identity !== 'unknown' && identity !== 'visitor';
  return (
    <div className={css.header} data-awaiting={identity === 'unknown' || undefined}>
      <div className={css.start}>
        <Below>
          <IconButton
            aria-label={t('openMenu')}
            icon={<MenuIcon size={24} />}
            onClick={() => overlay.send({ type: 'overlay.open', name: 'menu' })}
          />
          <HomeLogo size={28} />
        </Below>
        <Desktop>
          <NavLink to="/agent">{common('agent')}</NavLink>
        </Desktop>
      </div>
      {isMember ? (
        <div className={css.balance}>
          <Suspense fallback={<Skeleton width={196} height={44} />}>
            <Balance session={session} shell={shell} />
          </Suspense>
          {identity === 'trial' ? null : (
            <Suspense fallback={<Skeleton width={44} height={44} />}>
              <MoneyButtons session={session} />
            </Suspense>
          )}
        </div>
      ) : null}
      <div className={css.end}>
        <IconButton
          aria-label={common('customerService')}
          icon={<Headset size={22} />}
          onClick={() => overlay.send({ type: 'overlay.open', name: 'customerService' })}
        />
        <TelegramLink app={app} />
        <NoticesButton session={session} />
        {isMember ? null : (
          <Register app={app} session={session} isPlace={identity === 'unknown'} />
        )}
        {identity === 'unknown' ? (
          <span className={css.logIn}>
            <Skeleton height={44} />
          </span>
        ) : null}
        {identity === 'visitor' ? (
          <span className={css.logIn}>
            <Button
              tone="primary"
              compact
              onPointerEnter={onLoginIntent}
              onFocus={onLoginIntent}
              onClick={() => session.send({ type: 'login.open' })}
            >
              {common('logIn')}
            </Button>
          </span>
        ) : null}
        {isMember ? (
          <Suspense fallback={<Skeleton width={72} height={44} />}>
            <AccountMenu app={app} session={session} />
          </Suspense>
        ) : null}
      </div>
      <div className={css.nav}>
        <MainNav session={session} renderVendor={renderVendor} />
      </div>
    </div>
  );
}
