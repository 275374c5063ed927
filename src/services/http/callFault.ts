import type { FaultKind } from '../../../machines/shared/message';

/**
 * A call without a usable answer; ports reject with it. The message names the endpoint only, so no
 * log ever shows what was sent.
 */
export class CallFault extends Error {
  readonly kind: FaultKind;
  /** Seconds to wait before the next try; set when the platform is busy. */
  readonly retryAfter: number | undefined;
  /** The sentence of a platform that refused what is never refused; in the caller's language. */
  readonly said: string | undefined;
  /** The platform's id of the request, by which support finds it. */
  readonly reference: string | undefined;
  /** The session ended because nobody did anything in it (docs/decisions/0104). */
  readonly isIdle: boolean;

  constructor(
    kind: FaultKind,
    endpointId: string,
    retryAfter?: number,
    said?: string,
    reference?: string | null,
    isIdle = false,
  ) {
    super(`${endpointId}: ${kind}`);
    this.name = 'CallFault';
    this.kind = kind;
    this.retryAfter = retryAfter;
    this.said = said;
    this.reference = reference?.slice(0, 64);
    this.isIdle = isIdle;
  }
}

/**
 * Milliseconds until another try, somewhat apart from others'; null where the platform is not busy
 * or would let a person wait too long.
 */
export const waitOf = (error: unknown): number | null =>
  error instanceof CallFault && error.kind === 'busy' && error.said && (error.retryAfter ?? 9) <= 5
    ? ((error.retryAfter ?? 0) + Math.random()) * 1_000
    : null;

/** The answer was lost, but perhaps not the request: the platform may have done what was asked. */
export const isLost = (error: unknown) =>
  error instanceof CallFault && (error.kind === 'offline' || error.kind === 'timeout');
