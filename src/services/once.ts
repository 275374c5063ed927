import { isBusyFault } from '../../machines/shared/message';
import type { CallOutcome } from './http/client';

type Attempt<TValue> = {
  send: () => Promise<CallOutcome<TValue>>;
  /** Requests whose answer is awaited. */
  running: number;
  isLost: boolean;
};

/**
 * Sends writes that must not be done twice (docs/decisions/0041). An attempt whose answer was lost
 * may have been done. The next attempt at the same write first re-sends that request under its key.
 * Only when the platform refuses it, so nothing was done, a new request goes out.
 */
export const createOnce = <TValue>(createKey: () => string) => {
  const undecided = new Map<string, Attempt<TValue>>();

  const decide = async (write: string, attempt: Attempt<TValue>) => {
    undecided.set(write, attempt);
    attempt.running += 1;
    try {
      const outcome = await attempt.send();
      if (undecided.get(write) === attempt) undecided.delete(write);
      return outcome;
    } catch (fault) {
      // A busy platform did nothing with this request; an earlier one may have been done.
      const isTheOnlyOne = attempt.running === 1 && !attempt.isLost;
      if (!isBusyFault(fault) || !isTheOnlyOne) attempt.isLost = true;
      else if (undecided.get(write) === attempt) undecided.delete(write);
      throw fault;
    } finally {
      attempt.running -= 1;
    }
  };

  return {
    /**
     * `write` identifies the write, without the proofs of the person. `send` sends it with those
     * proofs, under the given key.
     */
    send: async (
      write: string,
      send: (idempotencyKey: string) => Promise<CallOutcome<TValue>>,
      signal?: AbortSignal,
    ): Promise<CallOutcome<TValue>> => {
      signal?.throwIfAborted();
      const before = undecided.get(write);
      const known = before && (await decide(write, before));
      if (known?.kind === 'accepted') return known;
      signal?.throwIfAborted();
      const idempotencyKey = createKey();
      return decide(write, { send: () => send(idempotencyKey), running: 0, isLost: false });
    },
    /** The caller has read what became of lost attempts. Those that still run stay unknown. */
    forget: () => {
      for (const [write, { isLost }] of undecided) if (isLost) undecided.delete(write);
    },
  };
};
