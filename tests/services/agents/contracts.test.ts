import { expect, test } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { faultKindOf } from '../harness/wire';
import { expectOneKey, sandboxOfTests, type SandboxTab } from '../harness/sandbox';

const sandbox = sandboxOfTests({ hasWindow: true });

const { openAs } = sandbox;
const all = { search: '', type: null, downlineId: null };
const requestOf = async ({ services: { contracts } }: SandboxTab, wanted: string) => {
  const request = (await contracts.listContracts({ ...all, side: 'incoming' })).find(
    ({ type }) => type === wanted,
  );
  if (!request) throw new Error(`no request of ${wanted}`);
  return request;
};
const tier = { rate: ' 0.20 ', periodValidBet: '1000', periodProfitLoss: '0', activeMembers: '1' };

test('lists waiting requests, and knows what accepting one would do', async () => {
  const tab = await openAs('downline');
  const request = await requestOf(tab, 'dividend');
  await expect(
    tab.services.contracts.readImpact({ contractId: request.id }),
  ).resolves.toMatchObject({ kind: 'known', impact: { ends: [{ account: 'insein' }] } });
  await expect(
    (await openAs('player')).services.contracts.readImpact({ contractId: request.id }),
  ).resolves.toEqual({ kind: 'refused', message: 'You have no such contract' });
});

test('narrows the contracts given to downlines by name, by type and to one downline', async () => {
  const {
    services: { contracts },
  } = await openAs('downline');
  const given = (choice: object) =>
    contracts.listContracts({ ...all, side: 'downline', ...choice });
  const [everything, found, daily, ofInsein] = [
    await given({}),
    await given({ search: 'insein' }),
    await given({ type: 'daily' }),
    await given({ downlineId: 'u-insein' }),
  ];
  expect(new Set(found.map(({ downline: { account } }) => account))).toEqual(new Set(['insein']));
  expect(found.length).toBeLessThan(everything.length);
  expect(daily).toEqual(everything.filter(({ type }) => type === 'daily'));
  expect(daily.length).toBeGreaterThan(0);
  expect(ofInsein).toEqual(found);
});

test('distinguishes an acceptance, a required warning and a request that is gone', async () => {
  const [tab, agent] = [await openAs('downline'), await openAs('agent')];
  const contract = await requestOf(tab, 'dividend');
  const known = await tab.services.contracts.readImpact({ contractId: contract.id });
  const ends = known.kind === 'known' ? known.impact.ends : [];
  const answer = (warned: string[]) =>
    tab.services.contracts.answerRequest({ contract, answer: 'accept', warned });
  await expect(answer([])).resolves.toEqual({ kind: 'warningDue' });
  await expect(answer(ends.map(({ contractId }) => contractId))).resolves.toMatchObject({
    kind: 'processed',
    contract: { status: 'accepted' },
    ended: [{ status: 'terminated' }],
  });
  await expect(
    agent.services.contracts.takeStep({ contract, step: 'cancel' }),
  ).resolves.toMatchObject({
    kind: 'superseded',
    message: expect.stringContaining('no longer open'),
  });
});

test('sends a lost answer again under its key, so that it counts once', async () => {
  const tab = await openAs('downline');
  const contract = await requestOf(tab, 'daily');
  const reject = () =>
    tab.services.contracts.answerRequest({ contract, answer: 'reject', warned: [] });
  // The client itself tries twice.
  sandbox.platform.services.faults.replace([
    { endpoint: endpoints.dailySalaryContract.id, kind: 'abortAfterCommit', times: 2 },
  ]);
  await expect(faultKindOf(reject())).resolves.toBe('offline');
  await expect(reject()).resolves.toMatchObject({
    kind: 'processed',
    contract: { status: 'rejected' },
  });
  expectOneKey(tab, 'dailySalaryContract');
});

test('sends the typed offer, and says when a rate is too high', async () => {
  const {
    services: { contracts },
  } = await openAs('downline');
  const offer = (rate: string) =>
    contracts.sendOffer({
      downlineId: 'u-hledan',
      type: 'hourly',
      form: { period: null, tiers: [{ ...tier, rate }] },
    });
  await expect(offer(' 0.20 ')).resolves.toMatchObject({
    kind: 'offered',
    contract: { status: 'pending', terms: { tiers: [{ rate: '0.20', activeMembers: 1 }] } },
  });
  await expect(offer('0.21')).resolves.toEqual({
    kind: 'refused',
    message: 'The rate is higher than that of your own contract',
    isTooHigh: true,
  });
  await expect(
    contracts.sendOffer({
      downlineId: 'u-agent2',
      type: 'realTime',
      form: { profitRate: '0.1', lossRate: '0.1', singleBetAmount: '1' },
    }),
  ).resolves.toMatchObject({ kind: 'refused', isTooHigh: false });
});

test('explains a settlement to its parties', async () => {
  const {
    services: { contracts },
  } = await openAs('downline');
  await expect(
    contracts.loadSettlement({ settlementId: 'seed-c-seed-0-0' }),
  ).resolves.toMatchObject({
    kind: 'known',
    settlement: { type: 'dividend', account: 'downline' },
  });
  await expect(
    (await openAs('player')).services.contracts.loadSettlement({ settlementId: 'seed-c-seed-0-0' }),
  ).resolves.toMatchObject({ kind: 'refused' });
});
