import { useSelector } from '@xstate/react';
import type { LoginRef } from '../../../../machines/account/login/login.machine';
import {
  selectCanCancel,
  selectIsBusy,
  selectIsSocial,
  selectIsVerifying,
} from '../../../../machines/account/login/login.selectors';
import { useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { passFocusOn } from '../../../ui/hooks/passFocusOn';
import * as css from './LoginForm.css';

/** Announces the progress in a live region, which must be mounted before its text appears. */
export function Progress({ login }: { login: LoginRef }) {
  const t = useT('login');
  const isBusy = useSelector(login, selectIsBusy);
  const isVerifying = useSelector(login, selectIsVerifying);
  const isSocial = useSelector(login, selectIsSocial);
  const canCancel = useSelector(login, selectCanCancel);
  return (
    <div className={css.progress}>
      <p role="status" className={css.words}>
        {isVerifying ? t('verifying') : isSocial ? t('social') : isBusy ? t('signingIn') : null}
      </p>
      {canCancel ? (
        <Button
          ref={passFocusOn}
          tone="ghost"
          compact
          onClick={() => login.send({ type: 'verification.cancel' })}
        >
          {t('cancel')}
        </Button>
      ) : null}
    </div>
  );
}
