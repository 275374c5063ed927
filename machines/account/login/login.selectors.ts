import type { LoginSnapshot } from './login.machine';
import type { LoginWay } from './login.types';

/** Which screen a state owns; `entering` shows only that the person is on the way in. */
export type LoginScreen =
  | 'credentials'
  | 'recovery'
  | 'secondFactor'
  | 'passwordChange'
  | 'entering';

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
export const selectIsBusy = (s: LoginSnapshot) => s.hasTag('busy');
export const selectIsVerifying = (s: LoginSnapshot) => s.matches({ form: { step: 'verifying' } });
export const selectIsSocial = (s: LoginSnapshot) =>
  s.matches({ form: { step: 'signingInSocially' } });
export const selectWay = (s: LoginSnapshot): LoginWay =>
  s.matches({ form: { way: 'sms' } }) ? 'sms' : 'username';
export const selectIsLeaving = (s: LoginSnapshot) => s.matches('leaving');
export const selectIsClosable = (s: LoginSnapshot) => s.can({ type: 'login.close' });
export const selectCanCancel = (s: LoginSnapshot) => s.can({ type: 'verification.cancel' });
export const selectIsMemberSide = (s: LoginSnapshot) => s.context.side === 'member';
export const selectMessage = (s: LoginSnapshot) => s.context.message;
export const selectFieldErrors = (s: LoginSnapshot) => s.context.fieldErrors;
export const selectUsername = (s: LoginSnapshot) => s.context.username;
export const selectRemember = (s: LoginSnapshot) => s.context.remember;
export const selectCaptcha = (s: LoginSnapshot) => s.children.captcha;
export const selectSecondFactor = (s: LoginSnapshot) => s.children.secondFactor;
export const selectChangePassword = (s: LoginSnapshot) => s.children.changePassword;
export const selectForgotPassword = (s: LoginSnapshot) => s.children.forgotPassword;
