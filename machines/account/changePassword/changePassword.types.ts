import type { PasswordRule } from '../../shared/grant';

/**
 * `oldPassword` is null where the person has to type it (spec §2 Change password popup). Passwords
 * are never trimmed.
 */
export type ChangePasswordGiven = {
  username: string;
  oldPassword: string | null;
  rule: PasswordRule;
  /** Why it is asked; null when the person chose to. */
  reason: 'first' | 'default' | 'expired' | null;
};
export type ChangePasswordForm = {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
};
