import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import type { ForgotPasswordRef } from '../../../../machines/account/forgotPassword/forgotPassword.machine';
import {
  selectCodeMinutes,
  selectFieldErrors,
  selectIsBusy,
  selectMessage,
} from '../../../../machines/account/forgotPassword/forgotPassword.selectors';
import { useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Form } from '../../../ui/Form';
import { TextButton } from '../../../ui/Link';
import { useFormFocus } from '../../../ui/hooks/useFormFocus';
import { CodeFields, readCode } from './CodeFields';
import * as css from './ForgotPasswordScreen.css';
import { SubmitRow } from './SubmitRow';

type Props = { recovery: ForgotPasswordRef; firstRef: RefObject<HTMLElement | null> };

/**
 * The form for the code of the e-mail. It says the same for every username, so that nobody learns
 * which accounts exist.
 */
export function EmailCode({ recovery, firstRef }: Props) {
  const t = useT('forgotPassword');
  const errors = useSelector(recovery, selectFieldErrors);
  const minutes = useSelector(recovery, selectCodeMinutes);
  const isBusy = useSelector(recovery, selectIsBusy);
  const message = useSelector(recovery, selectMessage);
  const form = useFormFocus({
    refusal: errors,
    message,
    afterMessage: 'input[name="code"]',
    firstRef,
  });
  return (
    <Form
      ref={form}
      className={css.form}
      busy={isBusy}
      onSubmit={(data) => recovery.send({ type: 'code.submit', ...readCode(data) })}
    >
      <Alert tone="success">{t('emailSent')}</Alert>
      <CodeFields recovery={recovery} codeLabel={t('emailCode')} />
      <SubmitRow recovery={recovery} isOnShow />
      <p className={css.words}>{t('emailHelp', { minutes })}</p>
      <TextButton disabled={isBusy} onClick={() => recovery.send({ type: 'email.again' })}>
        {t('again')}
      </TextButton>
    </Form>
  );
}
