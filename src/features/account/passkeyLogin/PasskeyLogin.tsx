import { useSelector } from '@xstate/react';
import type { PasskeyLoginRef } from '../../../../machines/account/passkeyLogin/passkeyLogin.machine';
import {
  selectCanCancel,
  selectIsAsking,
  selectIsWanted,
  selectMessage,
} from '../../../../machines/account/passkeyLogin/passkeyLogin.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Fingerprint } from '../../../ui/icons';
import * as css from './PasskeyLogin.css';

/** `passkey`: undefined while the login goes another way. */
type Props = { passkey: PasskeyLoginRef | undefined };

/** The button that logs in by a passkey, on the login form. */
export function PasskeyLogin({ passkey }: Props) {
  const t = useT('passkeyLogin');
  const say = useMessage();
  const isBusy = useSelector(passkey, selectIsWanted);
  const isAsking = useSelector(passkey, selectIsAsking);
  const canCancel = useSelector(passkey, selectCanCancel);
  const message = useSelector(passkey, selectMessage);
  return (
    <div className={css.place}>
      <Button
        fullWidth
        busy={isBusy}
        disabled={passkey === undefined}
        onClick={() => passkey?.send({ type: 'passkey.ask' })}
      >
        <span className={css.words}>
          <Fingerprint size={20} aria-hidden="true" />
          {t('logIn')}
        </span>
      </Button>
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      <div className={css.progress}>
        <p role="status" className={css.status}>
          {isAsking ? t('asking') : isBusy ? t('busy') : null}
        </p>
        {canCancel ? (
          <Button tone="ghost" compact onClick={() => passkey?.send({ type: 'passkey.cancel' })}>
            {t('cancel')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
