import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { activitiesSchema, ACTIVITY_STATUSES, activitySchema } from '../../../contract/activities';
import { IMAGE_LIMIT_BYTES } from '../../../contract/constants';
import { endpoints, HEADERS } from '../../../contract/endpoints';
import { uploadedImageSchema } from '../../../contract/uploads';
import { gamesOf } from '../../../sandbox/lobby/catalogue';
import { imageTypeOf } from '../../../contract/images';
import { bombOf, IMAGES, ofSize } from '../../support/images';
import { createTable } from '../harness/play';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const SECOND = 1_000;
const DAY = 24 * 60 * 60_000;

onEveryDatabase((stage) => {
  const read = async (token: string, language: 'EN' | 'MY' = 'EN') =>
    v.parse(
      activitiesSchema,
      (await stage.client.call('promotionActivities', {}, { token, language })).value,
    );
  const statuses = async (token: string) =>
    Object.fromEntries((await read(token)).activities.map(({ id, status }) => [id, status]));
  const join = (token: string, activityId: string) =>
    stage.client.call('joinActivity', { activityId }, { token, language: 'EN' });
  const claim = (token: string, activityId: string) =>
    stage.client.call(
      'claimRaffle',
      { activityId },
      { token, language: 'EN', headers: { [HEADERS.idempotencyKey]: randomUUID() } },
    );
  const statusIn = ({ value }: Awaited<ReturnType<typeof join>>) =>
    v.parse(activitySchema, value).status;
  const open = async (token: string) =>
    (await stage.client.call('consolidated', {}, { token })).value?.['availablePromoCount'];
  const balanceOf = async (token: string) =>
    Number(await createTable(stage.client).balanceOf(token));
  const later = (ms: number) => stage.clock.setOffset(stage.clock.offset() + ms);
  const betInSlots = async (token: string, stake: string, betId: string) => {
    const table = createTable(stage.client);
    const [game] = gamesOf('RNG', 200);
    if (!game) throw new Error('There is no slot.');
    const { ticket } = await table.launch(token, {
      vassalage: game.vassalage,
      gameType: 'RNG',
      gameCode: game.gameCode,
    });
    expect(await table.bet(ticket, betId, stake)).toMatchObject({ success: true });
  };

  describe('the reward centre', () => {
    it('shows a member every status of the spec, in their language', async () => {
      const token = await stage.client.tokenOf('player');
      const { activities, canTakePart, currencySymbol } = await read(token);
      expect(new Set(activities.map(({ status }) => status))).toEqual(new Set(ACTIVITY_STATUSES));
      expect([canTakePart, currencySymbol]).toEqual([true, 'Ks']);
      const titles = (await read(token, 'MY')).activities.map(({ title }) => title);
      expect(titles).toContain('ယခုအပတ် ဘောနပ်စ်');
      expect(await open(token)).toBe(5);
    });

    it('opens and closes activities by the clock, and keeps what was earned', async () => {
      const token = await stage.client.tokenOf('player');
      later(6 * DAY);
      expect(await statuses(await stage.client.tokenOf('player'))).toMatchObject({
        'water-festival': 'join',
        'slots-sprint': 'closed',
        'live-night': 'closed',
        'festival-of-lights': 'joined',
        'vip-trial': 'joined',
        'weekly-bonus': 'claim',
        'monthly-bonus': 'issued',
      });
      expect(await join(token, 'early-bird')).toMatchObject({ success: false });
    });
  });

  describe('taking part', () => {
    it('counts bets from then on, until the bonus can be claimed', async () => {
      const token = await stage.client.tokenOf('player');
      await betInSlots(token, '100', 'bet-before');
      expect(statusIn(await join(token, 'slots-sprint'))).toBe('joined');
      await betInSlots(token, '100', 'bet-half');
      expect((await read(token)).activities.find(({ id }) => id === 'slots-sprint')).toMatchObject({
        status: 'inProcess',
        stake: '200.00',
        staked: '100.00',
      });
      await betInSlots(token, '300', 'bet-rest');
      expect((await read(token)).activities.find(({ id }) => id === 'slots-sprint')).toMatchObject({
        status: 'claim',
        staked: '200.00',
      });
    });

    it('is reviewed first when the platform chooses the participants', async () => {
      const [player, paid] = [
        await stage.client.tokenOf('player'),
        await stage.client.tokenOf('paid'),
      ];
      expect([
        statusIn(await join(player, 'gold-club')),
        statusIn(await join(paid, 'gold-club')),
      ]).toEqual(['applying', 'applying']);
      expect(statusIn(await join(paid, 'gold-club'))).toBe('applying');
      later(6 * SECOND);
      expect([(await statuses(player))['gold-club'], (await statuses(paid))['gold-club']]).toEqual([
        'joined',
        'rejected',
      ]);
    });

    it('is refused before the opening, after the end, if unknown, and to trials', async () => {
      const token = await stage.client.tokenOf('player');
      for (const id of ['water-festival', 'early-bird'])
        expect(await join(token, id)).toMatchObject({
          success: false,
          value: { reason: 'activityClosed' },
        });
      expect(await join(token, 'nothing')).toMatchObject({
        success: false,
        value: { reason: 'activityUnknown' },
      });
      const trial = await stage.client.tokenOf('trial');
      expect(await read(trial)).toMatchObject({ canTakePart: false });
      expect(await join(trial, 'slots-sprint')).toMatchObject({
        success: false,
        value: { reason: 'trialOnly' },
      });
      expect(await claim(trial, 'slots-sprint')).toMatchObject({
        success: false,
        value: { reason: 'trialOnly' },
      });
    });
  });

  describe('an application', () => {
    const ID = 'vip-elsewhere';
    const apply = (token: string, remark: string, images: string[] = []) =>
      stage.client.call(
        'applyForActivity',
        { activityId: ID, remark, images },
        { token, language: 'EN' },
      );
    const upload = (token: string, image: Uint8Array, name = 'level.png', activityId = ID) =>
      stage.client.raw(
        `${endpoints.activityImage.path}?${String(new URLSearchParams({ activityId, name }))}`,
        {
          method: 'POST',
          body: new Uint8Array(image),
          headers: {
            'Content-Type': 'application/octet-stream',
            Authorization: `Bearer ${token}`,
            [HEADERS.language]: 'EN',
          },
        },
      );
    const idOf = async (token: string, image: Uint8Array, name?: string) =>
      v.parse(uploadedImageSchema, (await upload(token, image, name)).value).id;
    const remove = (token: string, id: string) =>
      stage.client.call('removeActivityImage', { id }, { token, language: 'EN' });
    const standing = async (token: string) => {
      const found = (await read(token)).activities.find(({ id }) => id === ID);
      if (!found?.application) throw new Error('There is nothing to apply for.');
      return { ...found.application, status: found.status };
    };
    const decide = (body: Record<string, unknown>) =>
      stage.client.send('/sandbox/applications', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ activityId: ID, ...body }),
      });

    it('keeps remark and images, and the same image once', async () => {
      const token = await stage.client.tokenOf('player');
      const one = await idOf(token, IMAGES.png, 'one.png');
      expect(await idOf(token, IMAGES.png, 'again.png')).toBe(one);
      const two = await idOf(token, IMAGES.jpg, 'two.jpg');
      expect((await standing(token)).images.map(({ name }) => name)).toEqual([
        'one.png',
        'two.jpg',
      ]);
      expect(statusIn(await apply(token, '  Level 4 at Lotus  ', [two]))).toBe('applying');
      expect(await standing(token)).toMatchObject({
        remark: 'Level 4 at Lotus',
        images: [{ id: two, name: 'two.jpg', type: 'image/jpeg', bytes: expect.any(Number) }],
        canApply: false,
      });
      for (const answer of [await upload(token, IMAGES.png), await remove(token, two)])
        expect(answer).toMatchObject({ success: false, value: { reason: 'applicationSent' } });
      expect(statusIn(await apply(token, 'Another one'))).toBe('applying');
      expect((await standing(token)).remark).toBe('Level 4 at Lotus');
    });

    it('takes no more than 3 images, only images, and only where they are asked for', async () => {
      const token = await stage.client.tokenOf('player');
      const held = [];
      for (let last = 1; last <= 3; last += 1)
        held.push(await idOf(token, new Uint8Array([...IMAGES.png, last])));
      expect(await upload(token, IMAGES.jpg)).toMatchObject({ value: { reason: 'tooMany' } });
      expect(await upload(token, IMAGES.text)).toMatchObject({ value: { reason: 'wrongType' } });
      expect(await upload(token, ofSize(IMAGE_LIMIT_BYTES + 1))).toMatchObject({
        value: { reason: 'tooLarge' },
      });
      expect(await upload(token, IMAGES.png.slice(0, 50))).toMatchObject({
        value: { reason: 'broken' },
      });
      expect(await upload(token, bombOf(30_000, 30_000))).toMatchObject({
        value: { reason: 'tooLarge' },
      });
      expect(await upload(token, IMAGES.png, 'x.png', 'slots-sprint')).toMatchObject({
        value: { reason: 'activityUnknown' },
      });
      expect(await remove(token, held[0] ?? '')).toMatchObject({ success: true });
      expect(await remove(token, held[0] ?? '')).toMatchObject({ success: true });
      expect(await upload(token, IMAGES.jpg)).toMatchObject({ success: true });
      const other = await stage.client.tokenOf('paid');
      expect(await remove(other, held[1] ?? '')).toMatchObject({ success: true });
      expect((await standing(token)).images).toHaveLength(3);
      expect(await apply(other, 'Mine', [held[1] ?? ''])).toMatchObject({
        success: false,
        value: { reason: 'images' },
      });
    });

    it('has a remark of at most 140 characters, or an image', async () => {
      const token = await stage.client.tokenOf('player');
      for (const remark of [' ', '၁'.repeat(141)])
        expect(await apply(token, remark)).toMatchObject({ success: false });
      expect((await standing(token)).status).toBe('join');
      expect(statusIn(await apply(token, '😀'.repeat(140)))).toBe('applying');
      expect(await join(token, ID)).toMatchObject({ success: true });
      const other = await stage.client.tokenOf('paid');
      expect(await join(other, ID)).toMatchObject({ value: { reason: 'applicationNeeded' } });
      const trial = await stage.client.tokenOf('trial');
      expect(await apply(trial, 'Hello')).toMatchObject({ value: { reason: 'trialOnly' } });
      expect(await upload(trial, IMAGES.png)).toMatchObject({ value: { reason: 'trialOnly' } });
    });

    it('is approved by the clock, and its bonus is paid once', async () => {
      const token = await stage.client.tokenOf('player');
      await apply(token, 'Level 4 at Lotus');
      expect(await claim(token, ID)).toMatchObject({ value: { reason: 'activityNotDue' } });
      later(19 * SECOND);
      expect((await standing(token)).status).toBe('applying');
      later(2 * SECOND);
      expect((await standing(token)).status).toBe('claim');
      const before = await balanceOf(token);
      const answers = await Promise.all(Array.from({ length: 4 }, () => claim(token, ID)));
      expect(answers.map(statusIn)).toEqual(['claimed', 'claimed', 'claimed', 'claimed']);
      expect(await balanceOf(token)).toBe(before + 4_000);
      expect(await apply(token, 'Once more')).toMatchObject({
        value: { status: 'claimed', application: { remark: 'Level 4 at Lotus' } },
      });
    });

    it('is decided by hand with a reason, and can be sent again', async () => {
      const token = await stage.client.tokenOf('player');
      await stage.client.control('PATCH', 'settings', { applications: { outcome: 'byHand' } });
      const image = await idOf(token, IMAGES.png);
      await apply(token, 'See the image', [image]);
      later(DAY);
      const late = await stage.client.tokenOf('player');
      expect((await standing(late)).status).toBe('applying');
      const waiting = { username: 'player', decision: 'reject' };
      expect((await decide({ ...waiting, username: 'paid' })).status).toBe(400);
      expect((await decide({ ...waiting, reason: 'The image is dark.' })).status).toBe(200);
      expect((await decide(waiting)).status).toBe(400);
      expect(await standing(late)).toMatchObject({
        status: 'rejected',
        rejection: 'The image is dark.',
        canApply: true,
        images: [{ id: image }],
      });
      expect(statusIn(await apply(late, 'A better one', [image]))).toBe('applying');
      expect(await stage.client.control('GET', 'applications')).toMatchObject([
        { username: 'player', remark: 'A better one', status: 'waiting', images: [{ id: image }] },
      ]);
      const shown = await stage.client.send(`/sandbox/applications/images/${image}`);
      expect(Object.fromEntries(shown.headers)).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
      });
      expect(imageTypeOf(new Uint8Array(await shown.arrayBuffer()))).toBe('image/png');
      expect((await decide({ username: 'player', decision: 'approve' })).status).toBe(200);
      expect((await standing(late)).status).toBe('claim');
    });

    it('says its own reason when the clock rejects it, in the language of the member', async () => {
      const token = await stage.client.tokenOf('player');
      await stage.client.control('PATCH', 'settings', {
        applications: { outcome: 'rejected', reviewSeconds: 1 },
      });
      await apply(token, 'Nothing to show');
      later(2 * SECOND);
      expect((await standing(token)).rejection).toBe('What you sent does not show a VIP level.');
      expect(
        (await read(token, 'MY')).activities.find(({ id }) => id === ID)?.application?.rejection,
      ).toBe('သင် ပေးပို့သည့်အရာတွင် VIP အဆင့်ကို မတွေ့ရပါ။');
      later(40 * DAY);
      const late = await stage.client.tokenOf('player');
      expect((await standing(late)).canApply).toBe(false);
      expect(await apply(late, 'Too late')).toMatchObject({
        value: { reason: 'activityClosed' },
      });
    });
  });

  describe('a bonus', () => {
    it('is paid once with its movement, however often it is claimed in parallel', async () => {
      const token = await stage.client.tokenOf('player');
      const before = await balanceOf(token);
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => claim(token, 'weekly-bonus')),
      );
      expect(answers.map(statusIn)).toEqual(['claimed', 'claimed', 'claimed', 'claimed']);
      expect(await balanceOf(token)).toBe(before + 1_250);
      expect(await open(token)).toBe(4);
      const day = new Date(stage.clock.now() + 6.5 * 60 * 60_000).toISOString().slice(0, 10);
      const lines = (
        await stage.client.call(
          'memberTransactions',
          { kind: 'bonus', from: day, to: day, pageNo: 1, pageSize: 20 },
          { token },
        )
      ).value?.['records'] as Array<{ amount: string }>;
      expect(lines.filter(({ amount }) => amount === '1250.00')).toHaveLength(1);
    });

    it('is reviewed when the activity says so, and then paid once by itself', async () => {
      const token = await stage.client.tokenOf('player');
      const before = await balanceOf(token);
      expect(statusIn(await claim(token, 'fishing-cup'))).toBe('process');
      expect(statusIn(await claim(token, 'fishing-cup'))).toBe('process');
      expect(await balanceOf(token)).toBe(before);
      later(6 * SECOND);
      await Promise.all([read(token), balanceOf(token), read(token)]);
      expect(await balanceOf(token)).toBe(before + 2_000);
      expect((await statuses(token))['fishing-cup']).toBe('issued');
    });

    it('is refused before it is due', async () => {
      const token = await stage.client.tokenOf('player');
      const before = await balanceOf(token);
      for (const id of [
        'marathon',
        'slots-sprint',
        'highest-table',
        'vip-trial',
        'festival-of-lights',
      ]) {
        expect(await claim(token, id), id).toMatchObject({
          success: false,
          value: { reason: 'activityNotDue' },
        });
      }
      expect(await balanceOf(token)).toBe(before);
    });
  });
});
