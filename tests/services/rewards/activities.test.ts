import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import type { TakenFile, UploadEvent } from '../../../machines/shared/imageFiles';
import { IMAGES } from '../../support/images';
import { sandboxOfTests, type SandboxTab } from '../harness/sandbox';
import { faultKindOf } from '../harness/wire';

const sandbox = sandboxOfTests({ hasWindow: true });

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

describe('an application', () => {
  const activityId = 'vip-elsewhere';
  const upload = ({ services: { activities } }: SandboxTab, content: Uint8Array<ArrayBuffer>) =>
    new Promise<UploadEvent[]>((resolve) => {
      const told: UploadEvent[] = [];
      const taken: TakenFile[] = [];
      activities.images
        .open((file) => taken.push(file))
        .hear({ type: 'files.choose', files: [new File([content], 'level.png')] });
      const id = taken[0]?.id ?? '';
      activities.images.upload(
        { subject: activityId, id, name: 'level.png', held: [] },
        (event) => {
          told.push(event);
          if (event.type !== 'upload.progressed') resolve(told);
        },
      );
    });
  const applicationIn = async ({ services: { activities } }: SandboxTab) =>
    (await activities.load()).activities.find(({ id }) => id === activityId)?.application;

  test('is sent with its images, which can be removed before', async () => {
    const tab = await sandbox.openAs('player');
    expect((await upload(tab, IMAGES.png)).at(-1)).toMatchObject({
      type: 'upload.accepted',
      image: { name: 'level.png', type: 'image/png' },
    });
    const [first] = (await applicationIn(tab))?.images ?? [];
    const imageId = first?.id ?? '';
    await expect(tab.services.activities.removeImage({ imageId })).resolves.toBeNull();
    expect((await applicationIn(tab))?.images).toEqual([]);
    await upload(tab, IMAGES.jpg);
    const images = (await applicationIn(tab))?.images.map(({ id }) => id) ?? [];
    await expect(
      tab.services.activities.apply({ activityId, remark: 'Level 4', images }),
    ).resolves.toMatchObject({
      kind: 'accepted',
      activity: { status: 'applying', application: { remark: 'Level 4', images: [{}] } },
    });
  });

  test('says why it, or an image, is refused; a lost line is a fault', async () => {
    const tab = await sandbox.openAs('player');
    expect((await upload(tab, IMAGES.text)).at(-1)).toEqual({
      type: 'upload.refused',
      reason: 'wrongType',
      message: 'Only png or jpg images can be uploaded',
    });
    await expect(
      tab.services.activities.apply({ activityId, remark: '', images: ['gone'] }),
    ).resolves.toEqual({
      kind: 'refused',
      message: 'Please upload the images of this application again',
    });
    tab.goOffline();
    const application = { activityId, remark: 'Level 4', images: [] };
    await expect(faultKindOf(tab.services.activities.apply(application))).resolves.toBe('offline');
    await expect(faultKindOf(tab.services.activities.removeImage({ imageId: 'x' }))).resolves.toBe(
      'offline',
    );
  });
});
