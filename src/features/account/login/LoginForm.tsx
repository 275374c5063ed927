import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { LoginRef } from '../../../../machines/account/login/login.machine';
import { selectIsBusy, selectWay } from '../../../../machines/account/login/login.selectors';
import { useT } from '../../../i18n/i18n';
import { TextButton } from '../../../ui/Link';
import { Tabs } from '../../../ui/Tabs';
import * as css from './LoginForm.css';
import { UsernameForm } from './UsernameForm';

/** Optional parts of the form, each built from another flow's components. */
type LoginParts = {
  /**
   * The captcha, if the platform asks for one; its fields are named `captcha`, `captchaKey` and
   * `captchaAlternative`.
   */
  captcha?: ReactNode;
  /** The form of the SMS tab; null when there is no such tab. */
  sms?: ReactNode;
  /** True when password recovery is enabled. */
  isRecoverable?: boolean;
  social?: ReactNode;
  /** The login by a passkey, where the browser knows passkeys. */
  passkey?: ReactNode;
  /** Where the terms can be read, below the box that accepts them. */
  terms?: ReactNode;
  /** The banners of the login (spec §3 Banner), below everything else. */
  banners?: ReactNode;
  /** Opens the register form; left out when registration is closed. */
  onRegister?: (() => void) | undefined;
};
type Props = LoginParts & {
  login: LoginRef;
  /**
   * False while another login screen covers the form; the form stays mounted to keep typed text.
   */
  isOnShow: boolean;
};

/** The login form (spec §2 Login form). Both tabs keep typed text. */
export function LoginForm({
  login,
  isOnShow,
  captcha,
  sms,
  isRecoverable = false,
  social,
  passkey,
  terms,
  banners,
  onRegister,
}: Props) {
  const t = useT('login');
  const way = useSelector(login, selectWay);
  const isBusy = useSelector(login, selectIsBusy);
  const byUsername = {
    id: 'username' as const,
    label: t('byUsername'),
    panel: (
      <UsernameForm
        login={login}
        isOnShow={isOnShow}
        captcha={captcha}
        terms={terms}
        isRecoverable={isRecoverable}
      />
    ),
  };
  const bySms = sms ? [{ id: 'sms' as const, label: t('bySms'), panel: sms }] : [];
  return (
    <div className={css.screen}>
      <Tabs
        label={t('ways')}
        items={[byUsername, ...bySms]}
        selected={sms ? way : 'username'}
        onSelect={(chosen) => login.send({ type: 'way.choose', way: chosen })}
      />
      {passkey}
      {social}
      {onRegister ? (
        <p className={css.register}>
          {t('noAccount')}{' '}
          <TextButton disabled={isBusy} onClick={onRegister}>
            {t('register')}
          </TextButton>
        </p>
      ) : null}
      {banners}
    </div>
  );
}
