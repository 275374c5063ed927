import { expect, test, vi } from 'vitest';
import { createSessionWatch } from '../../../src/services/site/sessionWatch';
import { CallFault } from '../../../src/services/http/callFault';
import type { Kit } from '../../../src/services/kit';

/** Locks as a browser gives them: in the order of the requests. */
const createLocks = () => {
  const queues = new Map<string, Promise<unknown>>();
  const request = async (
    name: string,
    { signal }: { signal: AbortSignal },
    run: () => Promise<unknown>,
  ) => {
    const before = queues.get(name) ?? Promise.resolve();
    const mine = before.then(() => {
      signal.throwIfAborted();
      return run();
    });
    queues.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  };
  return { request } as unknown as NonNullable<Kit['environment']['locks']>;
};

const LIVE = { kind: 'accepted', value: null } as const;

/** A tab whose calls are answered one by one. */
const openTab = (locks: Kit['environment']['locks']) => {
  const asked: { answer: (value: unknown) => void; fail: (error: unknown) => void }[] = [];
  const call = vi.fn<(endpoint: unknown, request: unknown, options: unknown) => Promise<unknown>>(
    () => new Promise((answer, fail) => asked.push({ answer, fail })),
  );
  const kit = { call, environment: { locks, settled: async () => undefined } } as unknown as Kit;
  const leave = new AbortController();
  return { asked, call, leave, over: createSessionWatch(kit)('m1', leave.signal) };
};

test('one tab of a member asks at a time, and gives the turn on with each answer', async () => {
  const locks = createLocks();
  const [one, other] = [openTab(locks), openTab(locks)];
  await vi.waitFor(() => expect(one.call).toHaveBeenCalledTimes(1));
  expect(other.call).not.toHaveBeenCalled();
  one.asked[0]?.answer(LIVE);
  await vi.waitFor(() => expect(other.call).toHaveBeenCalledTimes(1));
  expect(one.call).toHaveBeenCalledTimes(1);

  // Both sessions have ended: each tab hears it in its turn, at once.
  other.asked[0]?.fail(new CallFault('session', 'sessionWatch'));
  await other.over;
  await vi.waitFor(() => expect(one.call).toHaveBeenCalledTimes(2));
  one.asked[1]?.fail(new CallFault('session', 'sessionWatch'));
  await one.over;
});

test('a platform that does not answer is asked again ten seconds later', async () => {
  vi.useFakeTimers();
  const tab = openTab(createLocks());
  await vi.advanceTimersByTimeAsync(0);
  tab.asked[0]?.fail(new CallFault('offline', 'sessionWatch'));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(tab.call).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(tab.call).toHaveBeenCalledTimes(2);
  tab.asked[1]?.answer({ kind: 'refused', message: 'closed', detail: null });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(tab.call).toHaveBeenCalledTimes(2);
  tab.leave.abort();
  await tab.over;
  vi.useRealTimers();
});

test('a browser without locks asks nothing', async () => {
  const tab = openTab(undefined);
  await tab.over;
  expect(tab.call).not.toHaveBeenCalled();
});
