/** What `withDeadline` rejects with when the time is over. */
export class DeadlinePassed extends Error {
  override name = 'DeadlinePassed';
}

/**
 * Runs `work` until it settles, the caller aborts or `milliseconds` are over, whichever is first.
 * The signal of `work` aborts in the last two cases; work that ignores it is abandoned.
 */
export const withDeadline = async <T>(
  signal: AbortSignal | undefined,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const stop = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => controller.abort(new DeadlinePassed()), milliseconds);
  signal?.addEventListener('abort', stop);
  try {
    return await Promise.race([work(controller.signal), rejectionOf(controller.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
};

const rejectionOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
