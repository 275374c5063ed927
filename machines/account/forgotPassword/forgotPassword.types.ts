import type { RegisterRules } from '../../../contract/domain';
import type { Phone } from '../../../contract/phone';
import type { Message } from '../../shared/message';

export type RecoveryWay = 'email' | 'mobile';
/**
 * The methods that the platform offers (CHNGPASSMAIL3, CHNGPASSVERIF3, spec §6), and the rules of
 * its fields.
 */
export type RecoverySetup = { ways: RecoveryWay[]; rules: RegisterRules };

export type EmailForm = { username: string; email: string };
/** The code that was sent, and the password to set. */
export type CodeForm = { code: string; newPassword: string };
export type PhoneForm = Phone & CodeForm;
export type RecoveryField = keyof EmailForm | keyof CodeForm | 'mobileNum';
/** `humanVerification`: solved for the scope `recovery`. */
export type SendEmailInput = EmailForm & { humanVerification: string };

export type SendEmailOutcome = { kind: 'accepted' } | { kind: 'refused'; message: Message };
/** `username`: the account whose password was set, for the login that follows. */
export type SetPasswordOutcome =
  | { kind: 'set'; username: string }
  | { kind: 'refused'; message: string; field?: 'newPassword' | 'code' };

/** `username`: the one already typed in the login form. */
export type ForgotPasswordInput = { username: string };
export type ForgotPasswordContext = {
  username: string;
  setup: RecoverySetup | null;
  /** Where the code goes. */
  emailForm: EmailForm | null;
  /** Kept only while their request runs. */
  humanVerification: string | null;
  codeForm: CodeForm | null;
  phoneForm: PhoneForm | null;
  /** Passed to the login only. */
  newPassword: string;
  fieldErrors: Partial<Record<RecoveryField, Message>>;
  message: Message | null;
};
export type ForgotPasswordEvent =
  | ({ type: 'email.submit' } & EmailForm)
  /** A code was mailed before. */
  | ({ type: 'email.haveCode' } & EmailForm)
  /** The mail did not come, or its code is no use any more. */
  | { type: 'email.again' }
  | ({ type: 'code.submit' } & CodeForm)
  | ({ type: 'phone.submit' } & PhoneForm)
  | { type: 'way.choose'; way: RecoveryWay }
  | { type: 'field.changed'; field: RecoveryField }
  | { type: 'setup.retry' }
  | { type: 'recovery.close' };
export type ForgotPasswordOutput =
  | { kind: 'reset'; username: string; password: string }
  | { kind: 'cancelled' };
