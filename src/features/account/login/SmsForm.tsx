import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { LoginRef } from '../../../../machines/account/login/login.machine';
import {
  selectFieldErrors,
  selectIsBusy,
  selectMessage,
} from '../../../../machines/account/login/login.selectors';
import type { SmsForm as Typed } from '../../../../machines/account/login/login.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { CodeField } from '../../../ui/CodeField';
import { Form } from '../../../ui/Form';
import { textOf } from '../../../ui/formText';
import { useFormFocus } from '../../../ui/hooks/useFormFocus';
import * as css from './LoginForm.css';
import { Progress } from './Progress';

type Props = {
  login: LoginRef;
  isOnShow: boolean;
  /** Submits as `countryDialingCode` and `mobileNum`. */
  mobileNumber: ReactNode;
  sendCode: ReactNode;
  terms: ReactNode;
  /** The firebase session that is sent with the code; null when the platform sent the code. */
  receipt: string | null;
};

/** Login by a code sent to the mobile (spec §2 Login form, §4 Login 2). */
export function SmsForm({ login, isOnShow, mobileNumber, sendCode, terms, receipt }: Props) {
  const t = useT('login');
  const say = useMessage('validation');
  const isBusy = useSelector(login, selectIsBusy);
  const errors = useSelector(login, selectFieldErrors);
  const message = useSelector(login, selectMessage);
  const form = useFormFocus({
    refusal: errors,
    message,
    afterMessage: 'input[name="code"]',
    isOnShow,
    onReturn: true,
  });
  return (
    <Form
      ref={form}
      className={css.form}
      busy={isBusy}
      onSubmit={(data) => login.send({ type: 'sms.submit', ...read(data), receipt })}
    >
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      {mobileNumber}
      <CodeField
        name="code"
        label={t('code')}
        hint={t('codeHint')}
        readOnly={isBusy}
        required
        error={say(errors.code) ?? null}
        end={sendCode}
        onChange={() => login.send({ type: 'field.changed', field: 'code' })}
      />
      <Checkbox
        name="termsAccepted"
        defaultChecked
        error={say(errors.termsAccepted) ?? null}
        onChange={() => login.send({ type: 'field.changed', field: 'termsAccepted' })}
      >
        {t('terms')}
      </Checkbox>
      {terms}
      <Button type="submit" tone="primary" fullWidth busy={isBusy}>
        {t('submit')}
      </Button>
      <Progress login={login} />
    </Form>
  );
}

const read = (data: FormData): Omit<Typed, 'receipt'> => {
  return {
    countryDialingCode: textOf(data, 'countryDialingCode'),
    mobileNum: textOf(data, 'mobileNum'),
    code: textOf(data, 'code'),
    termsAccepted: data.has('termsAccepted'),
  };
};
