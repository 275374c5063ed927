import type { ReactNode } from 'react';
import type { SessionRef } from '../../../machines/session/session.machine';
import { useT } from '../../app/i18n';
import { Button } from '../../ui/Button';
import { LogIn } from '../../ui/icons';
import { Skeleton } from '../../ui/Skeleton';
import { Blossoms } from './Blossoms';
import * as css from './Welcome.css';

/** What a guest reads first, with the way in. */
export function Welcome({ session, onLoginIntent, freePlay }: { session: SessionRef; onLoginIntent: () => void; freePlay: ReactNode }) {
  const t = useT('home');
  const common = useT('common');
  return (
    <section className={css.hero} aria-labelledby="welcome">
      <div className={css.words}>
        <p className={css.eyebrow}>{t('guest.eyebrow')}</p>
        <h1 id="welcome">{t('guest.heading')}</h1>
        <p className={css.lead}>{t('guest.lead')}</p>
        <div className={css.actions}>
          <Button tone="primary" onPointerEnter={onLoginIntent} onFocus={onLoginIntent} onClick={() => session.send({ type: 'login.open' })}>
            <LogIn size={20} aria-hidden="true" />{common('logIn')}
          </Button>
          <span className={css.note}>{t('guest.note')}</span>
        </div>
        {freePlay}
      </div>
      <Blossoms />
    </section>
  );
}

/** While it is not known yet who is here. */
export function WelcomeSkeleton() {
  const t = useT('home');
  return (
    <div className={css.hero} aria-busy="true">
      <div className={css.words}>
        <h1 className={css.eyebrow}>{t('guest.eyebrow')}</h1>
        <Skeleton width="min(100%, 28rem)" height={76} />
        <Skeleton width="min(100%, 34rem)" height={76} />
        <Skeleton width={128} height={44} />
      </div>
      <Blossoms />
    </div>
  );
}
