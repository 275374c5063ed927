import { useSelector } from '@xstate/react';
import { Suspense, useCallback, useId, useRef, type ReactNode } from 'react';
import type { LoginRef } from '../../../machines/account/login/login.machine';
import type { PasskeyLoginRef } from '../../../machines/account/passkeyLogin/passkeyLogin.machine';
import {
  selectCaptcha,
  selectChangePassword,
  selectFieldErrors,
  selectForgotPassword,
  selectIsBusy,
  selectIsClosable,
  selectIsLeaving,
  selectPasskeyLogin,
  selectScreen,
  selectSecondFactor,
  type LoginScreen,
} from '../../../machines/account/login/login.selectors';
import { CaptchaField } from '../../features/account/captcha/CaptchaField';
import { PlaceBanners } from '../../features/announcements/popups/PlaceBanners';
import { LoginForm } from '../../features/account/login/LoginForm';
import { TermsLinks } from '../../features/support/help/TermsLinks';
import { SocialButtons } from '../../features/account/social/SocialButtons';
import { Card } from '../../ui/Card';
import { Dialog } from '../../ui/Dialog';
import { useBackCloses } from '../../ui/hooks/useBackCloses';
import { Skeleton } from '../../ui/Skeleton';
import { Spinner } from '../../ui/Spinner';
import { useDrawnLogin } from '../shared/drawnLogin';
import { along } from '../shared/table';
import { ensureWords, useMessage, useT } from '../../i18n/i18n';
import { pageSettled } from '../../services/pageSettled';
import { reloadable } from '../../ui/reloadable';
import { lazyScreen } from '../shared/lazyScreen';
import { LoadBoundary } from '../shared/LoadBoundary';
import { selectAgentLogin } from '../../../machines/site/session/session.selectors';
import type { ScreenProps } from '../shared/defineFlow';
import { isTickedNear } from '../../ui/formText';
import { useLoginOptions, type LoginOptions } from './loginOptions';
import * as css from './LoginFlow.css';

const SecondFactorScreen = lazyScreen(
  along(
    () =>
      import('../../features/account/secondFactor/SecondFactorScreen').then(
        (m) => m.SecondFactorScreen,
      ),
    'secondFactor',
  ),
  'secondFactor',
);
const ForgotPasswordScreen = lazyScreen(
  along(
    () =>
      import('../../features/account/forgotPassword/ForgotPasswordScreen').then(
        (m) => m.ForgotPasswordScreen,
      ),
    'forgotPassword',
  ),
  'forgotPassword',
  'passwordStrength',
  'smsCode',
);
const MobileNumber = lazyScreen(
  along(
    () => import('../../features/account/smsCode/MobileNumber').then((m) => m.MobileNumber),
    'smsCode',
    'countries',
  ),
  'smsCode',
);
const SendCode = lazyScreen(
  along(() => import('../../features/account/smsCode/SendCode').then((m) => m.SendCode), 'smsCode'),
  'smsCode',
);
const SmsLogin = lazyScreen(
  along(() => import('./SmsLogin').then((m) => m.SmsLogin), 'smsCode', 'countries'),
  'smsCode',
);
/** The other ways do not need it: they do not wait for it, nor fail with it, however late it is. */
const { Component: PasskeyLogin } = reloadable<{ passkey: PasskeyLoginRef | undefined }>(
  async () => {
    await pageSettled();
    try {
      const [Screen] = await Promise.all([
        along(
          () =>
            import('../../features/account/passkeyLogin/PasskeyLogin').then((m) => m.PasskeyLogin),
          'passkeyLogin',
        )(),
        ensureWords('passkeyLogin'),
      ]);
      return Screen;
    } catch {
      return () => null;
    }
  },
);
const ChangePasswordScreen = lazyScreen(
  along(
    () =>
      import('../../features/account/changePassword/ChangePasswordScreen').then(
        (m) => m.ChangePasswordScreen,
      ),
    'changePassword',
  ),
  'changePassword',
  'passwordStrength',
);

