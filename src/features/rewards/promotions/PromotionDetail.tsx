import { useSelector } from '@xstate/react';
import type { Promotion } from '../../../../machines/announcements/popups/popups.types';
import type { AppRef } from '../../../../machines/site/app/app.machine';
import { selectIsRegistrationOpen } from '../../../../machines/site/app/app.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { selectIdentity } from '../../../../machines/site/session/session.selectors';
import { useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { useFocusHeading } from '../../../ui/hooks/useFocusHeading';
import { ChevronLeft, Gift, LogIn, UserPlus } from '../../../ui/icons';
import { Link, TextButton } from '../../../ui/Link';
import { Picture } from '../../../ui/Picture';
import { RichText } from '../../../ui/RichText';
import * as css from './PromotionsPage.css';

/** One promotion with its conditions, or a message that there is no such promotion. */
export function PromotionDetail({
  app,
  session,
  promotion,
}: {
  app: AppRef;
  session: SessionRef;
  promotion: Promotion | null;
}) {
  const t = useT('promotions');
  const heading = useFocusHeading<HTMLHeadingElement>(promotion?.id ?? null);
  if (!promotion) {
    return (
      <>
        <h1>{t('title')}</h1>
        <EmptyState
          icon={<Gift size={28} />}
          action={
            <Link look="secondary" to="/promotions">
              {t('back')}
            </Link>
          }
        >
          {t('unknown')}
        </EmptyState>
      </>
    );
  }
  const { title, summary, content, imageUrl } = promotion;
  return (
    <article className={css.detail} aria-labelledby="promotion">
      <div className={css.back}>
        <Link look="ghost" to="/promotions">
          <ChevronLeft size={18} aria-hidden="true" />
          {t('back')}
        </Link>
      </div>
      <Picture
        src={imageUrl || undefined}
        className={css.wide}
        width={1280}
        height={640}
        isUrgent
        instead={null}
      />
      <header className={css.heading}>
        <h1 id="promotion" ref={heading} tabIndex={-1} className={css.focused}>
          {title}
        </h1>
        <p className={css.lead}>{summary}</p>
      </header>
      <RichText html={content} />
      <div className={css.actions}>
        <Actions app={app} session={session} />
      </div>
    </article>
  );
}

/** What leads to the promotion: for a guest an account. Nothing until it is known who is here. */
function Actions({ app, session }: { app: AppRef; session: SessionRef }) {
  const t = useT('promotions');
  const identity = useSelector(session, selectIdentity);
  switch (identity) {
    case 'unknown':
      return null;
    case 'visitor':
      return <WayIn app={app} session={session} />;
    case 'trial':
    case 'member':
    case 'agent':
      return (
        <Button tone="primary" onClick={() => session.send({ type: 'promotion.open' })}>
          <Gift size={20} aria-hidden="true" />
          {t('rewards')}
        </Button>
      );
  }
}

function WayIn({ app, session }: { app: AppRef; session: SessionRef }) {
  const common = useT('common');
  const shell = useT('shell');
  const canRegister = useSelector(app, selectIsRegistrationOpen) ?? false;
  const logIn = () => session.send({ type: 'login.open' });
  // One button: the head of the page and the bar of a phone have both ways in as well.
  return canRegister ? (
    <>
      <Button tone="primary" onClick={() => session.send({ type: 'registration.open' })}>
        <UserPlus size={20} aria-hidden="true" />
        {shell('register')}
      </Button>
      <span className={css.quiet}>
        <TextButton onClick={logIn}>{common('logIn')}</TextButton>
      </span>
    </>
  ) : (
    <Button tone="primary" onClick={logIn}>
      <LogIn size={20} aria-hidden="true" />
      {common('logIn')}
    </Button>
  );
}
