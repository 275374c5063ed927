import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import type { ForgotPasswordRef } from '../../../../machines/account/forgotPassword/forgotPassword.machine';
import {
  selectEmail,
  selectFieldErrors,
  selectIsBusy,
  selectMessage,
  selectUsername,
} from '../../../../machines/account/forgotPassword/forgotPassword.selectors';
import type { EmailForm as Address } from '../../../../machines/account/forgotPassword/forgotPassword.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { Form } from '../../../ui/Form';
import { dataAround, textOf } from '../../../ui/formText';
import { TextButton } from '../../../ui/Link';
import { useFormFocus } from '../../../ui/hooks/useFormFocus';
import { TextField } from '../../../ui/TextField';
import * as css from './ForgotPasswordScreen.css';
import { SubmitRow } from './SubmitRow';

type Props = {
  recovery: ForgotPasswordRef;
  isOnShow: boolean;
  firstRef: RefObject<HTMLElement | null>;
};

/** The form for the username and the e-mail address that receives the message. */
export function EmailForm({ recovery, isOnShow, firstRef }: Props) {
  const t = useT('forgotPassword');
  const say = useMessage('validation');
  const username = useSelector(recovery, selectUsername);
  const email = useSelector(recovery, selectEmail);
  const errors = useSelector(recovery, selectFieldErrors);
  const isBusy = useSelector(recovery, selectIsBusy);
  const message = useSelector(recovery, selectMessage);
  const form = useFormFocus({
    refusal: errors,
    message,
    afterMessage: 'button[type="submit"]',
    isOnShow,
    firstRef,
  });
  const of = (field: keyof Address) => ({
    name: field,
    label: t(field),
    required: true,
    readOnly: isBusy,
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    error: say(errors[field]) ?? null,
    onChange: () => recovery.send({ type: 'field.changed', field }),
  });
  return (
    <Form
      ref={form}
      className={css.form}
      busy={isBusy}
      onSubmit={(data) => recovery.send({ type: 'email.submit', ...read(data) })}
    >
      <TextField {...of('username')} autoComplete="username" defaultValue={username} />
      <TextField
        {...of('email')}
        type="email"
        autoComplete="email"
        enterKeyHint="send"
        defaultValue={email}
      />
      <SubmitRow recovery={recovery} isOnShow={isOnShow} />
      <TextButton
        disabled={isBusy}
        onClick={({ currentTarget }) =>
          recovery.send({ type: 'email.haveCode', ...read(dataAround(currentTarget)) })
        }
      >
        {t('haveCode')}
      </TextButton>
    </Form>
  );
}

const read = (data: FormData): Address => {
  return { username: textOf(data, 'username'), email: textOf(data, 'email') };
};
