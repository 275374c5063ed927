import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { selectIdentity, selectMember } from '../../../../machines/site/session/session.selectors';
import { useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Coins, LayoutDashboard, ReceiptText, Users } from '../../../ui/icons';
import { Link } from '../../../ui/Link';
import { Skeleton } from '../../../ui/Skeleton';
import { Column, Row } from '../../../ui/Stack';
import { AgentFrame } from './AgentFrame';
import * as css from './AgentLoginPage.css';
import { SupportHours } from './SupportHours';

const POINTS = [
  { key: 'contracts', icon: <ReceiptText size={24} aria-hidden="true" /> },
  { key: 'team', icon: <Users size={24} aria-hidden="true" /> },
  { key: 'figures', icon: <LayoutDashboard size={24} aria-hidden="true" /> },
  { key: 'money', icon: <Coins size={24} aria-hidden="true" /> },
] as const;

export type AgentLoginPageProps = {
  session: SessionRef;
  /** The time zone of the support team. */
  timeZone: string;
  languageSelect: ReactNode;
  /** The log-in form. */
  children: ReactNode;
};

/** The agents' login page (spec §2 Routes, /agent): what an agent does, the form, support hours. */
export function AgentLoginPage({
  session,
  timeZone,
  languageSelect,
  children,
}: AgentLoginPageProps) {
  const t = useT('agentHome');
  return (
    <AgentFrame languageSelect={languageSelect}>
      <div className={css.page}>
        <div className={css.intro}>
          <p className={css.eyebrow}>{t('login.eyebrow')}</p>
          <h1>{t('login.heading')}</h1>
        </div>
        <div className={css.login}>
          <LoginPlace session={session}>{children}</LoginPlace>
        </div>
        <Reasons timeZone={timeZone} />
      </div>
    </AgentFrame>
  );
}

function Reasons({ timeZone }: { timeZone: string }) {
  const t = useT('agentHome');
  return (
    <div className={css.reasons}>
      <p className={css.lead}>{t('login.lead')}</p>
      <ul role="list" className={css.points}>
        {POINTS.map(({ key, icon }) => (
          <li key={key} className={css.point}>
            <span className={css.sign}>{icon}</span>
            <h2 className={css.pointName}>{t(`login.${key}.title`)}</h2>
            <p className={css.pointText}>{t(`login.${key}.text`)}</p>
          </li>
        ))}
      </ul>
      <p className={css.become}>
        {t('login.notYet')}{' '}
        <Link look="secondary" to="/help#become-an-agent">
          {t('login.become')}
        </Link>
      </p>
      <SupportHours timeZone={timeZone} />
    </div>
  );
}

/** A signed-in player cannot log in here as well: each tab has one session. */
function LoginPlace({ session, children }: { session: SessionRef; children: ReactNode }) {
  const identity = useSelector(session, selectIdentity);
  switch (identity) {
    case 'unknown':
    case 'agent':
      return (
        <Card>
          <div aria-busy="true">
            <Column gap="x3">
              <Skeleton width="60%" height={32} />
              <Skeleton height={72} />
              <Skeleton height={72} />
              <Skeleton height={44} />
            </Column>
          </div>
        </Card>
      );
    case 'visitor':
      return children;
    case 'member':
    case 'trial':
      return <NotAgent session={session} />;
  }
}

function NotAgent({ session }: { session: SessionRef }) {
  const t = useT('agentHome');
  const common = useT('common');
  const nickname = useSelector(session, selectMember)?.nickname ?? '';
  return (
    <Card as="section" aria-labelledby="not-agent">
      <Column gap="x2">
        <h2 id="not-agent">{t('login.notAgent.heading', { nickname })}</h2>
        <p>{t('login.notAgent.text')}</p>
        <Row gap="x1h">
          <Button tone="primary" onClick={() => session.send({ type: 'signOut.request' })}>
            {common('signOut')}
          </Button>
          <Link look="secondary" to="/">
            {t('playerSite')}
          </Link>
        </Row>
      </Column>
    </Card>
  );
}
