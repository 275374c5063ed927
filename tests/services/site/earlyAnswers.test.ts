import { afterEach, expect, test, vi } from 'vitest';
import { withEarlyAnswers } from '../../../src/services/http/earlyAnswers';

const HOT = '/wps/hot?language=MY';

/** What `firstPaint.js` leaves behind. */
const leave = (answer: Promise<Response>) => {
  answer.catch(() => undefined);
  vi.stubGlobal('croupierAnswers', new Map([[HOT, answer]]));
};
const setUp = () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('asked now'));
  const ask = async (address: string, headers: Record<string, string> = {}) =>
    (await withEarlyAnswers(fetch)(address, { headers })).text();
  return { fetch, ask };
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an early answer is taken once', async () => {
  leave(Promise.resolve(new Response('asked early')));
  const { fetch, ask } = setUp();
  expect(await ask('/wps/other')).toBe('asked now');
  expect(await ask(HOT)).toBe('asked early');
  expect(await ask(HOT)).toBe('asked now');
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/wps/other', HOT]);
});

test('an early call that failed is made again', async () => {
  leave(Promise.reject(new TypeError('offline')));
  expect(await setUp().ask(HOT)).toBe('asked now');
});

test("a session's call takes no early answer, which was given to a guest", async () => {
  leave(Promise.resolve(new Response('asked early')));
  const { ask } = setUp();
  expect(await ask(HOT, { authorization: 'Bearer token' })).toBe('asked now');
  expect(await ask(HOT)).toBe('asked early');
});

test('an early answer keeps its status and headers, and does not tell the time', async () => {
  const headers = { date: 'Mon, 30 Nov 2026 23:00:00 GMT', 'x-request-id': 'r-1' };
  leave(Promise.resolve(new Response('closed', { status: 503, headers })));
  const answer = await withEarlyAnswers(setUp().fetch)(HOT);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('x-request-id')).toBe('r-1');
  expect(answer.headers.get('date')).toBeNull();
});

test('a page without early answers asks for itself', async () => {
  expect(await setUp().ask(HOT)).toBe('asked now');
});
