import type { SecondFactorChallenge, SecondFactorMethod } from '../../../contract/session';
import type { Grant } from '../../shared/grant';
import type { Message } from '../../shared/message';

export type { SecondFactorChallenge, SecondFactorMethod };

export type AnswerInput = { challengeId: string; method: SecondFactorMethod; answer: string };
export type AnswerOutcome =
  | Grant
  | { kind: 'refused'; message: string }
  /** Five wrong answers, or a challenge that is gone: only a new login helps. */
  | { kind: 'locked'; message: string };

export type SecondFactorOutput =
  | { kind: 'passed'; grant: Grant }
  | { kind: 'locked'; message: Message }
  | { kind: 'cancelled' };

export type SecondFactorContext = {
  challenge: SecondFactorChallenge;
  method: SecondFactorMethod | null;
  /**
   * Ways whose code was asked for already: chosen again, they go on with the code that is on its
   * way.
   */
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
