import { useSelector } from '@xstate/react';
import type { FormEvent, ReactNode } from 'react';
import type { LoginRef } from '../../../machines/login/login.machine';
import {
  selectCanCancel, selectFieldErrors, selectIsBusy, selectIsMemberSide, selectIsVerifying, selectMessage, selectRemember, selectUsername,
} from '../../../machines/login/login.selectors';
import type { CredentialsForm as Credentials } from '../../../machines/login/login.types';
import { useMessage, useT } from '../../app/i18n';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { PasswordField } from '../../ui/PasswordField';
import { Tabs } from '../../ui/Tabs';
import { TextField } from '../../ui/TextField';
import * as css from './CredentialsForm.css';
import { useFormFocus } from './useFormFocus';

type Props = {
  login: LoginRef;
  /** False while another screen of the login covers the form, which stays so that nothing typed is lost. */
  isOnShow: boolean;
  /** What stands for the captcha now, if anything; its fields are named `captcha` and `captchaKey`. */
  captcha?: ReactNode;
};

const WAYS = ['username'] as const;

/** The login form (spec §2 Login form). Uncontrolled: password managers fill without events, so the DOM is read at submit. */
export function CredentialsForm({ login, isOnShow, captcha }: Props) {
  const t = useT('login');
  const isBusy = useSelector(login, selectIsBusy);
  return (
    <Tabs label={t('ways')} items={WAYS.map((id) => ({ id, label: t('byUsername') }))} selected="username" onSelect={() => undefined}>
      <UsernameForm login={login} isOnShow={isOnShow} captcha={captcha} isBusy={isBusy} />
    </Tabs>
  );
}

function UsernameForm({ login, isOnShow, captcha, isBusy }: Props & { isBusy: boolean }) {
  const t = useT('login');
  const say = useMessage('validation');
  const errors = useSelector(login, selectFieldErrors);
  const message = useSelector(login, selectMessage);
  const username = useSelector(login, selectUsername);
  const isRemembered = useSelector(login, selectRemember);
  const isMemberSide = useSelector(login, selectIsMemberSide);
  const form = useFormFocus({ login, message, isOnShow });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    login.send({ type: 'credentials.submit', ...read(event.currentTarget) });
  };
  return (
    <form ref={form} method="post" noValidate aria-busy={isBusy || undefined} className={css.form} onSubmit={submit}>
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      <TextField
        name="username" label={t('username')} autoComplete="username" defaultValue={username} readOnly={isBusy}
        autoCapitalize="none" autoCorrect="off" spellCheck={false} enterKeyHint="go"
        error={say(errors.username) ?? null} onChange={() => login.send({ type: 'field.changed', field: 'username' })}
      />
      <PasswordField
        name="password" label={t('password')} autoComplete="current-password" readOnly={isBusy} enterKeyHint="go"
        showLabel={t('showPassword')} hideLabel={t('hidePassword')}
        error={say(errors.password) ?? null} onChange={() => login.send({ type: 'field.changed', field: 'password' })}
      />
      {captcha}
      <div className={css.choices}>
        {isMemberSide ? <Checkbox name="remember" defaultChecked={isRemembered}>{t('remember')}</Checkbox> : null}
        <Checkbox
          name="termsAccepted" defaultChecked error={say(errors.termsAccepted) ?? null}
          onChange={() => login.send({ type: 'field.changed', field: 'termsAccepted' })}
        >
          {t('terms')}
        </Checkbox>
      </div>
      <Button type="submit" tone="primary" fullWidth busy={isBusy}>{t('submit')}</Button>
      <Progress login={login} isBusy={isBusy} />
    </form>
  );
}

/** Says what is under way, in a live region that is there before it speaks. */
function Progress({ login, isBusy }: { login: LoginRef; isBusy: boolean }) {
  const t = useT('login');
  const isVerifying = useSelector(login, selectIsVerifying);
  const canCancel = useSelector(login, selectCanCancel);
  return (
    <div className={css.progress}>
      <p role="status" className={css.words}>{isVerifying ? t('verifying') : isBusy ? t('signingIn') : null}</p>
      {canCancel ? <Button tone="ghost" compact onClick={() => login.send({ type: 'verification.cancel' })}>{t('cancel')}</Button> : null}
    </div>
  );
}


const read = (form: HTMLFormElement): Credentials => {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : null;
  };
  return {
    username: text('username') ?? '',
    password: text('password') ?? '',
    remember: data.has('remember'),
    captcha: text('captcha'),
    captchaKey: text('captchaKey'),
    termsAccepted: data.has('termsAccepted'),
  };
};
