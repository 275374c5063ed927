import type { CallOutcome } from './http/client';

type Attempt<TValue> = { send: () => Promise<CallOutcome<TValue>>; isLost: boolean };

/**
 * Sends writes that must not be done twice (decisions.md, Session and security). An attempt whose
 * answer never came may have been done: the same wish begins with the very same request under its
 * key, and only when that one is refused, so that nothing was done, goes out anew.
 */
export const createOnce = <TValue>(createKey: () => string) => {
  const undecided = new Map<string, Attempt<TValue>>();

  const decide = async (wish: string, attempt: Attempt<TValue>) => {
    undecided.set(wish, attempt);
    try {
      const outcome = await attempt.send();
      if (undecided.get(wish) === attempt) undecided.delete(wish);
      return outcome;
    } catch (fault) {
      attempt.isLost = true;
      throw fault;
    }
  };

  return {
    /**
     * `wish` is what is wanted, without what proves the person; `send` sends it with that proof,
     * under the key it is given.
     */
    send: async (
      wish: string,
      send: (idempotencyKey: string) => Promise<CallOutcome<TValue>>,
      signal?: AbortSignal,
    ): Promise<CallOutcome<TValue>> => {
      signal?.throwIfAborted();
      const before = undecided.get(wish);
      const known = before && (await decide(wish, before));
      if (known?.kind === 'accepted') return known;
      signal?.throwIfAborted();
      const idempotencyKey = createKey();
      return decide(wish, { send: () => send(idempotencyKey), isLost: false });
    },
    /**
     * The person knows by now what became of the lost ones. What is still under way is not known.
     */
    forget: () => {
      for (const [wish, { isLost }] of undecided) if (isLost) undecided.delete(wish);
    },
  };
};
