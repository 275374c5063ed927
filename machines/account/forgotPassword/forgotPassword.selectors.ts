import { ruleHint } from '../../shared/fieldRules';
import type { ForgotPasswordSnapshot } from './forgotPassword.machine';
import type { RecoveryWay } from './forgotPassword.types';

/** Which screen a state owns. */
export type ForgotPasswordScreen = 'loading' | 'failed' | 'form' | 'emailSent';

/** The screen that the state shows. */
export const selectScreen = (s: ForgotPasswordSnapshot): ForgotPasswordScreen =>
  s.matches('loadingSetup')
    ? 'loading'
    : s.matches('setupFailed')
      ? 'failed'
      : s.matches('emailSent')
        ? 'emailSent'
        : 'form';
/** The ways that the platform offers; empty before it has said. */
export const selectWays = (s: ForgotPasswordSnapshot): RecoveryWay[] => s.context.setup?.ways ?? [];
/** The way of the form on show. */
export const selectWay = (s: ForgotPasswordSnapshot): RecoveryWay =>
  s.matches('mobile') || s.matches('settingPassword') ? 'mobile' : 'email';
/** The username that the form starts with. */
export const selectUsername = (s: ForgotPasswordSnapshot) => s.context.username;
/** A request is under way. */
export const selectIsBusy = (s: ForgotPasswordSnapshot) => s.hasTag('busy');
/** The message of each field that cannot be sent as it is. */
export const selectFieldErrors = (s: ForgotPasswordSnapshot) => s.context.fieldErrors;
/** The message on show; null while there is none. */
export const selectMessage = (s: ForgotPasswordSnapshot) => s.context.message;
/** What a new password has to be like; null where the platform has no rule for it. */
export const selectPasswordHint = ({ context: { setup } }: ForgotPasswordSnapshot) => {
  const rule = setup?.rules['password'];
  return rule?.enabled ? ruleHint('password', rule) : null;
};
