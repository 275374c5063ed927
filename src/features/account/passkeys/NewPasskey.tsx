import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { NewPasskeyRef } from '../../../../machines/account/newPasskey/newPasskey.machine';
import {
  selectMessage,
  selectStep,
} from '../../../../machines/account/newPasskey/newPasskey.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Waiting } from '../../../ui/Waiting';
import * as css from './Passkeys.css';

/** A passkey that is being made, on the page of the account. */
export function NewPasskey({ newPasskey }: { newPasskey: NewPasskeyRef }): ReactNode {
  const t = useT('passkeys');
  const say = useMessage();
  const message = useSelector(newPasskey, selectMessage);
  switch (useSelector(newPasskey, selectStep)) {
    case 'creating':
      return (
        <>
          <p role="status" className={css.lead}>
            {t('creating')}
          </p>
          <div>
            <Button onClick={() => newPasskey.send({ type: 'creation.cancel' })}>
              {t('cancel')}
            </Button>
          </div>
        </>
      );
    case 'saving':
      return <Waiting label={t('saving')} rows={1} height={44} />;
    case 'unsaved':
      return (
        <>
          {message ? <Alert tone="danger">{say(message)}</Alert> : null}
          <p className={css.lead}>{t('unsaved.text')}</p>
          <div className={css.buttons}>
            <Button tone="primary" onClick={() => newPasskey.send({ type: 'saving.retry' })}>
              {t('unsaved.retry')}
            </Button>
            <Button onClick={() => newPasskey.send({ type: 'saving.leave' })}>{t('cancel')}</Button>
          </div>
        </>
      );
  }
}
