import { RECOVERY_CODE } from '../../../contract/sessionLimits';
import { ruleHint } from '../../shared/fieldRules';
import type { ForgotPasswordSnapshot } from './forgotPassword.machine';
import type { RecoveryWay } from './forgotPassword.types';

/** The screen of each state. */
export type ForgotPasswordScreen = 'loading' | 'failed' | 'form' | 'emailCode';

/** The screen that the state shows. */
export const selectScreen = (s: ForgotPasswordSnapshot): ForgotPasswordScreen =>
  s.matches('loadingSetup')
    ? 'loading'
    : s.matches('setupFailed')
      ? 'failed'
      : s.matches('emailCode') || s.matches('confirmingEmail')
        ? 'emailCode'
        : 'form';
/** The methods that the platform offers; empty until it has answered. */
export const selectWays = (s: ForgotPasswordSnapshot): RecoveryWay[] => s.context.setup?.ways ?? [];
/** The method of the form shown. */
export const selectWay = (s: ForgotPasswordSnapshot): RecoveryWay =>
  s.matches('mobile') || s.matches('settingPassword') ? 'mobile' : 'email';
/** The username that the form starts with. */
export const selectUsername = ({ context: { emailForm, username } }: ForgotPasswordSnapshot) =>
  emailForm?.username ?? username;
/** The address that the form starts with. */
export const selectEmail = (s: ForgotPasswordSnapshot) => s.context.emailForm?.email ?? '';
/** The minutes for which a mailed code is valid. */
export const selectCodeMinutes = () => RECOVERY_CODE.minutes;
/** True while a request is under way. */
export const selectIsBusy = (s: ForgotPasswordSnapshot) => s.hasTag('busy');
/** The message of each invalid field. */
export const selectFieldErrors = (s: ForgotPasswordSnapshot) => s.context.fieldErrors;
/** The message shown; null when there is none. */
export const selectMessage = (s: ForgotPasswordSnapshot) => s.context.message;
/** The rule of a new password as text; null when the platform has no rule. */
export const selectPasswordHint = ({ context: { setup } }: ForgotPasswordSnapshot) => {
  const rule = setup?.rules['password'];
  return rule?.enabled ? ruleHint('password', rule) : null;
};
