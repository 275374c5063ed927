import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { yangonDay, yangonMidnight } from '../../../sandbox/base/yangon';
import {
  bets,
  pendingBets,
  pointAccounts,
  pointDays,
  pointRedemptions,
} from '../../../sandbox/db/schema';
import { bringPoints } from '../../../sandbox/rewards/points/account';
import { PASSWORD } from '../harness/client';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { ticketRow } from '../harness/rows';

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;
const USER = 'u-newcomer';
/** A hundred calls wait for one connection. */
const MANY = 60_000;
type Row = {
  id: string;
  reward: string | null;
  change: number;
  balance: number;
  status: string;
  delivery: string | null;
  time: number;
};

onEveryDatabase((stage) => {
  const services = () => stage.platform.services;
  const db = () => services().db;
  const bet = async (
    stake: string,
    time: number,
    { gameType = 'RNG', profit = '0.00', userId = USER } = {},
  ) => {
    await db()
      .insert(bets)
      .values({
        userId,
        clientId: randomUUID(),
        nodeId: 'n-1',
        gameName: 'A game',
        vassalage: 'JL',
        gameType: gameType as 'RNG',
        stake,
        profit: profit === 'open' ? null : profit,
        balance: profit === 'open' ? null : '0.00',
        time: new Date(time),
      });
  };
  const bring = () => bringPoints(services(), USER);
  const days = async () =>
    (
      await db().select().from(pointDays).where(eq(pointDays.userId, USER)).orderBy(pointDays.day)
    ).map(({ day, points }) => [day, points]);
  const balanceOf = async (userId = USER) =>
    (await db().select().from(pointAccounts).where(eq(pointAccounts.userId, userId)))[0]?.balance;
  const linesOf = (userId = USER) =>
    db()
      .select()
      .from(pointRedemptions)
      .where(eq(pointRedemptions.userId, userId))
      .orderBy(pointRedemptions.time, pointRedemptions.id);
  /** A time of today, or of another day, `hour` hours after the platform's midnight. */
  const at = (daysLater: number, hour = 12) =>
    yangonMidnight(stage.clock.now()) + daysLater * DAY + hour * 60 * 60 * SECOND;

  describe('the bets of a day', () => {
    it('bring a point for each Ks 1,000 at the platform’s midnight, not before', async () => {
      const day = yangonDay(at(0));
      await bet('1500.00', at(0, 1));
      await bet('700.00', at(0, 2), { gameType: 'LIVE' });
      await bet('1900.00', at(0, 3), { gameType: 'SPORTS', profit: 'open' });
      stage.clock.setOffset(at(1, 0) - 10 * SECOND - Date.now());
      await bring();
      expect([await days(), await balanceOf()]).toEqual([[], undefined]);
      stage.clock.setOffset(at(1, 0) - Date.now() + SECOND);
      await bring();
      expect([await days(), await balanceOf()]).toEqual([[[day, 2]], 2]);
      expect(await linesOf()).toMatchObject([
        { rewardId: `bets:${day}`, change: 2, balance: 2, status: 'approved' },
      ]);
    });

    it('are credited when they are settled, also after the close of their day', async () => {
      const [first, next] = [yangonDay(at(0)), yangonDay(at(1))];
      await bet('3000.00', at(0, 1));
      await bet('4000.00', at(0, 2), { profit: 'open' });
      stage.clock.setOffset(DAY);
      await bring();
      expect(await days()).toEqual([[first, 3]]);
      await db().update(bets).set({ profit: '10.00' }).where(eq(bets.stake, '4000.00'));
      await bring();
      expect(await days()).toEqual([[first, 3]]);
      stage.clock.setOffset(2 * DAY);
      await bring();
      expect([await days(), await balanceOf()]).toEqual([
        [
          [first, 3],
          [next, 4],
        ],
        7,
      ]);
    });

    it('count with their day when their draw took place, settled or not', async () => {
      await bet('2500.00', at(0, 3), { gameType: 'LOTT', profit: 'open' });
      const [ticket] = await db().select().from(bets).where(eq(bets.userId, USER));
      await db()
        .insert(pendingBets)
        .values(ticketRow(ticket, at(0, 4)));
      stage.clock.setOffset(at(1, 0) - Date.now() + SECOND);
      await bring();
      expect(await days()).toEqual([[yangonDay(at(-1)), 2]]);
      expect(await balanceOf()).toBe(2);
    });

    it('follow the rates of the categories, which the rules name', async () => {
      await stage.client.control('PATCH', 'settings', {
        points: { rates: { RNG: '2', LIVE: '0.5', FISH: '0' } },
      });
      await bet('1000.00', at(0, 1));
      await bet('3000.00', at(0, 2), { gameType: 'LIVE' });
      await bet('9000.00', at(0, 3), { gameType: 'FISH' });
      stage.clock.setOffset(DAY);
      await bring();
      expect(await balanceOf()).toBe(3);
      const { value } = await stage.client.call('pointConfig', {}, { language: 'EN' });
      expect(value?.['rules']).toContain('slots 2, live casino 0.5, fishing 0, poker and cards 1');
    });

    it(
      'are credited once by a hundred calls at the same time',
      async () => {
        const day = yangonDay(at(0));
        const before = Number(await balanceOf('u-paid'));
        await bet('5000.00', at(0, 1), { userId: 'u-paid' });
        stage.clock.setOffset(DAY);
        await Promise.all(Array.from({ length: 100 }, () => bringPoints(services(), 'u-paid')));
        expect(await balanceOf('u-paid')).toBe(before + 5);
        const lines = (await linesOf('u-paid')).filter(
          ({ rewardId }) => rewardId === `bets:${day}`,
        );
        expect(lines).toMatchObject([{ change: 5, balance: before + 5 }]);
      },
      MANY,
    );

    it('add up to an independent recomputation after a month', async () => {
      const stakes = ['99.99', '1000.00', '250.50', '12345.67', '800.00'];
      const start = stage.clock.now();
      for (let day = 0; day < 31; day += 1) {
        stage.clock.setOffset(day * DAY);
        for (let one = 0; one <= day % 4; one += 1)
          await bet(stakes[(day * 3 + one) % stakes.length] ?? '1.00', stage.clock.now() + one);
        // Some days nobody looks: they are closed later, one by one.
        if (day % 5 === 0) await bring();
      }
      stage.clock.setOffset(31 * DAY);
      await bring();
      const { rows } = (await db().execute(sql`
        select coalesce(sum(points), 0)::int as points, count(*)::int as days from (
          select floor(sum(stake) / 1000) as points
          from bets
          where user_id = ${USER} and profit is not null
          group by (time at time zone 'Asia/Yangon')::date
        ) as by_day`)) as { rows: Array<{ points: number; days: number }> };
      expect(rows).toEqual([{ points: await balanceOf(), days: 31 }]);
      const lines = await linesOf();
      expect(lines.reduce((sum, { change }) => sum + change, 0)).toBe(await balanceOf());
      expect(lines.map(({ time }) => time.getTime()).every((time) => time > start)).toBe(true);
      let balance = 0;
      for (const line of lines) expect(line.balance).toBe((balance += line.change));
    });
  });

  it('credits the seeded bets of anybody when asked, and a reset undoes it', async () => {
    const token = await stage.client.tokenOf('agent2');
    const look = async () =>
      Number((await stage.client.call('pointBalance', {}, { token })).value?.['balance']);
    const first = await look();
    expect(first).toBeGreaterThan(0);
    expect(await look()).toBe(first);
    await stage.client.control('POST', 'reset');
    expect(await linesOf('u-agent2')).toEqual([]);
    const again = await stage.client.tokenOf('agent2');
    expect((await stage.client.call('pointBalance', {}, { token: again })).value).toEqual({
      balance: first,
    });
  });

  describe('a redeemed reward', () => {
    const redeem = async () => {
      const token = await stage.client.tokenOf('player');
      await stage.client.call(
        'redeemPointReward',
        { rewardId: 'umbrella', password: PASSWORD },
        { token, headers: { 'Idempotency-Key': randomUUID() } },
      );
      return token;
    };
    const newest = async (token: string, count = 1) =>
      (
        await stage.client.call(
          'redeemPointList',
          { pageNo: 1, pageSize: count },
          { token, language: 'EN' },
        )
      ).value?.['records'] as Row[];

    it('is approved after its check, then on its way, then delivered', async () => {
      const token = await redeem();
      expect(await newest(token)).toMatchObject([{ status: 'inProcess', delivery: null }]);
      stage.clock.setOffset(21 * SECOND);
      expect(await newest(token)).toMatchObject([{ status: 'approved', delivery: 'underWay' }]);
      stage.clock.setOffset(82 * SECOND);
      expect(await newest(token)).toMatchObject([
        { reward: 'Umbrella', status: 'approved', delivery: 'delivered', balance: 6_850 },
      ]);
    });

    it(
      'that is rejected gives its points back once',
      async () => {
        await stage.client.control('PATCH', 'settings', { points: { outcome: 'rejected' } });
        const token = await redeem();
        stage.clock.setOffset(21 * SECOND);
        await Promise.all(Array.from({ length: 100 }, () => bringPoints(services(), 'u-player')));
        expect(await newest(token, 2)).toMatchObject([
          { reward: 'Points back: Umbrella', change: 1_800, balance: 8_650, status: 'approved' },
          {
            reward: 'Umbrella',
            change: -1_800,
            status: 'rejected',
            delivery: null,
            remark: 'Out of stock. The points are back.',
          },
        ]);
        expect(await balanceOf('u-player')).toBe(8_650);
      },
      MANY,
    );

    it('is decided by the controls, once', async () => {
      const token = await redeem();
      const waiting = (await stage.client.control('GET', 'redemptions')) as Array<{
        id: number;
        username: string;
        reward: string;
        points: number;
      }>;
      const [mine] = waiting;
      expect(mine).toMatchObject({ username: 'player', reward: 'Umbrella', points: 1_800 });
      expect(waiting).toHaveLength(3);
      const body = { id: mine?.id, verdict: 'rejected' };
      expect(await stage.client.control('POST', 'redemptions', body)).toHaveLength(2);
      await expect(stage.client.control('POST', 'redemptions', body)).rejects.toThrow(
        'No such reward waits for a decision.',
      );
      expect(await newest(token, 2)).toMatchObject([
        { change: 1_800, balance: 8_650 },
        { status: 'rejected' },
      ]);
      const [other] = waiting.slice(1);
      await stage.client.control('POST', 'redemptions', { id: other?.id, verdict: 'approved' });
      expect((await linesOf('u-player')).find(({ id }) => id === other?.id)).toMatchObject({
        status: 'approved',
      });
    });
  });
});
