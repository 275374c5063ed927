import { useSelector } from '@xstate/react';
import type { AppRef } from '../../../../machines/site/app/app.machine';
import { selectPlatform } from '../../../../machines/site/app/app.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { selectMember, type Identity } from '../../../../machines/site/session/session.selectors';
import { useT } from '../../../i18n/i18n';
import { Avatar } from '../../../ui/Avatar';
import { Button } from '../../../ui/Button';
import { Link } from '../../../ui/Link';
import * as css from './Greeting.css';

/** The greeting of a signed-in person. */
export function Greeting({
  app,
  session,
  identity,
}: {
  app: AppRef;
  session: SessionRef;
  identity: Exclude<Identity, 'unknown' | 'visitor'>;
}) {
  const t = useT('memberParts');
  const common = useT('common');
  const { nickname = '', account = '', icon } = useSelector(session, selectMember) ?? {};
  return (
    <section className={css.greeting} aria-labelledby="greeting">
      <Avatar name={nickname} src={icon ?? undefined} size="large" />
      <div className={css.words}>
        <h1 id="greeting">{t('greeting.title', { nickname })}</h1>
        <p className={css.lead}>{t('greeting.lead', { account })}</p>
        {identity === 'trial' ? <p className={css.lead}>{t('greeting.trial')}</p> : null}
        {identity === 'agent' ? <p className={css.lead}>{t('greeting.agent')}</p> : null}
      </div>
      {identity === 'agent' ? (
        <Link look="primary" to="/agentHome">
          {common('agentCentre')}
        </Link>
      ) : null}
      {identity === 'trial' ? <Register app={app} session={session} /> : null}
    </section>
  );
}

/** A trial account ends; a registered account stays. */
function Register({ app, session }: { app: AppRef; session: SessionRef }) {
  const t = useT('shell');
  const flags = useSelector(app, selectPlatform)?.whitelabel;
  return flags?.USERNAMEREG3 || flags?.MOBILENUMREG3 ? (
    <Button tone="primary" onClick={() => session.send({ type: 'registration.open' })}>
      {t('register')}
    </Button>
  ) : null;
}
