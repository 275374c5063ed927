import type { PasswordChangeReason } from '../../contract/member';

/** The allowed length of a password, from the platform's register settings (spec §5). */
export type PasswordRule = { min: number; max: number };

/** A password change that has to come first (spec §4 Login 5, §2 Change password popup). */
export type PasswordChangeDue = { reason: PasswordChangeReason; rule: PasswordRule };

/**
 * The result of a successful login. The token is not in it: the service keeps it in session
 * storage, so that no context, inspector or log ever holds it.
 */
export type Grant = {
  kind: 'granted';
  firstTimeLogin: boolean;
  passwordExpired: boolean;
  passwordDefault: boolean;
  /**
   * The platform requires a change of an expired password (white-label flag PWDEXPFORCECHANGE3,
   * spec §6).
   */
  expiryEnforced: boolean;
  passwordRule: PasswordRule;
  /**
   * The login was by a code or a social account: no password change is required (spec §4 Login 5).
   */
  passwordless: boolean;
  /** Type code of the member (spec §6). */
  memberType: number;
};
