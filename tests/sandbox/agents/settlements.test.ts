import { randomUUID } from 'node:crypto';
import { Big } from 'big.js';
import { and, desc, eq, like, lt, not, sql, sum } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { Contract, ProcessedContract, Settlement, Terms } from '../../../contract/agents';
import { settleDue } from '../../../sandbox/agents/contracts/settle';
import { periodOf } from '../../../sandbox/agents/contracts/periods';
import { timeOfBet } from '../../../sandbox/db/betTime';
import { bets, settlements, walletMovements, wallets } from '../../../sandbox/db/schema';
import { SEEDED_IDS } from '../../../sandbox/seed/records';
import { beginOf, yangonMidnight } from '../../../sandbox/base/yangon';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ROWS = {
  dividend: 'dividendContract',
  daily: 'dailySalaryContract',
  hourly: 'hourlySalaryContract',
  realTime: 'realTimeSalaryContract',
} as const;

it("knows the periods of the platform's calendar", () => {
  const at = (day: string, hours = 0) => (beginOf(day) ?? 0) + hours * HOUR;
  const tiered = (period: 'daily' | 'weekly' | 'semimonthly' | 'monthly' | null): Terms => ({
    kind: 'tiers',
    period,
    tiers: [],
  });
  const time = at('2026-02-18', 13.5);
  expect(periodOf(tiered('daily'), time)).toEqual({ from: at('2026-02-18'), to: at('2026-02-19') });
  expect(periodOf(tiered('weekly'), time)).toEqual({
    from: at('2026-02-16'),
    to: at('2026-02-23'),
  });
  expect(periodOf(tiered('semimonthly'), time)).toEqual({
    from: at('2026-02-16'),
    to: at('2026-03-01'),
  });
  expect(periodOf(tiered('semimonthly'), at('2026-02-15', 23))).toEqual({
    from: at('2026-02-01'),
    to: at('2026-02-16'),
  });
  expect(periodOf(tiered('monthly'), time)).toEqual({
    from: at('2026-02-01'),
    to: at('2026-03-01'),
  });
  expect(periodOf(tiered(null), time)).toEqual({
    from: at('2026-02-18', 13),
    to: at('2026-02-18', 14),
  });
  expect(
    periodOf(
      { kind: 'realTime', profitRate: '1', lossRate: '1', singleBetAmount: '0' },
      time + 7 * MINUTE,
    ),
  ).toEqual({ from: time + 5 * MINUTE, to: time + 10 * MINUTE });
});

