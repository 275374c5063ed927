import { expect, test } from 'vitest';
import { endpoints, type EndpointId } from '../../../contract/endpoints';
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
    paymentPassword: '246810',
  });
  await expect(tab.services.loadForYou(MEMBER)).resolves.toMatchObject({
    deposit: { amount: '25000.00', status: 'unpaid' },
    requests: 1,
    missions: before.missions,
    level: before.level,
  });
});

test.each(READ)('leaves out what cannot be read: %s', async (id) => {
  const tab = await sandbox.openAs('player');
  await tab.services.deposits.place({ methodId: 'kbzpay', amount: '25000' });
  const whole = await tab.services.loadForYou(MEMBER);
  fail(id);
  await expect(tab.services.loadForYou(MEMBER)).resolves.toEqual({
    ...whole,
    ...{
      deposits: { deposit: null },
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
