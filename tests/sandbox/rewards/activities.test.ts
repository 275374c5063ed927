import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { activitiesSchema, ACTIVITY_STATUSES, activitySchema } from '../../../contract/activities';
import { HEADERS } from '../../../contract/endpoints';
import { gamesOf } from '../../../sandbox/lobby/catalogue';
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
      expect(await open(token)).toBe(4);
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

  describe('a bonus', () => {
    it('is paid once with its movement, however often it is claimed in parallel', async () => {
      const token = await stage.client.tokenOf('player');
      const before = await balanceOf(token);
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => claim(token, 'weekly-bonus')),
      );
      expect(answers.map(statusIn)).toEqual(['claimed', 'claimed', 'claimed', 'claimed']);
      expect(await balanceOf(token)).toBe(before + 1_250);
      expect(await open(token)).toBe(3);
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
