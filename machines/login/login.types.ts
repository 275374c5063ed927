import type { Member } from '../../contract/domain';
import type { SecondFactorChallenge } from '../../contract/session';
import type { Grant, PasswordChangeDue } from '../shared/grant';
import type { Message } from '../shared/message';

/** Which door the person came through: the agent side takes agents only (spec §6). */
export type LoginSide = 'member' | 'agent';

export type Credentials = {
  /** Trimmed by the machine. */
  username: string;
  /** Never trimmed (decisions.md). */
  password: string;
  remember: boolean;
  /** What was read from the picture and the picture's key; null where no captcha is shown. */
  captcha: string | null;
  captchaKey: string | null;
};
export type CredentialsForm = Credentials & { termsAccepted: boolean };
export type LoginField = 'username' | 'password' | 'captcha' | 'termsAccepted';

export type SignInInput = Credentials & {
  side: LoginSide;
  /** Solved human verification of scope `login`. */
  humanVerification: string;
  /** Solved human verification of scope `captcha`, standing in for a picture that can't be read. */
  captchaAlternative: string | null;
};
/** Answers the platform is expected to give; a rejection is a fault, not an answer. */
export type SignInOutcome =
  | Grant
  | { kind: 'secondFactor'; challenge: SecondFactorChallenge }
  /** `captcha`: the next try must carry one (spec §4 Login 7). */
  | { kind: 'refused'; message: string; captcha: boolean };

/** A session that was restored but still owes its password change (decisions.md: it can't be escaped by a reload). */
export type LoginResume = { username: string; due: PasswordChangeDue };
/** `message`: why the person has to log in, such as a session that ended. */
export type LoginInput = { side: LoginSide; username: string; resume: LoginResume | null; message: Message | null };

export type LoginContext = {
  side: LoginSide;
  resume: LoginResume | null;
  username: string;
  /** Kept only until the request, or the password change that needs it, has ended. */
  password: string;
  remember: boolean;
  captcha: string | null;
  captchaKey: string | null;
  captchaAlternative: string | null;
  humanVerification: string | null;
  fieldErrors: Partial<Record<LoginField, Message>>;
  message: Message | null;
  challenge: SecondFactorChallenge | null;
  grant: Grant | null;
  member: Member | null;
};

export type LoginEvent =
  | ({ type: 'credentials.submit' } & CredentialsForm)
  | { type: 'field.changed'; field: LoginField }
  | { type: 'captcha.waive' }
  | { type: 'captcha.required' }
  | { type: 'captcha.released' }
  | { type: 'captcha.spent' }
  | { type: 'verification.cancel' }
  | { type: 'login.close' };

export type LoginOutput =
  /** `remembered`: the username to fill in next time, empty for none; null where the form does not ask. */
  | { kind: 'authenticated'; member: Member; firstTimeLogin: boolean; remembered: string | null }
  | { kind: 'closed' };
