import type { Phone } from '../../../contract/phone';
import type { Message } from '../../shared/message';

/**
 * What the code is for. Login and recovery prove first that a person asks (spec §7 getLoginCode:
 * verification fields).
 */
export type CodePurpose = 'login' | 'register' | 'recovery' | 'secondFactor';
/** The challenge that a second factor's code belongs to. */
type CodeChallenge = { challengeId: string; method: 'mobile' | 'email' };

export type SmsCodeInput = { purpose: CodePurpose; challenge: CodeChallenge | null };
export type SendCodeInput = {
  purpose: CodePurpose;
  /** Null for a second factor: the platform knows the address. */
  phone: Phone | null;
  challenge: CodeChallenge | null;
  /** Solved verification of scope `sms`, where the purpose asks for one. */
  humanVerification: string | null;
};
/** `now` and `deadline` are epoch ms: no new code before the deadline (spec §4 SMS code send). */
export type CodeWait = { now: number; deadline: number };
export type SendCodeOutcome =
  /**
   * `receipt`: what firebase wants to see again together with the code; null where the platform
   * sent it.
   */
  | ({ kind: 'sent'; receipt: string | null } & CodeWait)
  | { kind: 'refused'; message: Message }
  | ({ kind: 'tooMany'; message: Message } & CodeWait)
  /** A second factor that takes no more answers: only a new login helps. */
  | { kind: 'locked'; message: Message };

export type SmsCodeContext = SmsCodeInput & {
  phone: Phone | null;
  humanVerification: string | null;
  wait: CodeWait | null;
  /** At least one code went out. */
  isSent: boolean;
  receipt: string | null;
  message: Message | null;
  fieldError: Message | null;
};
export type SmsCodeEvent =
  /** `phone` as it was typed; null for a second factor. */
  | { type: 'code.send'; phone: Phone | null }
  /** Raised: from now on the throttle runs. */
  | { type: 'send.started' }
  /** Raised: nothing more is sent. */
  | { type: 'send.ended' }
  | { type: 'warning.confirm' }
  | { type: 'field.changed' };
/** A code ends only where no more of them are sent. */
export type SmsCodeOutput = { kind: 'locked'; message: Message | null };
