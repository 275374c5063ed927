import { useSelector } from '@xstate/react';
import { useContext, type ReactNode } from 'react';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import {
  selectIdentity,
  selectIsPaused,
  selectPage,
} from '../../../../machines/site/session/session.selectors';
import { useT } from '../../../i18n/i18n';
import { ArrowDownToLine, Gift, House, Search, User } from '../../../ui/icons';
import { LinkRenderer } from '../../../ui/Link';
import * as css from './BottomBar.css';

/** The buttons, and what each sends to the session, which asks a guest to log in first. */
const WAYS = [
  { name: 'search', Icon: Search, event: { type: 'search.open', words: '' } },
  {
    name: 'deposit',
    Icon: ArrowDownToLine,
    event: { type: 'memberCentre.open', page: 'depositv2' },
  },
  { name: 'rewards', Icon: Gift, event: { type: 'memberCentre.open', page: 'rewardCenter' } },
  { name: 'account', Icon: User, event: { type: 'memberCentre.open', page: 'securityCenter' } },
] as const;

/**
 * The ways that people take most, at a phone's lower edge, in reach of the thumb. Nobody pays into
 * a trial account; during a break or an exclusion there are neither deposits nor rewards.
 */
export function BottomBar({ session }: { session: SessionRef }) {
  const t = useT('bottomBar');
  const renderLink = useContext(LinkRenderer);
  const isHome = useSelector(session, selectPage) === 'home';
  const isTrial = useSelector(session, selectIdentity) === 'trial';
  const isPaused = useSelector(session, selectIsPaused);
  const isOpen = {
    search: true,
    deposit: !isTrial && !isPaused,
    rewards: !isPaused,
    account: true,
  };
  const home: ReactNode = renderLink({
    to: '/',
    className: css.item,
    'aria-current': isHome ? 'page' : undefined,
    children: (
      <>
        <House size={22} aria-hidden="true" />
        {t('home')}
      </>
    ),
  });
  return (
    <nav aria-label={t('label')} className={css.entries}>
      {home}
      {WAYS.filter(({ name }) => isOpen[name]).map(({ name, Icon, event }) => (
        <button
          key={name}
          type="button"
          className={css.item}
          data-first={name === 'deposit' || undefined}
          onClick={() => session.send(event)}
        >
          <Icon size={22} aria-hidden="true" />
          {t(name)}
        </button>
      ))}
    </nav>
  );
}
