import { useSelector } from '@xstate/react';
import type { AppRef } from '../../../../machines/site/app/app.machine';
import { selectIsRegistrationOpen } from '../../../../machines/site/app/app.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import * as css from './Header.css';

/**
 * The button to register. Only its place is kept while `isPlace`, and until the platform says
 * whether registration is open.
 */
export function Register({
  app,
  session,
  isPlace = false,
}: {
  app: AppRef;
  session: SessionRef;
  isPlace?: boolean;
}) {
  const t = useT('shell');
  const isOpen = useSelector(app, selectIsRegistrationOpen);
  if (isOpen === false) return null;
  return (
    <span
      className={css.register}
      style={{ visibility: isOpen && !isPlace ? 'visible' : 'hidden' }}
    >
      <Button compact onClick={() => session.send({ type: 'registration.open' })}>
        {t('register')}
      </Button>
    </span>
  );
}
