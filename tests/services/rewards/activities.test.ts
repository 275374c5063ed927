import { expect, test } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { sandboxOfTests } from '../harness/sandbox';
import { faultKindOf } from '../harness/wire';

const sandbox = sandboxOfTests();

test("reads the person's standing in each activity", async () => {
  const tab = await sandbox.openAs('player');
  const { activities, canTakePart } = await tab.services.activities.load();
  expect(canTakePart).toBe(true);
  expect(activities.find(({ id }) => id === 'weekly-bonus')).toMatchObject({
    title: 'Bonus of the week',
    status: 'claim',
    bonus: '1250.00',
    stake: '1000.00',
    staked: '1000.00',
  });
});

test('joins an activity, or gives the platform’s message when that is refused', async () => {
  const tab = await sandbox.openAs('player');
  await expect(tab.services.activities.join({ activityId: 'slots-sprint' })).resolves.toMatchObject(
    { kind: 'accepted', activity: { status: 'joined' } },
  );
  await expect(tab.services.activities.join({ activityId: 'early-bird' })).resolves.toEqual({
    kind: 'refused',
    message: 'This promotion is not open now',
  });
});

test('takes a bonus once, however often it is claimed', async () => {
  const tab = await sandbox.openAs('player');
  const balance = async () => Number((await tab.services.loadBalance()).balance);
  const before = await balance();
  const claim = { activityId: 'weekly-bonus' };
  for (let time = 0; time < 2; time += 1)
    await expect(tab.services.activities.claim(claim)).resolves.toMatchObject({
      kind: 'accepted',
      activity: { status: 'claimed' },
    });
  expect(await balance()).toBe(before + 1_250);
});

test('tries once more with the same key without an answer', async () => {
  const tab = await sandbox.openAs('player');
  const claim = { activityId: 'weekly-bonus' };
  sandbox.platform.services.faults.replace([
    { endpoint: endpoints.claimRaffle.id, kind: 'abortAfterCommit', times: 2 },
  ]);
  await expect(faultKindOf(tab.services.activities.claim(claim))).resolves.toBe('offline');
  await expect(tab.services.activities.claim(claim)).resolves.toMatchObject({ kind: 'accepted' });
  const keys = tab.sent
    .filter(({ url }) => url.pathname.endsWith('claimRafflePromotion'))
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(1);
});
