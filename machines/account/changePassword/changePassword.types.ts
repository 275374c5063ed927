import type { PasswordRule } from '../../shared/grant';

/**
 * `oldPassword` is null when the person has to type it (spec §2 Change password popup). Passwords
 * are never trimmed.
 */
export type ChangePasswordGiven = {
  username: string;
  oldPassword: string | null;
  rule: PasswordRule;
  /** Why the change is required; null when the person chose it. */
  reason: 'first' | 'default' | 'expired' | null;
};
export type ChangePasswordForm = {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
};