/** The login of the session: the popup, or what stands on the agents' page. */
export function LoginOfSession({ actor: login, app, session }: ScreenProps<LoginRef>) {
  const loginOptions = useLoginOptions(app, session);
  const isOfAgents = useSelector(session, selectAgentLogin) === login;
  if (!loginOptions) return null;
  return isOfAgents ? (
    <LoginFlow login={login} loginOptions={asOfAgents(loginOptions)} variant="page" />
  ) : (
    <LoginFlow login={login} loginOptions={loginOptions} variant="dialog" />
  );
}

/** The agent page has one way in: username and password (spec §2 Routes, /agent). */
const asOfAgents = (loginOptions: LoginOptions): LoginOptions => ({
  ...loginOptions,
  isBySms: false,
  passkey: null,
  social: [],
  banners: { login: [], recovery: [] },
  onRegister: undefined,
});

type Variant = 'dialog' | 'page';
type Props = { login: LoginRef; loginOptions: LoginOptions };

/** One login, from its form to the member: the popup, or the form that stands on the agent page. */
export function LoginFlow({ login, variant, loginOptions }: Props & { variant: Variant }) {
  const screen = useSelector(login, selectScreen);
  useBackCloses(
    screen === 'recovery',
    () => selectForgotPassword(login.getSnapshot())?.send({ type: 'recovery.close' }),
    () => {
      if (login.getSnapshot().status === 'active') login.send({ type: 'password.forgot' });
      return selectScreen(login.getSnapshot()) === 'recovery';
    },
  );
  return (
    <>
      {screen === 'passwordChange' ? null : (
        <LoginFrame login={login} loginOptions={loginOptions} variant={variant} screen={screen} />
      )}
      <LoadBoundary frame={LoginDialog}>
        <Suspense fallback={<Opening />}>
          <Step login={login} loginOptions={loginOptions} screen={screen} />
        </Suspense>
      </LoadBoundary>
    </>
  );
}

/** What comes after the form, in a dialog of its own. */
function Step({ login, loginOptions, screen }: Props & { screen: LoginScreen }) {
  const recovery = useSelector(login, selectForgotPassword);
  const factor = useSelector(login, selectSecondFactor);
  const change = useSelector(login, selectChangePassword);
  const { countries, recoveryCode: code } = loginOptions;
  switch (screen) {
    case 'recovery':
      return recovery ? (
        <ForgotPasswordScreen
          recovery={recovery}
          banners={<PlaceBanners banners={loginOptions.banners.recovery} />}
          mobile={(props) => (
            <Late height={76}>
              <MobileNumber {...props} countries={countries} code={code} />
            </Late>
          )}
          sendCode={
            <Late height={48}>
              <SendCode code={code} />
            </Late>
          }
        />
      ) : null;
    case 'secondFactor':
      return factor ? (
        <SecondFactorScreen
          factor={factor}
          sendCode={(sender) => <SendCode code={sender} withoutPhone />}
        />
      ) : null;
    case 'passwordChange':
      return change ? <ChangePasswordScreen change={change} /> : null;
    case 'credentials':
    case 'entering':
      return null;
  }
}

/**
 * The frame of the form. It stays mounted, out of sight, while another step covers it or the person
 * is on the way in, because a refusal leads back to it and nothing typed may be lost.
 */
function LoginFrame({
  login,
  loginOptions,
  variant,
  screen,
}: Props & { variant: Variant; screen: LoginScreen }) {
  const t = useT('login');
  const titleId = useId();
  const isClosable = useSelector(login, selectIsClosable);
  const initialFocus = useRef<HTMLElement>(null);
  const keepFocus = useCallback((field: HTMLElement | null) => {
    initialFocus.current = field;
  }, []);
  const content = (
    <>
      {screen === 'entering' ? <Entering login={login} /> : null}
      <Form
        login={login}
        loginOptions={loginOptions}
        isOnShow={screen === 'credentials'}
        onTaken={keepFocus}
      />
    </>
  );
  switch (variant) {
    case 'dialog':
      return (
        <div hidden={screen === 'secondFactor' || screen === 'recovery'}>
          <Dialog
            open
            title={t('title')}
            closeLabel={t('close')}
            dismissable={isClosable}
            onDismiss={() => login.send({ type: 'login.close' })}
            initialFocus={initialFocus}
          >
            {content}
          </Dialog>
        </div>
      );
    case 'page':
      return (
        <Card as="section" aria-labelledby={titleId}>
          <h2 id={titleId} className={css.heading}>
            {t('title')}
          </h2>
          {content}
        </Card>
      );
  }
}

