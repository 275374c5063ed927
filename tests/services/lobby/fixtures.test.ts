import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { fixturesAnswer, match } from '../harness/fixtures';
import { lineOf, openLobby } from '../harness/lobby';
import { faultKindOf, lost } from '../harness/wire';

test('matches are read with the vendor whose game takes the bets', async () => {
  const { services, sent } = openLobby([fixturesAnswer()]);
  await expect(services.fixtures.load()).resolves.toEqual({
    asOf: 60_000,
    note: null,
    vendor: {
      vendor: 'UG2',
      name: 'United Gaming',
      icon: '/media/vendors/UG2-SPORTS.svg',
      category: 'SPORTS',
    },
    matches: [match],
  });
  expect(sent.map(lineOf)).toEqual([`GET ${endpoints.fixtures.path}`]);
});

test.each([
  ['offline', lost],
  ['fault', fixturesAnswer({ odds: { home: '1', draw: null, away: null } })],
  ['fault', fixturesAnswer({ id: '<b>' })],
])('a read without matches is a fault: %s', async (kind, reply) => {
  const { services } = openLobby([reply]);
  await expect(faultKindOf(services.fixtures.load())).resolves.toBe(kind);
});

beforeEach(
  () =>
    // The steady clock too: a real millisecond before the first tick made the tenth one early.
    void vi.useFakeTimers({
      now: 0,
      toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
    }),
);
afterEach(() => void vi.useRealTimers());

test('they are old after ten seconds, but only while the page is looked at', async () => {
  const { services, environment } = openLobby([]);
  const { page } = environment;
  const show = (visibilityState: DocumentVisibilityState) => {
    Object.assign(page, { visibilityState });
    (page as unknown as EventTarget).dispatchEvent(new Event('visibilitychange'));
  };
  const tell = vi.fn();
  const stop = services.fixtures.watch(tell);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(tell).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tell).toHaveBeenCalledTimes(1);
  show('hidden');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tell).toHaveBeenCalledTimes(1);
  show('visible');
  expect(tell).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tell).toHaveBeenCalledTimes(2);
});
