import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import {
  selectCounts,
  selectIsAgentCentreOpen,
  selectMember,
  selectPopups,
} from '../../../../machines/site/session/session.selectors';
import { selectRequests } from '../../../../machines/member/counts/memberMenu.selectors';
import type { ShellRef } from '../../../../machines/site/shell/shell.machine';
import { useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Avatar } from '../../../ui/Avatar';
import { Button } from '../../../ui/Button';
import { LogOut, Users } from '../../../ui/icons';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { Link } from '../../../ui/Link';
import { Skeleton } from '../../../ui/Skeleton';
import { Row } from '../../../ui/Stack';
import { AgentFrame } from './AgentFrame';
import { AgentNews } from './AgentNews';
import * as css from './AgentHomePage.css';
import { BalanceCard } from './BalanceCard';
import { SupportHours } from './SupportHours';

/** `timeZone`: the time zone of the support team. */
export type AgentHomePageProps = {
  session: SessionRef;
  shell: ShellRef;
  timeZone: string;
  languageSelect: ReactNode;
};

/**
 * The agents' page (spec §2 Routes, /agentHome). The agent centre opens over it; when it is closed,
 * the page shows the agent, the balance and links.
 */
export function AgentHomePage({ session, shell, timeZone, languageSelect }: AgentHomePageProps) {
  const t = useT('agentHome');
  const common = useT('common');
  const member = useSelector(session, selectMember);
  const popups = useSelector(session, selectPopups);
  const requests = useSelector(useSelector(session, selectCounts), selectRequests);
  const isCovered = useSelector(session, selectIsAgentCentreOpen);
  const centre = useFocusOnChange<HTMLButtonElement>(isCovered ? null : 'entrance');
  if (!member)
    return (
      <AgentFrame languageSelect={languageSelect}>
        <Waiting />
      </AgentFrame>
    );
  return (
    <AgentFrame languageSelect={languageSelect}>
      <div className={css.page}>
        <div className={css.greeting}>
          <Avatar name={member.nickname} size="large" />
          <div className={css.words}>
            <h1>{t('centre.greeting', { nickname: member.nickname })}</h1>
            <p className={css.lead}>{t('centre.lead')}</p>
          </div>
          {isCovered ? null : (
            <Row gap="x1h">
              <Button
                ref={centre}
                tone="primary"
                onClick={() => session.send({ type: 'agentCentre.open' })}
              >
                <Users size={18} aria-hidden="true" />
                {common('agentCentre')}
              </Button>
              <Link look="secondary" to="/">
                {t('playerSite')}
              </Link>
              <Button onClick={() => session.send({ type: 'signOut.request' })}>
                <LogOut size={18} aria-hidden="true" />
                {common('signOut')}
              </Button>
            </Row>
          )}
        </div>
        {isCovered || requests === 0 ? null : (
          <Alert
            tone="info"
            action={
              <Button compact onClick={() => session.send({ type: 'contracts.open' })}>
                {t('centre.toRequests')}
              </Button>
            }
          >
            {t('centre.requests', { count: requests })}
          </Alert>
        )}
        {isCovered ? null : (
          <div className={css.cards}>
            <BalanceCard session={session} shell={shell} />
            <div className={css.card}>
              <div className={css.top}>
                <span className={css.label}>{t('centre.account')}</span>
              </div>
              <span className={css.name}>{member.account}</span>
            </div>
          </div>
        )}
        {isCovered ? null : <AgentNews popups={popups} />}
        <SupportHours timeZone={timeZone} />
      </div>
    </AgentFrame>
  );
}

/** Shown while the session is restored. */
function Waiting() {
  return (
    <div className={css.page} aria-busy="true">
      <div className={css.greeting}>
        <Skeleton shape="round" width={64} height={64} />
        <div className={css.words}>
          <Skeleton width="min(100%, 22rem)" height={44} />
        </div>
      </div>
      <div className={css.cards}>
        <Skeleton height={134} />
        <Skeleton height={134} />
      </div>
    </div>
  );
}
