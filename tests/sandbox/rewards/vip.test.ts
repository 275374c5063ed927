import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bets, pendingBets, vipMonths, walletMovements } from '../../../sandbox/db/schema';
import { vipLevelOf } from '../../../sandbox/rewards/vip/count';
import { benefitsOf, levelFor } from '../../../sandbox/rewards/vip/levels';
import { monthOf } from '../../../sandbox/rewards/vip/months';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { depositRow, ticketRow } from '../harness/rows';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const USER = 'u-traveller';
/** A hundred calls wait for one connection. */
const MANY = 60_000;

onEveryDatabase((stage) => {
  const services = () => stage.platform.services;
  const db = () => services().db;
  const played = (
    stake: string,
    time: number,
    { profit = '0.00', userId = USER }: { profit?: string | null; userId?: string } = {},
  ) =>
    db()
      .insert(bets)
      .values({
        userId,
        clientId: randomUUID(),
        nodeId: 'n-1',
        gameName: 'A game',
        vassalage: 'JL',
        gameType: 'RNG',
        stake,
        profit,
        balance: profit,
        time: new Date(time),
      });
  const paidIn = (
    amount: string,
    time: number,
    {
      status = 'approved',
      userId = USER,
    }: { status?: 'approved' | 'rejected'; userId?: string } = {},
  ) =>
    db()
      .insert(walletMovements)
      .values(depositRow(userId, amount, time, status));
  const goTo = (time: number) => stage.clock.setOffset(time - Date.now());
  const level = () => vipLevelOf(db(), { id: USER }, stage.clock.now());
  const months = async () =>
    (
      await db().select().from(vipMonths).where(eq(vipMonths.userId, USER)).orderBy(vipMonths.month)
    ).map(({ month, level: reached }) => [month, reached] as const);
  const countedIn = (month: string) =>
    db()
      .select({ turnover: vipMonths.turnover, deposits: vipMonths.deposits })
      .from(vipMonths)
      .where(and(eq(vipMonths.userId, USER), eq(vipMonths.month, month)));
  const vip = async (token: string, language: 'EN' | 'MY' = 'EN') =>
    (await stage.client.call('vip', {}, { token, language })).value;

  it('needs both turnover and deposits', () => {
    expect(
      (
        [
          ['4999.99', '5000.00'],
          ['5000.00', '4999.99'],
          ['5000.00', '5000.00'],
          ['60000.00', '20000.00'],
          ['60000.00', '50000.00'],
          ['1000000.00', '500000.00'],
        ] as const
      ).map(([turnover, deposits]) => levelFor(turnover, deposits)),
    ).toEqual([0, 0, 1, 2, 3, 4]);
    expect(benefitsOf(0)).toEqual({
      feeShare: 100,
      rebatePercent: '0.00',
      rebateMost: '0.00',
      birthdayGift: '0.00',
    });
  });

  describe('a level', () => {
    it('is counted by the clock on the first of the month, and holds for it', async () => {
      const { end } = monthOf(stage.clock.now());
      const first = end.getTime();
      await played('20000.00', first - 2);
      await played('99999.00', first - 1, { profit: null });
      await paidIn('20000.00', first - 5);
      await paidIn('99999.00', first - 4, { status: 'rejected' });
      expect(await level()).toBe(0);
      goTo(first + MINUTE - 1_000);
      expect(await level()).toBe(0);
      goTo(first + MINUTE + 1_000);
      expect(await level()).toBe(2);
      // Neither the open bet nor the rejected deposit counts.
      expect(await countedIn(monthOf(first).name)).toEqual([
        { turnover: '20000.00', deposits: '20000.00' },
      ]);
      // What comes later counts for the month after.
      await played('500000.00', first + 5 * MINUTE);
      expect(await level()).toBe(2);
      goTo(monthOf(first).end.getTime() + DAY);
      expect(await level()).toBe(0);
      const [before, now, after] = [-1, 0, 1].map((later) => monthOf(first, later).name);
      expect(await months()).toEqual([
        [before, 0],
        [now, 2],
        [after, 0],
      ]);
    });

    it('counts a ticket in the month of its draw, whether or not somebody settled it', async () => {
      const { start, end } = monthOf(stage.clock.now(), 1);
      const first = start.getTime();
      for (const drawAt of [first - 1_000, first + HOUR, end.getTime() + HOUR]) {
        const [bet] = await played('20000.00', drawAt - 2 * HOUR, { profit: null }).returning();
        await db().insert(pendingBets).values(ticketRow(bet, drawAt));
      }
      await paidIn('50000.00', first - DAY);
      await paidIn('50000.00', first + DAY);
      goTo(first + DAY);
      expect(await level()).toBe(2);
      goTo(end.getTime() + 2 * MINUTE);
      expect(await level()).toBe(2);
      const turnovers = await db()
        .select({ turnover: vipMonths.turnover })
        .from(vipMonths)
        .where(eq(vipMonths.userId, USER))
        .orderBy(vipMonths.month);
      expect(turnovers.map(({ turnover }) => turnover)).toEqual(['20000.00', '20000.00']);
    });

    it(
      'is counted once by a hundred calls at the same time',
      async () => {
        const first = monthOf(stage.clock.now()).end.getTime();
        await played('5000.00', first - DAY);
        await paidIn('5000.00', first - DAY);
        goTo(first + DAY);
        const levels = await Promise.all(Array.from({ length: 100 }, level));
        expect(new Set(levels)).toEqual(new Set([1]));
        expect(await months()).toHaveLength(1);
      },
      MANY,
    );

    it('of every month equals an independent recomputation, also for months missed', async () => {
      const start = monthOf(stage.clock.now()).start.getTime();
      for (let month = 0; month < 7; month += 1) {
        const middle = monthOf(start, month).start.getTime() + 15 * DAY;
        await played(`${[0, 6, 25, 70, 1_200, 3, 65][month]}000.00`, middle);
        await paidIn(`${[9, 9, 20, 60, 700, 90, 4][month]}000.00`, middle + DAY);
      }
      goTo(monthOf(start, 7).start.getTime() + DAY);
      await level();
      const { rows } = (await db().execute(sql`
        with activity as (
          select to_char(time at time zone 'Asia/Yangon' + interval '1 month', 'YYYY-MM') as month,
            stake as bet, 0 as deposit
          from bets where user_id = ${USER} and profit is not null
          union all
          select to_char(time at time zone 'Asia/Yangon' + interval '1 month', 'YYYY-MM'),
            0, amount
          from wallet_movements
          where user_id = ${USER} and kind = 'deposit' and status = 'approved'
        )
        select month, (
          case when sum(bet) >= 1000000 and sum(deposit) >= 500000 then 4
            when sum(bet) >= 60000 and sum(deposit) >= 50000 then 3
            when sum(bet) >= 20000 and sum(deposit) >= 20000 then 2
            when sum(bet) >= 5000 and sum(deposit) >= 5000 then 1
            else 0 end) as level
        from activity group by month order by month`)) as {
        rows: Array<{ month: string; level: number }>;
      };
      expect(await months()).toEqual(rows.map(({ month, level: reached }) => [month, reached]));
      expect((await months()).map(([, reached]) => reached)).toEqual([0, 1, 2, 3, 4, 0, 0]);
    });
  });

  it('lowers the fee of a withdrawal', async () => {
    const setupOf = async (token: string) =>
      (await stage.client.call('withdrawalSetup', {}, { token })).value?.['feePercent'];
    expect(await setupOf(await stage.client.tokenOf('player'))).toBe('0.25');
    expect(await setupOf(await stage.client.tokenOf('agent42'))).toMatch(/^0\.75$|^1\.00$/);
    await stage.client.control('PATCH', 'settings', { withdrawal: { feePercent: '2.00' } });
    expect(await setupOf(await stage.client.tokenOf('player'))).toBe('0.50');
  });

  it('tells level, progress, all levels and the months before, in both languages', async () => {
    const token = await stage.client.tokenOf('player');
    const { end } = monthOf(stage.clock.now());
    const answer = await vip(token);
    expect(answer).toMatchObject({
      level: 3,
      label: 'Gold',
      feePercent: '0.25',
      rebatePercent: '1.20',
      rebateMost: '1000000.00',
      birthdayGift: '10000.00',
      currencySymbol: 'Ks',
      progress: { countsOn: end.toLocaleDateString('sv-SE', { timeZone: 'Asia/Yangon' }) },
      levels: [
        {
          level: 1,
          label: 'Bronze',
          turnover: '5000.00',
          deposits: '5000.00',
          feePercent: '0.75',
          rebatePercent: '0.40',
          rebateMost: '50000.00',
          birthdayGift: '1000.00',
        },
        { level: 2, label: 'Silver', feePercent: '0.50', rebatePercent: '0.80' },
        { level: 3, label: 'Gold', feePercent: '0.25' },
        { level: 4, label: 'Diamond', feePercent: '0.00' },
      ],
    });
    const history = answer?.['history'] as Array<{ month: string; level: number; label: string }>;
    expect(history[0]).toMatchObject({
      month: monthOf(stage.clock.now()).name,
      level: 3,
      label: 'Gold',
    });
    expect(await vip(token, 'MY')).toMatchObject({ label: 'ရွှေ' });
    expect(
      await stage.client.call('vip', {}, { token: await stage.client.tokenOf('trial') }),
    ).toMatchObject({ success: false, value: { reason: 'trialOnly' } });
  });

  it('shows this month’s progress and the level that it reaches', async () => {
    const token = await stage.client.tokenOf('downline');
    const before = (await vip(token))?.['progress'] as { turnover: string };
    expect(before).toMatchObject({ deposits: '0.00', reached: 0, next: 1 });
    await played('61000.00', stage.clock.now(), { userId: 'u-downline' });
    await paidIn('30000.00', stage.clock.now(), { userId: 'u-downline' });
    expect(await vip(token)).toMatchObject({
      level: 0,
      label: '',
      feePercent: '1.00',
      rebatePercent: '0.00',
      rebateMost: '0.00',
      birthdayGift: '0.00',
      progress: {
        turnover: (Number(before.turnover) + 61_000).toFixed(2),
        deposits: '30000.00',
        reached: 2,
        next: 3,
      },
    });
    expect((await stage.client.call('consolidated', {}, { token })).value).toMatchObject({
      hasVip: false,
      vipLabelName: '',
      vipRankLevel: 0,
    });
  });
});
