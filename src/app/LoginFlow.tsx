import { useSelector } from '@xstate/react';
import { Suspense, useId, type ReactNode } from 'react';
import type { LoginRef } from '../../machines/login/login.machine';
import {
  selectCaptcha, selectChangePassword, selectFieldErrors, selectIsBusy, selectIsCaptchaWaived, selectIsClosable, selectIsLeaving, selectIsWaiving,
  selectScreen, selectSecondFactor, type LoginScreen,
} from '../../machines/login/login.selectors';
import { CaptchaField } from '../features/captcha/CaptchaField';
import { CaptchaWaived } from '../features/captcha/CaptchaWaived';
import { CredentialsForm } from '../features/login/CredentialsForm';
import { Card } from '../ui/Card';
import { Dialog } from '../ui/Dialog';
import { Spinner } from '../ui/Spinner';
import { useMessage, useT } from './i18n';
import { lazyScreen } from './lazyScreen';
import { LoadBoundary } from './LoadBoundary';
import * as css from './LoginFlow.css';

const SecondFactorScreen = lazyScreen(() => import('../features/secondFactor/SecondFactorScreen').then((m) => m.SecondFactorScreen), 'secondFactor');
const ChangePasswordScreen = lazyScreen(() => import('../features/changePassword/ChangePasswordScreen').then((m) => m.ChangePasswordScreen), 'changePassword');

type Variant = 'dialog' | 'page';

/** One login, from its form to the member: the popup, or the form that stands on the agent page. */
export function LoginFlow({ login, variant }: { login: LoginRef; variant: Variant }) {
  const screen = useSelector(login, selectScreen);
  return (
    <>
      {screen === 'passwordChange' ? null : <Door login={login} variant={variant} screen={screen} />}
      <LoadBoundary frame={LoginDialog}><Suspense fallback={<Opening />}><Step login={login} screen={screen} /></Suspense></LoadBoundary>
    </>
  );
}

/** What comes after the form, in a dialog of its own. */
function Step({ login, screen }: { login: LoginRef; screen: LoginScreen }) {
  const factor = useSelector(login, selectSecondFactor);
  const change = useSelector(login, selectChangePassword);
  switch (screen) {
    case 'secondFactor': return factor ? <SecondFactorScreen factor={factor} /> : null;
    case 'passwordChange': return change ? <ChangePasswordScreen change={change} /> : null;
    case 'credentials':
    case 'entering': return null;
  }
}

/**
 * The frame of the form. It stays mounted, out of sight, while the second factor is asked for or the person is on the
 * way in, because a refusal leads back to it and nothing typed may be lost.
 */
function Door({ login, variant, screen }: { login: LoginRef; variant: Variant; screen: LoginScreen }) {
  const t = useT('login');
  const titleId = useId();
  const isClosable = useSelector(login, selectIsClosable);
  const isOnShow = screen === 'credentials';
  const content = (
    <>
      {screen === 'entering' ? <Entering login={login} /> : null}
      <div hidden={!isOnShow}>
        <CredentialsForm login={login} isOnShow={isOnShow} captcha={<Captcha login={login} />} />
      </div>
    </>
  );
  switch (variant) {
    case 'dialog':
      return (
        <div hidden={screen === 'secondFactor'}>
          <Dialog open title={t('title')} closeLabel={t('close')} dismissable={isClosable} onDismiss={() => login.send({ type: 'login.close' })}>
            {content}
          </Dialog>
        </div>
      );
    case 'page':
      return (
        <Card as="section" aria-labelledby={titleId}>
          <h2 id={titleId} className={css.heading}>{t('title')}</h2>
          {content}
        </Card>
      );
  }
}

/** What stands for the captcha: the picture, the other way, or nothing. */
function Captcha({ login }: { login: LoginRef }) {
  const say = useMessage('validation');
  const captcha = useSelector(login, selectCaptcha);
  const isWaiving = useSelector(login, selectIsWaiving);
  const isWaived = useSelector(login, selectIsCaptchaWaived);
  const error = useSelector(login, selectFieldErrors).captcha;
  const isBusy = useSelector(login, selectIsBusy);
  if (captcha) {
    return (
      <CaptchaField
        captcha={captcha} error={say(error)} isReadOnly={isBusy}
        onType={() => login.send({ type: 'field.changed', field: 'captcha' })} onWaive={() => login.send({ type: 'captcha.waive' })}
      />
    );
  }
  return isWaiving || isWaived ? <CaptchaWaived isChecking={isWaiving} /> : null;
}

function Entering({ login }: { login: LoginRef }) {
  const t = useT('login');
  const isLeaving = useSelector(login, selectIsLeaving);
  return <Waiting>{isLeaving ? t('leaving') : t('entering')}</Waiting>;
}

function Opening() {
  const t = useT('login');
  return <LoginDialog><Waiting>{t('opening')}</Waiting></LoginDialog>;
}

/** What stands in for a step of the login that is not there yet. */
function LoginDialog({ children }: { children: ReactNode }) {
  const t = useT('login');
  return <Dialog open dismissable={false} title={t('title')}>{children}</Dialog>;
}

function Waiting({ children }: { children: ReactNode }) {
  return <p ref={focus} tabIndex={-1} role="status" className={css.waiting}><Spinner />{children}</p>;
}

/** What had the focus is out of sight now. */
const focus = (element: HTMLElement | null) => element?.focus();

