import type { SocialProvider } from '../../../contract/domain';
import type { Member } from '../../../contract/member';
import type { Phone } from '../../../contract/phone';
import type { SecondFactorChallenge } from '../../../contract/session';
import type { Grant, PasswordChangeDue } from '../../shared/grant';
import type { Message } from '../../shared/message';

/** Which login form the person used: the agent side takes agents only (spec §6). */
type LoginSide = 'member' | 'agent';

export type { SocialProvider };
/** Tabs of the form: by username, or by a code sent to the mobile (spec §2 Login form). */
export type LoginWay = 'username' | 'sms';

type Credentials = {
  /** Trimmed by the machine. */
  username: string;
  /** Never trimmed (docs/decisions/0041). */
  password: string;
  remember: boolean;
  /** The text read from the picture and the picture's key; null when no captcha is shown. */
  captcha: string | null;
  captchaKey: string | null;
  /** Solved human verification of scope `captcha`, for a person who cannot read the picture. */
  captchaAlternative: string | null;
};
export type CredentialsForm = Credentials & { termsAccepted: boolean };
export type SmsForm = Phone & {
  code: string;
  /** Firebase's session for the code it sent; null when the platform sent the code. */
  receipt: string | null;
  termsAccepted: boolean;
};
export type LoginField =
  | 'username'
  | 'password'
  | 'captcha'
  | 'mobileNum'
  | 'code'
  | 'termsAccepted';

export type SignInInput = Credentials & {
  side: LoginSide;
  /** Solved human verification of scope `login`. */
  humanVerification: string;
};
/** The platform's expected answers. A rejection is a fault, not an answer. */
export type SignInOutcome =
  | Grant
  | { kind: 'secondFactor'; challenge: SecondFactorChallenge }
  /**
   * `captcha`: the next try must carry one (spec §4 Login 7). `field`: whose value was refused;
   * left out where none alone is the reason.
   */
  | { kind: 'refused'; message: string; captcha: boolean; field?: 'captcha' };

export type SignInBySmsInput = Phone & { code: string; receipt: string | null };
export type SignInBySmsOutcome =
  | Grant
  | { kind: 'secondFactor'; challenge: SecondFactorChallenge }
  | { kind: 'refused'; message: Message; field?: 'code' };
export type SocialOutcome =
  | Grant
  | { kind: 'secondFactor'; challenge: SecondFactorChallenge }
  | { kind: 'refused'; message: Message }
  /** The person closed the provider's window or refused there. */
  | { kind: 'cancelled' };

/**
 * A login that is half done: a restored session that still needs its password change
 * (docs/decisions/0041: a reload does not avoid it), or a link that needs a second factor.
 */
export type LoginResume =
  | { username: string; due: PasswordChangeDue }
  | { challenge: SecondFactorChallenge };
/** What a guest typed, or asked for, in the header (spec §2 Login form, header variant). */
export type LoginAttempt =
  | { kind: 'credentials'; username: string; password: string }
  | { kind: 'recovery'; username: string };
/** `message`: why the person has to log in, for example because a session ended. */
export type LoginInput = {
  side: LoginSide;
  username: string;
  resume: LoginResume | null;
  message: Message | null;
  /** A social account that was chosen on the register form; null when there is none. */
  social: SocialProvider | null;
  /** What the login begins with; null for the empty form. */
  attempt: LoginAttempt | null;
};

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
  /** Kept only until its request has ended. */
  smsForm: SmsForm | null;
  social: SocialProvider | null;
  /** How the login begins; null for the empty form. */
  begin: LoginAttempt['kind'] | null;
  fieldErrors: Partial<Record<LoginField, Message>>;
  message: Message | null;
  challenge: SecondFactorChallenge | null;
  grant: Grant | null;
  member: Member | null;
};

export type LoginEvent =
  | ({ type: 'credentials.submit' } & CredentialsForm)
  | ({ type: 'sms.submit' } & SmsForm)
  | { type: 'way.choose'; way: LoginWay }
  | { type: 'social.choose'; provider: SocialProvider; termsAccepted: boolean }
  | { type: 'password.forgot' }
  | { type: 'field.changed'; field: LoginField }
  | { type: 'captcha.required' }
  | { type: 'captcha.released' }
  | { type: 'captcha.spent' }
  | { type: 'verification.cancel' }
  | { type: 'login.close' };

export type LoginOutput =
  /**
   * `passwordChanged`: a required change was made. `remembered`: the username to fill in next time,
   * empty for none; null when the form does not ask.
   */
  | {
      kind: 'authenticated';
      member: Member;
      firstTimeLogin: boolean;
      passwordChanged: boolean;
      remembered: string | null;
    }
  | { kind: 'closed' }
  /** The social account of the register form was not chosen after all. */
  | { kind: 'returned' };
