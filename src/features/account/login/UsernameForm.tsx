import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { LoginRef } from '../../../../machines/account/login/login.machine';
import {
  selectFieldErrors,
  selectIsBusy,
  selectIsMemberSide,
  selectMessage,
  selectPassword,
  selectRemember,
  selectScreen,
  selectUsername,
} from '../../../../machines/account/login/login.selectors';
import type { CredentialsForm } from '../../../../machines/account/login/login.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Form } from '../../../ui/Form';
import { textIfAny, textOf } from '../../../ui/formText';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { useFormFocus } from '../../../ui/hooks/useFormFocus';
import { useWritten } from '../../../ui/hooks/useWritten';
import { TextButton } from '../../../ui/Link';
import { PasswordField } from '../../../ui/PasswordField';
import { TextField } from '../../../ui/TextField';
import * as css from './LoginForm.css';
import { Progress } from './Progress';

type Props = {
  login: LoginRef;
  isOnShow: boolean;
  captcha: ReactNode;
  terms: ReactNode;
  isRecoverable: boolean;
};

/** Uncontrolled: password managers fill without events, so the DOM is read at submit. */
export function UsernameForm({ login, isOnShow, captcha, terms, isRecoverable }: Props) {
  const t = useT('login');
  const say = useMessage('validation');
  const isBusy = useSelector(login, selectIsBusy);
  const errors = useSelector(login, selectFieldErrors);
  const message = useSelector(login, selectMessage);
  const username = useSelector(login, selectUsername);
  const isRemembered = useSelector(login, selectRemember);
  const isMemberSide = useSelector(login, selectIsMemberSide);
  // A recovery logs in with what was not typed here. A captcha may have to be added to it.
  const password = useSelector(login, selectPassword);
  const usernameField = useWritten(password === '' ? '' : username);
  const form = useFormFocus({
    refusal: errors,
    message,
    afterMessage: 'input[name="password"]',
    isOnShow,
    onReturn: true,
  });
  const isAway = useSelector(login, selectScreen) === 'recovery';
  const forgot = useFocusOnChange<HTMLButtonElement>(isAway ? null : 'back');
  return (
    <Form
      ref={form}
      className={css.form}
      busy={isBusy}
      onSubmit={(data) => login.send({ type: 'credentials.submit', ...read(data) })}
    >
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      <TextField
        ref={usernameField}
        name="username"
        label={t('username')}
        autoComplete="username webauthn"
        defaultValue={username}
        readOnly={isBusy}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        error={say(errors.username) ?? null}
        onChange={() => login.send({ type: 'field.changed', field: 'username' })}
      />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        written={password}
        readOnly={isBusy}
        enterKeyHint="go"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        error={say(errors.password) ?? null}
        onChange={() => login.send({ type: 'field.changed', field: 'password' })}
      />
      {captcha}
      <div className={css.choices}>
        <div className={css.password}>
          {isMemberSide ? (
            <Checkbox name="remember" defaultChecked={isRemembered}>
              {t('remember')}
            </Checkbox>
          ) : null}
          {isRecoverable ? (
            <p className={css.forgot}>
              <TextButton
                ref={forgot}
                disabled={isBusy}
                onClick={() => login.send({ type: 'password.forgot' })}
              >
                {t('forgot')}
              </TextButton>
            </p>
          ) : null}
        </div>
        <Checkbox
          name="termsAccepted"
          defaultChecked
          error={say(errors.termsAccepted) ?? null}
          onChange={() => login.send({ type: 'field.changed', field: 'termsAccepted' })}
        >
          {t('terms')}
        </Checkbox>
        {terms}
      </div>
      <Button type="submit" tone="primary" fullWidth busy={isBusy}>
        {t('submit')}
      </Button>
      <Progress login={login} />
    </Form>
  );
}

const read = (data: FormData): CredentialsForm => {
  // The alternative is empty until the person has passed it: then the captcha is missing.
  const alternative = textIfAny(data, 'captchaAlternative');
  return {
    username: textOf(data, 'username'),
    password: textOf(data, 'password'),
    remember: data.has('remember'),
    captcha: alternative === '' ? '' : textIfAny(data, 'captcha'),
    captchaKey: textIfAny(data, 'captchaKey'),
    captchaAlternative: alternative || null,
    termsAccepted: data.has('termsAccepted'),
  };
};
