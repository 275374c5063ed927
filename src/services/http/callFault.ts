import type { FaultKind } from '../../../machines/shared/message';

/**
 * A call without a usable answer; ports reject with it. The message names the endpoint only, so no
 * log ever shows what was sent.
 */
export class CallFault extends Error {
  readonly kind: FaultKind;
  /** Seconds to wait before the next try; set when the platform is busy. */
  readonly retryAfter: number | undefined;

  constructor(kind: FaultKind, endpointId: string, retryAfter?: number) {
    super(`${endpointId}: ${kind}`);
    this.name = 'CallFault';
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** The answer was lost, but perhaps not the request: the platform may have done what was asked. */
export const isLost = (error: unknown) =>
  error instanceof CallFault && (error.kind === 'offline' || error.kind === 'timeout');
