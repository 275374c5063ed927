import { useSelector } from '@xstate/react';
import type { AppRef } from '../../../../machines/site/app/app.machine';
import { selectIsFreePlayOffered } from '../../../../machines/site/app/app.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { selectIsTrialStarting } from '../../../../machines/site/session/session.selectors';
import { useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { Gamepad2 } from '../../../ui/icons';
import * as css from './Welcome.css';

/**
 * Games without an account, and their limits (spec §6 Visitor). Only its place is kept until the
 * platform says whether there are any.
 */
export function FreePlay({ app, session }: { app: AppRef; session: SessionRef }) {
  const t = useT('lobby');
  const isOffered = useSelector(app, selectIsFreePlayOffered);
  const isStarting = useSelector(session, selectIsTrialStarting);
  if (isOffered === false) return null;
  return (
    <div className={css.actions} style={{ visibility: isOffered ? undefined : 'hidden' }}>
      <Button
        busy={isStarting}
        aria-describedby="free-play"
        onClick={() => session.send({ type: 'freePlay.start' })}
      >
        <Gamepad2 size={20} aria-hidden="true" />
        {t('freePlay.start')}
      </Button>
      <span id="free-play" className={css.note}>
        {t('freePlay.limits')}
      </span>
    </div>
  );
}
