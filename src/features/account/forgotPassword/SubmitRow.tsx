import { useSelector } from '@xstate/react';
import type { ForgotPasswordRef } from '../../../../machines/account/forgotPassword/forgotPassword.machine';
import {
  selectIsBusy,
  selectMessage,
} from '../../../../machines/account/forgotPassword/forgotPassword.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import * as css from './ForgotPasswordScreen.css';

/**
 * The end of both forms: the result, the submit button and the progress. A hidden form announces
 * nothing.
 */
export function SubmitRow({
  recovery,
  isOnShow,
}: {
  recovery: ForgotPasswordRef;
  isOnShow: boolean;
}) {
  const t = useT('forgotPassword');
  const say = useMessage('validation');
  const message = useSelector(recovery, selectMessage);
  const isBusy = useSelector(recovery, selectIsBusy);
  return (
    <>
      {message && isOnShow ? <Alert tone="danger">{say(message)}</Alert> : null}
      <Button type="submit" tone="primary" fullWidth busy={isBusy}>
        {t('submit')}
      </Button>
      <p role="status" className={css.status}>
        {isBusy && isOnShow ? t('sending') : null}
      </p>
    </>
  );
}
