import { useSelector } from '@xstate/react';
import type { ChangePasswordRef } from '../../../../machines/account/changePassword/changePassword.machine';
import {
  selectGiven,
  selectIsBusy,
  selectIsForced,
} from '../../../../machines/account/changePassword/changePassword.selectors';
import { useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Dialog } from '../../../ui/Dialog';
import { ChangePasswordForm } from './ChangePasswordForm';
import * as css from './ChangePasswordScreen.css';

/**
 * The change-password popup (spec §2, §4). A forced one closes only by a new password or by signing
 * out.
 */
export function ChangePasswordScreen({ change }: { change: ChangePasswordRef }) {
  const t = useT('changePassword');
  const { reason } = useSelector(change, selectGiven);
  const isForced = useSelector(change, selectIsForced);
  const isBusy = useSelector(change, selectIsBusy);
  return (
    <Dialog
      open
      title={t('title')}
      closeLabel={t('close')}
      dismissable={!isForced && !isBusy}
      busy={isBusy}
      onDismiss={() => change.send({ type: 'form.cancel' })}
    >
      <div className={css.form}>
        {reason ? <Alert tone="info">{t(`why.${reason}`)}</Alert> : null}
        <ChangePasswordForm change={change} />
      </div>
    </Dialog>
  );
}
