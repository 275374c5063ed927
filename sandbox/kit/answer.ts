import type { RefusalDetail } from '../../contract/envelope';
import type { Sentence } from '../words';

/** The result of a handler; `mount` wraps it in the envelope, in the caller's language. */
export type Answer<TValue> =
  | { kind: 'accepted'; value: TValue }
  | { kind: 'refused'; sentence: Sentence; detail: RefusalDetail | null }
  | { kind: 'unauthorised'; reason?: 'idle' }
  | { kind: 'tooMany'; retryAfterSeconds: number };
/** A business refusal. */
export type Refused = Extract<Answer<never>, { kind: 'refused' }>;

/** The answer of a handler that succeeded. */
export const accepted = <TValue>(value: TValue): Answer<TValue> => ({ kind: 'accepted', value });
/** A business refusal: HTTP 200 with `success: false` (docs/decisions/0042). */
export const refused = (sentence: Sentence, detail: RefusalDetail | null = null): Refused => ({
  kind: 'refused',
  sentence,
  detail,
});
/** The answer to a call without a live session: 401. */
export const unauthorised: Answer<never> = { kind: 'unauthorised' };
/** The same, where the session ended because nobody did anything in it. */
export const endedIdle: Answer<never> = { kind: 'unauthorised', reason: 'idle' };
/** The answer to a call above its rate limit: 429 with Retry-After. */
export const tooMany = (retryAfterSeconds: number): Answer<never> => ({
  kind: 'tooMany',
  retryAfterSeconds,
});
