import type { SecondFactorChallenge, SecondFactorMethod } from '../../contract/session';
import type { Grant } from '../shared/grant';
import type { Message } from '../shared/message';

export type { SecondFactorChallenge, SecondFactorMethod };

export type SendCodeInput = { challengeId: string; method: 'mobile' | 'email' };
/** `now` and `deadline` are epoch ms: a new code may be asked for at the deadline (spec §4 SMS code send). */
export type SendCodeOutcome = { kind: 'sent'; now: number; deadline: number } | { kind: 'refused'; message: string } | { kind: 'locked'; message: string };

export type AnswerInput = { challengeId: string; method: SecondFactorMethod; answer: string };
export type AnswerOutcome =
  | Grant
  | { kind: 'refused'; message: string }
  /** Five wrong answers, or a challenge that is gone: only a new login helps. */
  | { kind: 'locked'; message: string };

export type SecondFactorOutput = { kind: 'passed'; grant: Grant } | { kind: 'locked'; message: Message } | { kind: 'cancelled' };

export type SecondFactorContext = {
  challenge: SecondFactorChallenge;
  method: SecondFactorMethod | null;
  /** By method: when its last code was sent, and until when no new one is. */
  waits: Partial<Record<SecondFactorMethod, { now: number; deadline: number }>>;
  answer: string;
  fieldError: Message | null;
  message: Message | null;
  grant: Grant | null;
};
export type SecondFactorEvent =
  | { type: 'method.choose'; method: SecondFactorMethod }
  | { type: 'method.back' }
  | { type: 'code.submit'; answer: string }
  | { type: 'code.resend' }
  | { type: 'field.changed' }
  | { type: 'factor.cancel' };
