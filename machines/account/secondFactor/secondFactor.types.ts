import type { SecondFactorChallenge, SecondFactorMethod } from '../../../contract/session';
import type { Grant } from '../../shared/grant';
import type { Message } from '../../shared/message';

export type { SecondFactorChallenge, SecondFactorMethod };

export type AnswerInput = { challengeId: string; method: SecondFactorMethod; answer: string };
export type AnswerOutcome =
  | Grant
  | { kind: 'refused'; message: string }
  /** Five wrong answers, or an expired challenge: only a new login helps. */
  | { kind: 'locked'; message: string };

export type SecondFactorOutput =
  | { kind: 'passed'; grant: Grant }
  | { kind: 'locked'; message: Message }
  | { kind: 'cancelled' };

export type SecondFactorContext = {
  challenge: SecondFactorChallenge;
  method: SecondFactorMethod | null;
  /** Methods whose code was already requested: chosen again, they keep the code that was sent. */
  asked: SecondFactorMethod[];
  answer: string;
  fieldError: Message | null;
  message: Message | null;
  grant: Grant | null;
};
export type SecondFactorEvent =
  | { type: 'method.choose'; method: SecondFactorMethod }
  | { type: 'method.back' }
  | { type: 'code.submit'; answer: string }
  | { type: 'field.changed' }
  | { type: 'factor.cancel' };
