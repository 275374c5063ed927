import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AppRef } from '../../../../machines/site/app/app.machine';
import { selectIsRegistrationOpen } from '../../../../machines/site/app/app.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { LogIn, UserPlus } from '../../../ui/icons';
import { Blossoms } from './Blossoms';
import * as css from './Welcome.css';

type WelcomeProps = {
  app: AppRef;
  session: SessionRef;
  /** False until it is known who is here: the buttons keep their place, hidden. */
  isGuest: boolean;
  onLoginIntent: () => void;
  freePlay: ReactNode;
};

/** The welcome for guests, with the buttons to register and log in. */
export function Welcome({ app, session, isGuest, onLoginIntent, freePlay }: WelcomeProps) {
  const t = useT('lobby');
  const common = useT('common');
  const shell = useT('shell');
  const isOpen = useSelector(app, selectIsRegistrationOpen);
  return (
    <section className={css.hero} aria-labelledby="welcome" aria-busy={!isGuest || undefined}>
      <div className={css.words}>
        <p className={css.eyebrow}>{t('guest.eyebrow')}</p>
        <h1 id="welcome">{t('guest.heading')}</h1>
        <p className={css.lead}>{t('guest.lead')}</p>
        <div className={css.wayIn} style={{ visibility: isGuest ? undefined : 'hidden' }}>
          <div className={css.actions}>
            {isOpen === false ? null : (
              <span style={{ visibility: isOpen ? undefined : 'hidden' }}>
                <Button tone="primary" onClick={() => session.send({ type: 'registration.open' })}>
                  <UserPlus size={20} aria-hidden="true" />
                  {shell('register')}
                </Button>
              </span>
            )}
            <Button
              tone={isOpen === false ? 'primary' : 'secondary'}
              onPointerEnter={onLoginIntent}
              onFocus={onLoginIntent}
              onClick={() => session.send({ type: 'login.open' })}
            >
              <LogIn size={20} aria-hidden="true" />
              {common('logIn')}
            </Button>
            <span className={css.note}>{t('guest.note')}</span>
          </div>
          {freePlay}
        </div>
      </div>
      <Blossoms />
    </section>
  );
}
