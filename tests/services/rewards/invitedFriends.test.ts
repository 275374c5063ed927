import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../../sandbox/db/schema';
import { sandboxOfTests } from '../harness/sandbox';
import { faultKindOf } from '../harness/wire';

const sandbox = sandboxOfTests();

test('reads the friends who registered with the link of the member', async () => {
  const { db } = sandbox.platform.services;
  await db
    .update(users)
    .set({ registration: { referredBy: 'u-player' } })
    .where(eq(users.id, 'u-newcomer'));
  const tab = await sandbox.openAs('player');
  expect(await tab.services.invitedFriends.loadFriends()).toMatchObject({
    friends: [{ name: 'ne***r', state: 'waiting', reward: '0.00' }],
    total: 1,
    earned: '0.00',
  });
});

test('fails without the network, and for a trial account', async () => {
  const trial = await sandbox.openAs('trial');
  await expect(faultKindOf(trial.services.invitedFriends.loadFriends())).resolves.toBe('fault');
  const tab = await sandbox.openAs('player');
  tab.goOffline();
  await expect(faultKindOf(tab.services.invitedFriends.loadFriends())).resolves.toBe('offline');
});

test('stops when it is left', async () => {
  const tab = await sandbox.openAs('player');
  const left = new AbortController();
  left.abort();
  await expect(tab.services.invitedFriends.loadFriends(left.signal)).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  );
});
