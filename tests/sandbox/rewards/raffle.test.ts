import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { activitiesSchema } from '../../../contract/activities';
import { HEADERS } from '../../../contract/endpoints';
import { raffleDrawSchema } from '../../../contract/raffle';
import { MISSIONS } from '../../../contract/missions';
import { missionGrants, rafflePrizes, walletMovements } from '../../../sandbox/db/schema';
import { weekOf } from '../../../sandbox/rewards/missions/week';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { isDrawFair } from '../harness/raffleJudge';

const DAY = 24 * 60 * 60_000;
/** A hundred calls at once take time on a busy machine. */
const LONG = 120_000;

onEveryDatabase((stage) => {
  const db = () => stage.platform.services.db;
  const draw = async (week: string) =>
    v.parse(raffleDrawSchema, (await stage.client.call('raffleDraw', { week })).value);
  const raffles = async (token: string) =>
    v
      .parse(
        activitiesSchema,
        (await stage.client.call('promotionActivities', {}, { token, language: 'EN' })).value,
      )
      .activities.filter(({ kind }) => kind === 'raffle');
  const claim = (token: string, activityId: string) =>
    stage.client.call(
      'claimRaffle',
      { activityId },
      { token, language: 'EN', headers: { [HEADERS.idempotencyKey]: randomUUID() } },
    );
  const balanceOf = async (token: string) =>
    Number((await stage.client.call('balance', {}, { token })).value?.['balance']);
  /** Goes to a week without seeded missions; returns it. */
  const newWeek = () => {
    const week = weekOf(Date.now(), 3);
    stage.clock.setOffset(week.start.getTime() + DAY - Date.now());
    return week;
  };
  const finish = (
    userId: string,
    week: { from: string; start: Date },
    missions: number = MISSIONS.length,
  ) =>
    db()
      .insert(missionGrants)
      .values(
        MISSIONS.slice(0, missions).map((mission, index) => ({
          userId,
          week: week.from,
          mission,
          points: 10,
          time: new Date(week.start.getTime() + DAY + index),
        })),
      );

  describe('the raffle of a week', () => {
    it('is recomputed from its published seed by a script without our code', async () => {
      const week = newWeek();
      const before = await draw(week.from);
      expect(before).toMatchObject({ seed: null, tickets: [], prizes: [] });
      for (const name of ['player', 'paid', 'insein', 'mandalay1', 'mandalay2', 'traveller'])
        await finish(`u-${name}`, week, name.length % 5 || 5);
      stage.clock.setOffset(stage.clock.offset() + 7 * DAY);
      const after = await draw(week.from);
      expect(after.commitment).toBe(before.commitment);
      expect(after.prizes.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      expect(isDrawFair(after)).toBe(true);
      const [first, ...rest] = after.prizes;
      if (!first) throw new Error('Nothing was drawn.');
      for (const wrong of [
        { ...after, seed: before.commitment },
        { ...after, tickets: after.tickets.toReversed() },
        { ...after, prizes: [{ ...first, number: first.number + 1 }, ...rest] },
      ])
        expect(isDrawFair(wrong)).toBe(false);
    });

    it('is drawn once, however many look at it', { timeout: LONG }, async () => {
      const week = newWeek();
      await draw(week.from);
      await finish('u-player', week);
      await finish('u-paid', week);
      stage.clock.setOffset(stage.clock.offset() + 7 * DAY);
      const draws = await Promise.all(Array.from({ length: 100 }, () => draw(week.from)));
      expect(new Set(draws.map((one) => JSON.stringify(one))).size).toBe(1);
      const prizes = await db().select().from(rafflePrizes).where(eq(rafflePrizes.week, week.from));
      expect(prizes).toHaveLength(8);
      expect(new Set(prizes.map(({ number }) => number)).size).toBe(8);
    });

    it('credits a prize once, however often it is claimed', { timeout: LONG }, async () => {
      const week = newWeek();
      await draw(week.from);
      await finish('u-player', week);
      const early = await stage.client.tokenOf('player');
      expect(await raffles(early)).toMatchObject([{ status: 'joined', tickets: 5 }]);
      const id = `raffle-${week.from}`;
      expect(await claim(early, id)).toMatchObject({ value: { reason: 'activityNotDue' } });
      stage.clock.setOffset(stage.clock.offset() + 7 * DAY);
      const token = await stage.client.tokenOf('player');
      const before = await balanceOf(token);
      // Five tickets of one member win the first five places.
      expect((await raffles(token)).find((one) => one.id === id)).toMatchObject({
        status: 'claim',
        bonus: '74000.00',
      });
      await Promise.all(Array.from({ length: 100 }, () => claim(token, id)));
      expect(await balanceOf(token)).toBe(before + 74_000);
      expect((await raffles(token)).find((one) => one.id === id)?.status).toBe('claimed');
      const paid = await db()
        .select()
        .from(walletMovements)
        .where(eq(walletMovements.amount, '74000.00'));
      expect(paid.map(({ userId, kind }) => [userId, kind])).toEqual([['u-player', 'bonus']]);
    });

    it('has no prize for those who did not win, and nobody else can claim one', async () => {
      const week = newWeek();
      await draw(week.from);
      await finish('u-player', week);
      await finish('u-paid', week, 1);
      stage.clock.setOffset(stage.clock.offset() + 7 * DAY);
      await draw(week.from);
      const traveller = await stage.client.tokenOf('paid');
      await db().delete(rafflePrizes).where(eq(rafflePrizes.userId, 'u-paid'));
      const id = `raffle-${week.from}`;
      expect((await raffles(traveller)).find((one) => one.id === id)?.status).toBe('closed');
      expect(await claim(traveller, id)).toMatchObject({ value: { reason: 'activityNotDue' } });
      expect(await claim(traveller, 'raffle-2020-01-06')).toMatchObject({
        value: { reason: 'activityUnknown' },
      });
    });
  });
});
