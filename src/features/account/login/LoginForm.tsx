import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { LoginRef } from '../../../../machines/account/login/login.machine';
import { selectIsBusy, selectWay } from '../../../../machines/account/login/login.selectors';
import { useT } from '../../../i18n/i18n';
import { TextButton } from '../../../ui/Link';
import { Tabs } from '../../../ui/Tabs';
import * as css from './LoginForm.css';
import { SmsForm } from './SmsForm';
import { UsernameForm } from './UsernameForm';

/** Optional parts of the form, each built from another flow's components. */
type LoginParts = {
  /**
   * The captcha, where one is asked for; its fields are named `captcha`, `captchaKey` and
   * `captchaAlternative`.
   */
  captcha?: ReactNode;
  /**
   * Number, and the button that sends the code, of the SMS tab; null where there is no such tab.
   */
  sms?: { mobileNumber: ReactNode; sendCode: ReactNode; receipt: string | null } | null;
  /** Password recovery is on. */
  isRecoverable?: boolean;
  social?: ReactNode;
  /** Leads to the register form, where one can register. */
  onRegister?: (() => void) | undefined;
};
type Props = LoginParts & {
  login: LoginRef;
  /**
   * False while another screen of the login covers the form, which stays so that nothing typed is
   * lost.
   */
  isOnShow: boolean;
};

/** The login form (spec §2 Login form). Both tabs keep what was typed in them. */
export function LoginForm({
  login,
  isOnShow,
  captcha,
  sms,
  isRecoverable = false,
  social,
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
        isRecoverable={isRecoverable}
      />
    ),
  };
  const bySms = sms
    ? [
        {
          id: 'sms' as const,
          label: t('bySms'),
          panel: <SmsForm login={login} isOnShow={isOnShow} {...sms} />,
        },
      ]
    : [];
  return (
    <div className={css.screen}>
      <Tabs
        label={t('ways')}
        items={[byUsername, ...bySms]}
        selected={sms ? way : 'username'}
        onSelect={(chosen) => login.send({ type: 'way.choose', way: chosen })}
      />
      {social}
      {onRegister ? (
        <p className={css.register}>
          {t('noAccount')}{' '}
          <TextButton disabled={isBusy} onClick={onRegister}>
            {t('register')}
          </TextButton>
        </p>
      ) : null}
    </div>
  );
}
