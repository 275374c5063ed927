import type { FaultKind } from '../../../machines/shared/message';

/**
 * A call that brought no answer to act on; ports reject with it. The message names the endpoint
 * only, so that no log ever shows what was sent.
 */
export class CallFault extends Error {
  readonly kind: FaultKind;
  /** Seconds to wait before the next try; set where the platform is busy. */
  readonly retryAfter: number | undefined;

  constructor(kind: FaultKind, endpointId: string, retryAfter?: number) {
    super(`${endpointId}: ${kind}`);
    this.name = 'CallFault';
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** The answer was lost, not necessarily the request: the platform may have done what was asked. */
export const isLost = (error: unknown) =>
  error instanceof CallFault && (error.kind === 'offline' || error.kind === 'timeout');
