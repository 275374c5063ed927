import { ruleHint } from '../../shared/fieldRules';
import type { ForgotPasswordSnapshot } from './forgotPassword.machine';
import type { RecoveryWay } from './forgotPassword.types';

/** Which screen a state owns. */
export type ForgotPasswordScreen = 'loading' | 'failed' | 'form' | 'emailSent';

export const selectScreen = (s: ForgotPasswordSnapshot): ForgotPasswordScreen =>
  s.matches('loadingSetup')
    ? 'loading'
    : s.matches('setupFailed')
      ? 'failed'
      : s.matches('emailSent')
        ? 'emailSent'
        : 'form';
export const selectWays = (s: ForgotPasswordSnapshot): RecoveryWay[] => s.context.setup?.ways ?? [];
export const selectWay = (s: ForgotPasswordSnapshot): RecoveryWay =>
  s.matches('mobile') || s.matches('settingPassword') ? 'mobile' : 'email';
export const selectUsername = (s: ForgotPasswordSnapshot) => s.context.username;
export const selectIsBusy = (s: ForgotPasswordSnapshot) => s.hasTag('busy');
export const selectFieldErrors = (s: ForgotPasswordSnapshot) => s.context.fieldErrors;
export const selectMessage = (s: ForgotPasswordSnapshot) => s.context.message;
/** What a new password has to be like; null where the platform has no rule for it. */
export const selectPasswordHint = ({ context: { setup } }: ForgotPasswordSnapshot) => {
  const rule = setup?.rules['password'];
  return rule?.enabled ? ruleHint('password', rule) : null;
};