onEveryDatabase((stage) => {
  const services = () => stage.platform.services;
  const db = () => services().db;
  const call = async (username: string) => {
    const token = await stage.client.tokenOf(username);
    return {
      read: async (settlementId: string) =>
        stage.client.call('settlement', { settlementId }, { token, language: 'EN' }),
      process: async (type: keyof typeof ROWS, body: object) =>
        (
          await stage.client.call(ROWS[type], body, {
            token,
            headers: { 'Idempotency-Key': randomUUID() },
          })
        ).value as unknown as ProcessedContract,
      list: async (side: string) =>
        (await stage.client.call('contracts', { side }, { token })).value as unknown as Contract[],
    };
  };
  /** Sets the platform's clock to a time on the test's own day after the seed. */
  const goTo = (time: number) => stage.clock.setOffset(time - Date.now());
  const tomorrow = () => yangonMidnight(Date.now()) + DAY;
  const rowOf = (username: string, stake: string, profit: string) => ({
    userId: `u-${username}`,
    clientId: randomUUID(),
    nodeId: 'g',
    gameName: 'Koi',
    vassalage: 'JL',
    gameType: 'RNG' as const,
    stake,
    profit,
    balance: '0.00',
  });
  const bet = async (username: string, stake: string, profit: string, time: number) => {
    await db()
      .insert(bets)
      .values({ ...rowOf(username, stake, profit), time: new Date(time) });
  };
  const made = async () =>
    db()
      .select()
      .from(settlements)
      .where(not(like(settlements.id, 'seed-%')))
      .orderBy(settlements.from);
  const balanceOf = async (username: string) =>
    (
      await db()
        .select()
        .from(wallets)
        .where(eq(wallets.userId, `u-${username}`))
    )[0]?.balance ?? '';
  const allMoney = async () =>
    (
      await db()
        .select({ sum: sum(wallets.balance) })
        .from(wallets)
    )[0]?.sum;
  /** A contract between two people without another of its type, accepted at a given moment. */
  const agreed = async (
    type: keyof typeof ROWS,
    terms: Terms,
    at: number,
    upline = 'agent42',
    downline = 'meiktila',
  ) => {
    goTo(at);
    const { contract } = await (
      await call(upline)
    ).process(type, { action: 'offer', downlineId: `u-${downline}`, terms });
    await (
      await call(downline)
    ).process(type, { action: 'accept', contractId: contract.id, warned: [] });
    return contract;
  };
  const steps: Terms = {
    kind: 'tiers',
    period: 'daily',
    tiers: [
      { rate: '1.00', periodValidBet: '1000', periodProfitLoss: '0', activeMembers: 1 },
      { rate: '2.50', periodValidBet: '5000', periodProfitLoss: '0', activeMembers: 2 },
      { rate: '4.00', periodValidBet: '20000', periodProfitLoss: '3000', activeMembers: 3 },
    ],
  };

  it('settles a day by the highest tier whose conditions are met, and says why', async () => {
    const day = tomorrow();
    await agreed('daily', steps, day - 5 * MINUTE);
    await bet('meiktila', '4000.00', '-1500.00', day + HOUR);
    await bet('meiktila', '1333.33', '900.00', day + 2 * HOUR);
    goTo(day + DAY - MINUTE);
    await settleDue(services(), 'u-meiktila');
    expect(await made()).toEqual([]);

    goTo(day + DAY);
    const [before, payer] = [await balanceOf('meiktila'), await balanceOf('agent42')];
    await settleDue(services(), 'u-meiktila');
    const [row] = await made();
    // One member played: the second tier requires two.
    expect(row).toMatchObject({
      tier: 0,
      validBet: '5333.33',
      netLoss: '600.00',
      activeMembers: 1,
      amount: '53.33',
      status: 'approved',
      from: new Date(day),
      to: new Date(day + DAY),
    });
    expect(await balanceOf('meiktila')).toBe(new Big(before).plus('53.33').toFixed(2));
    expect(await balanceOf('agent42')).toBe(new Big(payer).minus('53.33').toFixed(2));
    const moved = await db()
      .select()
      .from(walletMovements)
      .where(eq(walletMovements.kind, 'dailySalary'))
      .orderBy(desc(walletMovements.time), desc(walletMovements.id))
      .limit(2);
    expect(
      moved.map(({ userId, amount, status }) => `${userId} ${amount} ${status}`).toSorted(),
    ).toEqual(['u-agent42 -53.33 approved', 'u-meiktila 53.33 approved']);

    const why = (await (await call('meiktila')).read(row?.id ?? '')).value as unknown as Settlement;
    expect(why).toMatchObject({
      type: 'daily',
      account: 'meiktila',
      amount: '53.33',
      bets: null,
      tiers: {
        validBet: '5333.33',
        netLoss: '600.00',
        activeMembers: 1,
        reached: 0,
        next: { index: 1, validBet: '0.00', profitLoss: '0.00', activeMembers: 1 },
      },
    });
  });

  it('says what the first tier lacks when none was reached; skips a day without bets', async () => {
    const day = tomorrow();
    await agreed('daily', steps, day - 5 * MINUTE);
    await bet('meiktila', '400.00', '-400.00', day + HOUR);
    goTo(day + 5 * DAY);
    await settleDue(services(), 'u-agent42');
    const rows = await made();
    expect(rows.map(({ amount, tier, status }) => [amount, tier, status])).toEqual([
      ['0.00', null, 'approved'],
    ]);
    const why = (await (await call('agent42')).read(rows[0]?.id ?? ''))
      .value as unknown as Settlement;
    expect(why.tiers).toMatchObject({
      reached: null,
      next: { index: 0, validBet: '600.00', profitLoss: '0.00', activeMembers: 0 },
    });
  });

  it("shares the team's loss, and nothing of its win", async () => {
    const day = tomorrow();
    await agreed(
      'dividend',
      {
        kind: 'tiers',
        period: 'daily',
        tiers: [{ rate: '20', periodValidBet: '0', periodProfitLoss: '0', activeMembers: 0 }],
      },
      day - MINUTE,
      'agent41',
      'myingyan',
    );
    await bet('myingyan', '500.00', '-333.33', day + HOUR);
    await bet('myingyan', '500.00', '700.00', day + DAY + HOUR);
    goTo(day + 2 * DAY);
    await settleDue(services(), 'u-myingyan');
    expect((await made()).map(({ amount, netLoss }) => [netLoss, amount])).toEqual([
      ['333.33', '66.66'],
      ['-700.00', '0.00'],
    ]);
  });

  it('settles a real-time salary every five minutes, bet by bet', async () => {
    const day = tomorrow();
    await agreed(
      'realTime',
      { kind: 'realTime', profitRate: '1.50', lossRate: '0.50', singleBetAmount: '100' },
      day - MINUTE,
    );
    await bet('meiktila', '100.00', '333.33', day + MINUTE);
    await bet('meiktila', '99.99', '-99.99', day + 2 * MINUTE);
    await bet('meiktila', '200.00', '-200.00', day + 4 * MINUTE);
    await bet('meiktila', '500.00', '-500.00', day + 6 * MINUTE);
    goTo(day + 4.5 * MINUTE);
    await settleDue(services(), 'u-meiktila');
    expect(await made()).toEqual([]);
    goTo(day + 10 * MINUTE);
    await settleDue(services(), 'u-meiktila');
    const rows = await made();
    expect(rows.map(({ from, amount }) => [from.getTime() - day, amount])).toEqual([
      [0, '5.99'],
      [5 * MINUTE, '2.50'],
    ]);
    const why = (await (await call('meiktila')).read(rows[0]?.id ?? ''))
      .value as unknown as Settlement;
    expect(why.tiers).toBeNull();
    expect(why.bets).toEqual([
      {
        time: day + MINUTE,
        account: 'meiktila',
        game: 'Koi',
        stake: '100.00',
        profit: '333.33',
        salary: '4.99',
      },
      {
        time: day + 4 * MINUTE,
        account: 'meiktila',
        game: 'Koi',
        stake: '200.00',
        profit: '-200.00',
        salary: '1.00',
      },
    ]);
  });

  it('settles the bets until a contract ends, and no later ones', async () => {
    const day = tomorrow();
    const { id } = await agreed('daily', steps, day + HOUR);
    await bet('meiktila', '2000.00', '-10.00', day + 30 * MINUTE);
    await bet('meiktila', '3000.00', '-10.00', day + 2 * HOUR);
    goTo(day + 3 * HOUR);
    await (await call('agent42')).process('daily', { action: 'terminate', contractId: id });
    await (
      await call('meiktila')
    ).process('daily', { action: 'accept', contractId: id, warned: [] });
    await bet('meiktila', '4000.00', '-10.00', day + 4 * HOUR);
    goTo(day + 2 * DAY);
    await settleDue(services(), 'u-meiktila');
    const rows = await made();
    expect(
      rows.map(({ validBet, amount, to }) => [validBet, amount, to.getTime() < day + 4 * HOUR]),
    ).toEqual([['3000.00', '30.00', true]]);
  });

  it('leaves in process what the upline cannot pay, and pays it when there is money', async () => {
    const day = tomorrow();
    await agreed('daily', steps, day - MINUTE);
    await db().update(wallets).set({ balance: '49.99' }).where(eq(wallets.userId, 'u-agent42'));
    await bet('meiktila', '4999.00', '0.00', day + HOUR);
    goTo(day + DAY);
    const before = await balanceOf('meiktila');
    await settleDue(services(), 'u-meiktila');
    expect(await made()).toMatchObject([{ status: 'approved', amount: '49.99' }]);
    await bet('meiktila', '1000.00', '0.00', day + DAY + HOUR);
    goTo(day + 2 * DAY);
    await settleDue(services(), 'u-meiktila');
    expect((await made()).map(({ status }) => status)).toEqual(['approved', 'inProcess']);
    expect(await balanceOf('agent42')).toBe('0.00');
    await db().update(wallets).set({ balance: '10.00' }).where(eq(wallets.userId, 'u-agent42'));
    await settleDue(services(), 'u-agent42');
    expect((await made()).map(({ status }) => status)).toEqual(['approved', 'approved']);
    expect(await balanceOf('meiktila')).toBe(new Big(before).plus('59.99').toFixed(2));
  });

  it('is shown only to its parties', async () => {
    const [seeded] = await db()
      .select()
      .from(settlements)
      .where(and(eq(settlements.downlineId, 'u-downline'), eq(settlements.type, 'realTime')))
      .limit(1);
    for (const username of ['agent', 'downline'])
      expect((await (await call(username)).read(seeded?.id ?? '')).success, username).toBe(true);
    for (const username of ['insein', 'agent2', 'player']) {
      expect(await (await call(username)).read(seeded?.id ?? ''), username).toMatchObject({
        success: false,
        value: { reason: 'settlementUnknown' },
      });
    }
    expect((await (await call('downline')).read(seeded?.id ?? '')).value?.['amount']).toBe(
      seeded?.amount,
    );
  });

  it('counts a bet that is stored after the period of its time is over', async () => {
    const day = tomorrow();
    await agreed('daily', steps, day - HOUR);
    await bet('meiktila', '1000.00', '-1000.00', day + HOUR);
    goTo(day + DAY - MINUTE);
    const settling = await db().transaction(async (tx) => {
      const time = await timeOfBet(tx, stage.clock);
      goTo(day + DAY + MINUTE);
      const under = settleDue(services(), 'u-meiktila');
      // PGlite has one connection, so there the settlement waits for it and not for the lock.
      await vi.waitFor(async () => {
        const [seen] = await tx
          .select({
            isWaiting: sql<boolean>`version() like '%PGlite%' or exists (
              select from pg_locks where locktype = 'advisory' and not granted
                and database = (select oid from pg_database where datname = current_database())
            )`,
          })
          .from(sql`(select 1) as one`);
        expect(seen?.isWaiting).toBe(true);
      });
      await tx.insert(bets).values({ ...rowOf('meiktila', '4000.00', '-4000.00'), time });
      return { under };
    });
    await settling.under;
    expect((await made()).map(({ validBet }) => validBet)).toEqual(['5000.00']);
  });

  it('settles nothing twice in parallel and keeps the sum of all wallets', async () => {
    const day = tomorrow();
    await agreed('daily', steps, day - 20 * MINUTE);
    await agreed(
      'realTime',
      { kind: 'realTime', profitRate: '1.50', lossRate: '0.50', singleBetAmount: '1' },
      day - 10 * MINUTE,
    );
    const placed = fc.sample(
      fc.record({
        who: fc.constantFrom('player', 'insein', 'okkalapa', 'meiktila', 'hledan'),
        minute: fc.integer({ min: 0, max: 3 * 24 * 60 }),
        stake: fc.integer({ min: 1, max: 900_000 }),
        wins: fc.boolean(),
      }),
      { numRuns: 300, seed: 902_000 },
    );
    for (const { who, minute, stake, wins } of placed) {
      const amount = (stake / 100).toFixed(2);
      await bet(who, amount, wins ? amount : `-${amount}`, day + minute * MINUTE);
    }
    await db().update(wallets).set({ balance: '300.00' }).where(eq(wallets.userId, 'u-agent42'));
    const before = await allMoney();
    const people = [
      'agent',
      'downline',
      'insein',
      'hlaing',
      'okkalapa',
      'hledan',
      'agent42',
      'meiktila',
    ];
    const player = await stage.client.tokenOf('meiktila');
    for (let hours = 12; hours <= 30 * 24; hours += 120) {
      goTo(day + hours * HOUR);
      await Promise.all([
        ...people.flatMap((username) =>
          Array.from({ length: 3 }, () => settleDue(services(), `u-${username}`)),
        ),
        ...Array.from({ length: 5 }, () => stage.client.call('balance', {}, { token: player })),
      ]);
    }
    expect(await allMoney()).toBe(before);
    const rows = await made();
    expect(rows.length).toBeGreaterThan(100);
    for (const contractId of new Set(rows.map((row) => row.contractId))) {
      const own = rows.filter((row) => row.contractId === contractId);
      for (const [index, { from }] of own.entries())
        expect(from.getTime()).toBeGreaterThanOrEqual(own[index - 1]?.to.getTime() ?? 0);
    }
    const paid = rows
      .filter(({ status }) => status === 'approved')
      .reduce((total, { amount }) => total.plus(amount), new Big(0));
    const received = await db()
      .select()
      .from(walletMovements)
      .where(lt(walletMovements.id, SEEDED_IDS));
    const salaries = received.filter(
      ({ kind, amount }) =>
        ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'].includes(kind) &&
        new Big(amount).gt(0),
    );
    expect(salaries.reduce((total, { amount }) => total.plus(amount), new Big(0)).toFixed(2)).toBe(
      paid.toFixed(2),
    );
    expect(rows.some(({ status }) => status === 'inProcess')).toBe(true);
  }, 60_000);
});
