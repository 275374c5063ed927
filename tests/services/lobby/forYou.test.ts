import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endpoints, type EndpointId } from '../../../contract/endpoints';
import { deposits, playLimitPrompts, playLimits } from '../../../sandbox/db/schema';
import { sandboxOfTests } from '../harness/sandbox';
import { faultKindOf } from '../harness/wire';

const sandbox = sandboxOfTests();
const MEMBER = { isAgent: false };
const READ = [
  'deposits',
  'withdrawalSetup',
  'missionSummary',
  'vip',
] as const satisfies readonly EndpointId[];
/** Reads these, and fails. */
const fail = (...ids: readonly (typeof READ)[number][]) =>
  sandbox.platform.services.faults.replace(
    ids.map((id) => ({ endpoint: endpoints[id].id, kind: 'status', status: 500, times: 10 })),
  );

test('reads what a member has open', async () => {
  const tab = await sandbox.openAs('player');
  const before = await tab.services.loadForYou(MEMBER);
  expect(before).toMatchObject({ deposit: null, requests: 0, turnover: null });
  expect(before.missions?.all).toBe(5);
  expect(before.level?.label).not.toBe('');
  expect(before.level?.percent).toBeGreaterThanOrEqual(0);
  expect(before.level?.percent).toBeLessThan(100);

  await tab.services.deposits.place({ methodId: 'kbzpay', amount: '25000' });
  await tab.services.withdrawalRequests.sendRequest({
    accountId: 'pa-player-1',
    amount: '1000',
    fee: '2.50',
    paymentPassword: '246810',
  });
  await expect(tab.services.loadForYou(MEMBER)).resolves.toMatchObject({
    deposit: { amount: '25000.00', status: 'unpaid' },
    requests: 1,
    missions: before.missions,
    level: before.level,
  });
});

test('tells which question about a limit is due, and the page that asks it', async () => {
  const { db, settings } = sandbox.platform.services;
  await db.delete(playLimitPrompts).where(eq(playLimitPrompts.userId, 'u-player'));
  const tab = await sandbox.openAs('player');
  const read = async () => (await tab.services.loadForYou(MEMBER)).limit;
  expect(await read()).toEqual({ kind: 'offered', askedAt: '/member/deposit' });
  await tab.services.deposits.place({ methodId: 'kbzpay', amount: '25000' });
  // The deposit page shows the open order and asks nothing.
  expect(await read()).toBeNull();
  await settings.patch({ jurisdiction: 'SE' });
  expect(await read()).toEqual({ kind: 'required', askedAt: '/member/limits' });
  await db.update(deposits).set({ status: 'cancelled' }).where(eq(deposits.status, 'unpaid'));
  expect(await read()).toEqual({ kind: 'required', askedAt: '/member/deposit' });
  await db.insert(playLimits).values({
    userId: 'u-player',
    kind: 'deposit',
    period: 'day',
    amount: '90000',
  });
  expect(await read()).toBeNull();
});

test.each(READ)('leaves out what cannot be read: %s', async (id) => {
  const tab = await sandbox.openAs('player');
  await tab.services.deposits.place({ methodId: 'kbzpay', amount: '25000' });
  const whole = await tab.services.loadForYou(MEMBER);
  fail(id);
  await expect(tab.services.loadForYou(MEMBER)).resolves.toEqual({
    ...whole,
    ...{
      deposits: { deposit: null, limit: null },
      withdrawalSetup: { requests: 0, turnover: null },
      missionSummary: { missions: null },
      vip: { level: null },
    }[id],
  });
});

test('an agent has no missions', async () => {
  const tab = await sandbox.openAs('agent');
  const read = () => tab.services.loadForYou({ isAgent: true });
  await expect(read()).resolves.toMatchObject({ missions: null, requests: 0 });
  fail('deposits', 'withdrawalSetup', 'vip');
  await expect(faultKindOf(read())).resolves.toBe('fault');
});

test('fails when nothing can be read, and when it is aborted', async () => {
  const tab = await sandbox.openAs('player');
  fail(...READ);
  await expect(faultKindOf(tab.services.loadForYou(MEMBER))).resolves.toBe('fault');
  await expect(tab.services.loadForYou(MEMBER, AbortSignal.abort('left'))).rejects.toBe('left');
  tab.goOffline();
  await expect(faultKindOf(tab.services.loadForYou(MEMBER))).resolves.toBe('offline');
});
