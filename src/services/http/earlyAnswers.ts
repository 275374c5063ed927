/**
 * `fetch`, except that an answer that `firstPaint.js` asked for before the app's code was there is
 * taken, once, by the first call without a session that asks for the same (docs/decisions/0114).
 * An early call that failed is made again.
 */
export const withEarlyAnswers =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (request, options) => {
    const { croupierAnswers: answers } = globalThis as {
      croupierAnswers?: Map<string, Promise<Response>>;
    };
    const address = typeof request === 'string' ? request : '';
    const early = answers?.get(address);
    if (!early || new Headers(options?.headers).has('Authorization'))
      return fetch(request, options);
    answers?.delete(address);
    return early.then(withoutDate, () => fetch(request, options));
  };

/** It was given long ago for a slow device, so it does not tell the time. */
const withoutDate = (answer: Response): Response => {
  const headers = new Headers(answer.headers);
  headers.delete('date');
  return new Response(answer.body, { status: answer.status, headers });
};