/** The form with the parts of other flows that stand on it. */
function Form({
  login,
  loginOptions,
  isOnShow,
  onTaken,
}: Props & { isOnShow: boolean; onTaken: (focused: HTMLElement | null) => void }) {
  const isBusy = useSelector(login, selectIsBusy);
  const place = useDrawnLogin(onTaken);
  const terms = <TermsLinks onRead={loginOptions.onRead} />;
  return (
    <div ref={place} hidden={!isOnShow}>
      <LoginForm
        login={login}
        isOnShow={isOnShow}
        captcha={<Captcha login={login} />}
        isRecoverable={loginOptions.isRecoverable}
        banners={<PlaceBanners banners={loginOptions.banners.login} />}
        onRegister={loginOptions.onRegister}
        sms={
          loginOptions.isBySms ? (
            <Late height={280}>
              <SmsLogin
                login={login}
                isOnShow={isOnShow}
                countries={loginOptions.countries}
                code={loginOptions.loginCode}
                terms={terms}
              />
            </Late>
          ) : null
        }
        terms={terms}
        passkey={<Passkey login={login} offer={loginOptions.passkey} />}
        social={
          <SocialButtons
            providers={loginOptions.social}
            isBusy={isBusy}
            onChoose={(provider, button) =>
              login.send({
                type: 'social.choose',
                provider,
                termsAccepted: isTickedNear(button, 'termsAccepted'),
              })
            }
          />
        }
      />
    </div>
  );
}

function Late({ height, children }: { height: number; children: ReactNode }) {
  return <Suspense fallback={<Skeleton height={height} />}>{children}</Suspense>;
}

/** The login by a passkey, which the login's own machine runs while its form waits. */
function Passkey({ login, offer }: { login: LoginRef; offer: LoginOptions['passkey'] }) {
  const passkey = useSelector(login, selectPasskeyLogin);
  switch (offer) {
    case 'offered':
      return (
        <Late height={PASSKEY_HEIGHT}>
          <PasskeyLogin passkey={passkey} />
        </Late>
      );
    case 'reserved':
      return <Skeleton height={PASSKEY_HEIGHT} />;
    case null:
      return null;
  }
}

const PASSKEY_HEIGHT = 44;

/** Where a captcha is asked for. */
function Captcha({ login }: { login: LoginRef }) {
  const say = useMessage('validation');
  const captcha = useSelector(login, selectCaptcha);
  const error = useSelector(login, selectFieldErrors).captcha;
  const isBusy = useSelector(login, selectIsBusy);
  return captcha ? (
    <CaptchaField
      captcha={captcha}
      error={say(error)}
      isReadOnly={isBusy}
      onType={() => login.send({ type: 'field.changed', field: 'captcha' })}
    />
  ) : null;
}

function Entering({ login }: { login: LoginRef }) {
  const t = useT('login');
  const isLeaving = useSelector(login, selectIsLeaving);
  return <Waiting>{isLeaving ? t('leaving') : t('entering')}</Waiting>;
}

function Opening() {
  const t = useT('login');
  return (
    <LoginDialog>
      <Waiting>{t('opening')}</Waiting>
    </LoginDialog>
  );
}

/** What stands in for a step of the login that is not there yet. */
function LoginDialog({ children }: { children: ReactNode }) {
  const t = useT('login');
  return (
    <Dialog open dismissable={false} title={t('title')}>
      {children}
    </Dialog>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <p ref={focus} tabIndex={-1} role="status" className={css.waiting}>
      <Spinner />
      {children}
    </p>
  );
}

/** What had the focus is out of sight now. */
const focus = (element: HTMLElement | null) => element?.focus();
