import type { Phone } from '../../../contract/phone';
import type { Message } from '../../shared/message';

/**
 * The purpose of the code: `mobile` and `email` are a member's own, to be confirmed. All but a
 * second factor, which follows a login, need a human verification first (spec §7 getLoginCode:
 * verification fields).
 */
export type CodePurpose = 'login' | 'register' | 'recovery' | 'secondFactor' | 'mobile' | 'email';
/** The challenge that a second factor's code belongs to. */
type CodeChallenge = { challengeId: string; method: 'mobile' | 'email' };

export type SmsCodeInput = { purpose: CodePurpose; challenge: CodeChallenge | null };
export type SendCodeInput = {
  purpose: CodePurpose;
  /** Null for a second factor and an e-mail: the platform knows the address. */
  phone: Phone | null;
  challenge: CodeChallenge | null;
  /** Solved human verification of scope `sms` or `register`, if the purpose needs one. */
  humanVerification: string | null;
};
/** `now` and `deadline` are epoch ms: no new code before the deadline (spec §4 SMS code send). */
export type CodeWait = { now: number; deadline: number };
export type SendCodeOutcome =
  /**
   * `receipt`: firebase's session, to be sent with the code; null when the platform sent the code.
   */
  | ({ kind: 'sent'; receipt: string | null } & CodeWait)
  | { kind: 'refused'; message: Message }
  | ({ kind: 'tooMany'; message: Message } & CodeWait)
  /** A second factor that accepts no more answers: only a new login helps. */
  | { kind: 'locked'; message: Message };

export type SmsCodeContext = SmsCodeInput & {
  phone: Phone | null;
  humanVerification: string | null;
  wait: CodeWait | null;
  /** True after at least one code was sent. */
  isSent: boolean;
  receipt: string | null;
  message: Message | null;
  fieldError: Message | null;
};
export type SmsCodeEvent =
  /** `phone` as it was typed; null for a second factor. */
  | { type: 'code.send'; phone: Phone | null }
  /** Raised: the throttle starts. */
  | { type: 'send.started' }
  /** Raised: no more codes are sent. */
  | { type: 'send.ended' }
  | { type: 'warning.confirm' }
  /** `phone` as it is typed now; null for a second factor. */
  | { type: 'field.changed'; phone: Phone | null };
/** The machine ends only when no more codes can be sent. */
export type SmsCodeOutput = { kind: 'locked'; message: Message | null };
