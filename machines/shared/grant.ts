import type { PasswordChangeReason } from '../../contract/domain';

/** How long a password may be, from the platform's register settings (spec §5). */
export type PasswordRule = { min: number; max: number };

/**
 * A password change that is owed before anything else (spec §4 Login 5, §2 Change password popup).
 */
export type PasswordChangeDue = { reason: PasswordChangeReason; rule: PasswordRule };

/**
 * What a login that passed says. The token is not here: the service keeps it in session storage, so
 * that no context, inspector or log ever holds it.
 */
export type Grant = {
  kind: 'granted';
  firstTimeLogin: boolean;
  passwordExpired: boolean;
  passwordDefault: boolean;
  /**
   * The platform insists on a change of an expired password (white-label flag PWDEXPFORCECHANGE3,
   * spec §6).
   */
  expiryEnforced: boolean;
  passwordRule: PasswordRule;
  /** Got in by a code or a social account: no password is asked to be changed (spec §4 Login 5). */
  passwordless: boolean;
  /** Type code of the member (spec §6). */
  memberType: number;
};
