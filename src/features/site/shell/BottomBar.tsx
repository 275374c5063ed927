import { useSelector } from '@xstate/react';
import { useContext, type ReactNode } from 'react';
import type { AppRef } from '../../../../machines/site/app/app.machine';
import { selectIsRegistrationOpen } from '../../../../machines/site/app/app.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import {
  selectIdentity,
  selectIsPaused,
  selectPage,
} from '../../../../machines/site/session/session.selectors';
import { useT } from '../../../i18n/i18n';
import { ArrowDownToLine, Gift, House, LogIn, Search, User, UserPlus } from '../../../ui/icons';
import { lazyPart } from '../../../ui/lazyPart';
import { LinkRenderer } from '../../../ui/Link';
import * as css from './BottomBar.css';

const RewardsToClaim = lazyPart(() => import('./memberParts').then((m) => m.RewardsToClaim));

/** The buttons after the link home, and what each sends to the session. */
const SEARCH = { name: 'search', Icon: Search, event: { type: 'search.open', words: '' } } as const;
const OF_GUESTS = [
  SEARCH,
  { name: 'register', Icon: UserPlus, event: { type: 'registration.open' } },
  { name: 'logIn', Icon: LogIn, event: { type: 'login.open' } },
] as const;
const OF_MEMBERS = [
  SEARCH,
  {
    name: 'deposit',
    Icon: ArrowDownToLine,
    event: { type: 'memberCentre.open', page: 'depositv2' },
  },
  { name: 'rewards', Icon: Gift, event: { type: 'memberCentre.open', page: 'rewardCenter' } },
  { name: 'account', Icon: User, event: { type: 'memberCentre.open', page: 'securityCenter' } },
] as const;

/**
 * The ways that people take most, at a phone's lower edge, in reach of the thumb: those of a guest
 * are the ways in. Nobody pays into a trial account; during a break or an exclusion there are
 * neither deposits nor rewards.
 */
export function BottomBar({ app, session }: { app: AppRef; session: SessionRef }) {
  const t = useT('bottomBar');
  const renderLink = useContext(LinkRenderer);
  const isHome = useSelector(session, selectPage) === 'home';
  const identity = useSelector(session, selectIdentity);
  const canRegister = useSelector(app, selectIsRegistrationOpen) === true;
  const isPaused = useSelector(session, selectIsPaused);
  const isClosed: Partial<Record<string, boolean>> = {
    register: !canRegister,
    deposit: identity === 'trial' || isPaused,
    rewards: isPaused,
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
      {(identity === 'visitor' ? OF_GUESTS : OF_MEMBERS)
        .filter(({ name }) => !isClosed[name])
        .map(({ name, Icon, event }) => {
          const waits = name === 'rewards' ? 'rewards-to-claim' : undefined;
          return (
            <span key={name} className={css.tab}>
              <button
                type="button"
                className={css.item}
                data-first={name === 'deposit' || name === 'register' || undefined}
                aria-describedby={waits}
                onClick={() => session.send(event)}
              >
                <Icon size={22} aria-hidden="true" />
                {t(name)}
              </button>
              {waits && <RewardsToClaim session={session} id={waits} />}
            </span>
          );
        })}
    </nav>
  );
}
