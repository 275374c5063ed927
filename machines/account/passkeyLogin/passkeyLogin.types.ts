import type { PasskeyAnswer, PasskeyRequest } from '../../../contract/passkeys';
import type { Grant } from '../../shared/grant';
import type { Message } from '../../shared/message';

export type { PasskeyAnswer, PasskeyRequest };

/** Which login form: that of agents has one way in (spec §2 Routes, /agent). */
export type PasskeyLoginInput = { side: 'member' | 'agent' };

export type PasskeyRequestOutcome =
  | { kind: 'asked'; request: PasskeyRequest }
  | { kind: 'refused'; message: string };
export type AutofillOutcome =
  | { kind: 'chosen'; answer: PasskeyAnswer }
  /** The browser does not offer passkeys beside a field. */
  | { kind: 'unavailable' };
export type AskOutcome =
  | { kind: 'chosen'; answer: PasskeyAnswer }
  | { kind: 'notChosen'; message: Message };
export type PasskeySignInInput = PasskeyLoginInput & { answer: PasskeyAnswer };
export type PasskeySignInOutcome = Grant | { kind: 'refused'; message: string };
