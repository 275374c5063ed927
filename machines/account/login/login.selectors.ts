import type { LoginSnapshot } from './login.machine';
import type { LoginWay } from './login.types';

/** Which screen a state owns; `entering` shows only that the person is on the way in. */
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
/** A request is under way. */
export const selectIsBusy = (s: LoginSnapshot) => s.hasTag('busy');
/** The person proves to be human. */
export const selectIsVerifying = (s: LoginSnapshot) => s.matches({ form: { step: 'verifying' } });
/** A social login is under way. */
export const selectIsSocial = (s: LoginSnapshot) =>
  s.matches({ form: { step: 'signingInSocially' } });
/** The tab on show. */
export const selectWay = (s: LoginSnapshot): LoginWay =>
  s.matches({ form: { way: 'sms' } }) ? 'sms' : 'username';
/** The session that was granted is being ended. */
export const selectIsLeaving = (s: LoginSnapshot) => s.matches('leaving');
/** The dialog can be closed now. */
export const selectIsClosable = (s: LoginSnapshot) => s.can({ type: 'login.close' });
/** The human verification can be cancelled now. */
export const selectCanCancel = (s: LoginSnapshot) => s.can({ type: 'verification.cancel' });
/** It is the login of members, not of agents. */
export const selectIsMemberSide = (s: LoginSnapshot) => s.context.side === 'member';
/** The message on show; null while there is none. */
export const selectMessage = (s: LoginSnapshot) => s.context.message;
/** The message of each field that cannot be sent as it is. */
export const selectFieldErrors = (s: LoginSnapshot) => s.context.fieldErrors;
/** The username that the form starts with; empty for none. */
export const selectUsername = (s: LoginSnapshot) => s.context.username;
/** Whether the username is remembered. */
export const selectRemember = (s: LoginSnapshot) => s.context.remember;
/** The captcha; undefined while none is asked for. */
export const selectCaptcha = (s: LoginSnapshot) => s.children.captcha;
/** The extra verification; undefined while none is asked for. */
export const selectSecondFactor = (s: LoginSnapshot) => s.children.secondFactor;
/** The owed change of password; undefined while none is. */
export const selectChangePassword = (s: LoginSnapshot) => s.children.changePassword;
/** The recovery of a password; undefined while it is closed. */
export const selectForgotPassword = (s: LoginSnapshot) => s.children.forgotPassword;
