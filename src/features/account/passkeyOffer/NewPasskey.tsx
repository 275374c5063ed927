import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { NewPasskeyRef } from '../../../../machines/account/newPasskey/newPasskey.machine';
import {
  selectMessage,
  selectStep,
} from '../../../../machines/account/newPasskey/newPasskey.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { PageNotice } from '../../../ui/PageNotice';

/** A passkey that is being made, in the place of its offer. */
export function NewPasskey({ newPasskey }: { newPasskey: NewPasskeyRef }): ReactNode {
  const t = useT('passkeyOffer');
  const passkeys = useT('passkeys');
  const common = useT('common');
  const say = useMessage();
  const message = useSelector(newPasskey, selectMessage);
  const label = t('title');
  switch (useSelector(newPasskey, selectStep)) {
    case 'creating':
      return (
        <PageNotice
          label={label}
          tone="info"
          actions={
            <Button compact onClick={() => newPasskey.send({ type: 'creation.cancel' })}>
              {passkeys('cancel')}
            </Button>
          }
        >
          {passkeys('creating')}
        </PageNotice>
      );
    case 'saving':
      return (
        <PageNotice label={label} tone="info">
          {passkeys('saving')}
        </PageNotice>
      );
    case 'unsaved':
      return (
        <PageNotice
          label={label}
          tone="danger"
          actions={
            <>
              <Button
                compact
                tone="primary"
                onClick={() => newPasskey.send({ type: 'saving.retry' })}
              >
                {passkeys('unsaved.retry')}
              </Button>
              <Button compact onClick={() => newPasskey.send({ type: 'saving.leave' })}>
                {common('close')}
              </Button>
            </>
          }
        >
          {say(message)}
        </PageNotice>
      );
  }
}
