import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFault } from '../../../src/services/http/callFault';
import type { Call } from '../../../src/services/http/client';
import { createEndSession } from '../../../src/services/site/endSession';
import { createEndToken } from '../../../src/services/site/endToken';
import { createTabs } from '../../../src/services/site/tabs';
import { createTokenStore } from '../../../src/services/site/tokenStore';
import { safeStorage } from '../../../src/services/storage';
import { createStorage } from '../harness/environment';

const setUp = () => {
  const storage = createStorage();
  const store = safeStorage(() => storage);
  const tokens = createTokenStore(store);
  const device = createStorage();
  const page = new EventTarget() as Window;
  const told: (string | undefined)[] = [];
  let isOnline = true;
  const call = vi.fn<(...given: Parameters<Call>) => Promise<unknown>>((_, __, options) => {
    told.push(options?.token);
    return isOnline
      ? Promise.resolve({ kind: 'accepted', value: null })
      : Promise.reject(new CallFault('offline', 'logout'));
  });
  const end = createEndSession(
    createEndToken(call as unknown as Call, page),
    tokens,
    store,
    createTabs(() => null),
    safeStorage(() => device),
  );
  device.setItem('searches', '["tiger"]');
  device.setItem('shell', '{}');
  tokens.write('token-1');
  store.write('popupsClosed', '1');
  store.write('hotGames.EN', '[]');
  return {
    storage,
    device,
    told,
    end,
    setOnline: (is: boolean) => {
      isOnline = is;
      if (is) page.dispatchEvent(new Event('online'));
    },
  };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a sign-out leaves nothing in the tab', async () => {
  const { end, storage, device, told } = setUp();
  await expect(end({ memberId: 'm1', announce: true })).resolves.toEqual({ kind: 'ended' });
  expect(storage).toHaveLength(0);
  // Theme and menu are the device's; searches are the person's.
  expect([device.getItem('searches'), device.getItem('shell')]).toEqual([null, '{}']);
  expect(told).toEqual(['token-1']);
});

test('a login that was left takes only its token along', async () => {
  const { end, storage } = setUp();
  await end({ memberId: null, announce: false });
  expect([storage.getItem('token'), storage.getItem('popupsClosed')]).toEqual([null, '1']);
});

test('a sign-out without a connection is told when there is one', async () => {
  const { end, storage, told, setOnline } = setUp();
  setOnline(false);
  await expect(end({ memberId: 'm1', announce: true })).resolves.toEqual({ kind: 'unreached' });
  expect(storage).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(told).toHaveLength(2);
  setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['token-1', 'token-1', 'token-1']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toHaveLength(3);
});
