import type { LoginSnapshot } from './login.machine';
import type { LoginWay } from './login.types';

/** The screen of each state; `entering` only shows that the login is almost done. */
export type LoginScreen =
  | 'credentials'
  | 'recovery'
  | 'secondFactor'
  | 'passwordChange'
  | 'entering';

/** The screen that the state shows. */
export const selectScreen = (s: LoginSnapshot): LoginScreen => {
  if (s.matches('secondFactor')) return 'secondFactor';
  if (s.matches('passwordChange')) return 'passwordChange';
  if (s.matches('recovery')) return 'recovery';
  if (s.matches('form')) return 'credentials';
  const { challenge, resume, grant } = s.context;
  const cameAnotherWay =
    challenge !== null || resume !== null || grant?.firstTimeLogin === true || s.matches('leaving');
  return cameAnotherWay ? 'entering' : 'credentials';
};
/** True while a request is under way. */
export const selectIsBusy = (s: LoginSnapshot) => s.hasTag('busy');
/** True while the human verification runs. */
export const selectIsVerifying = (s: LoginSnapshot) => s.matches({ form: { step: 'verifying' } });
/** True while a social login is under way. */
export const selectIsSocial = (s: LoginSnapshot) =>
  s.matches({ form: { step: 'signingInSocially' } }) ||
  s.matches({ form: { step: 'continuingSocially' } });
/** The tab shown. */
export const selectWay = (s: LoginSnapshot): LoginWay =>
  s.matches({ form: { way: 'sms' } }) ? 'sms' : 'username';
/** True while the granted session is being ended. */
export const selectIsLeaving = (s: LoginSnapshot) => s.matches('leaving');
/** True when the dialog can be closed. */
export const selectIsClosable = (s: LoginSnapshot) => s.can({ type: 'login.close' });
/** True when the human verification can be cancelled. */
export const selectCanCancel = (s: LoginSnapshot) => s.can({ type: 'verification.cancel' });
/** True for the login of members, false for that of agents. */
export const selectIsMemberSide = (s: LoginSnapshot) => s.context.side === 'member';
/** The message shown; null when there is none. */
export const selectMessage = (s: LoginSnapshot) => s.context.message;
/** The message of each invalid field. */
export const selectFieldErrors = (s: LoginSnapshot) => s.context.fieldErrors;
/** The password that logs in now; empty while the form waits for a person. */
export const selectPassword = (s: LoginSnapshot) => s.context.password;
/** The username that the form starts with; empty when there is none. */
export const selectUsername = (s: LoginSnapshot) => s.context.username;
/** True when the username is remembered. */
export const selectRemember = (s: LoginSnapshot) => s.context.remember;
/** The captcha; undefined when none is required. */
export const selectCaptcha = (s: LoginSnapshot) => s.children.captcha;
/** The extra verification; undefined when none is required. */
export const selectSecondFactor = (s: LoginSnapshot) => s.children.secondFactor;
/** The required password change; undefined when none is due. */
export const selectChangePassword = (s: LoginSnapshot) => s.children.changePassword;
/** The password recovery; undefined while it is closed. */
export const selectForgotPassword = (s: LoginSnapshot) => s.children.forgotPassword;
/** The login by a passkey; undefined while the login goes another way. */
export const selectPasskeyLogin = (s: LoginSnapshot) => s.children.passkeyLogin;
