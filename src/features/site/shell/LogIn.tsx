import { useSelector } from '@xstate/react';
import type { AppRef } from '../../../../machines/site/app/app.machine';
import { selectPlatform } from '../../../../machines/site/app/app.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { ensureWords, useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { lazyPart } from '../../../ui/lazyPart';
import * as css from './Header.css';
import { isRecoveryOpen } from './isRecoveryOpen';

type Props = { session: SessionRef; onIntent: () => void };

/** The button that opens the login. */
function LogInButton({ session, onIntent }: Props) {
  const t = useT('common');
  return (
    <span className={css.logIn}>
      <Button
        tone="primary"
        compact
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={() => session.send({ type: 'login.open' })}
      >
        {t('logIn')}
      </Button>
    </span>
  );
}

// Most sites have the button alone. It is also what is left when the fields do not come.
const HeaderLogin = lazyPart<Props & { isRecoverable: boolean }>(() =>
  Promise.all([import('./HeaderLogin'), ensureWords('login')]).then(
    ([part]) => part.HeaderLogin,
    () => LogInButton,
  ),
);

/** A guest's way in: the button, with the fields beside it where the platform wants them. */
export function LogIn({ app, ...props }: Props & { app: AppRef }) {
  const platform = useSelector(app, selectPlatform);
  const button = <LogInButton {...props} />;
  return platform?.isLoginInHeader ? (
    <HeaderLogin {...props} isRecoverable={isRecoveryOpen(platform)} place={button} />
  ) : (
    button
  );
}
