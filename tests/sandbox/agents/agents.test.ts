import { Big } from 'big.js';
import { and, eq, gt, gte, lt, lte, or } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import {
  agentCentreSchema,
  agentOverviewSchema,
  agentRecordsSchema,
  type AgentFigure,
  type AgentRecordKind,
  type AgentRecords,
} from '../../../contract/agents';
import { bets, settlements, users, walletMovements } from '../../../sandbox/db/schema';
import { beginOf, yangonDay } from '../../../sandbox/base/yangon';
import { createTeamCalls, DAY, teamOf } from '../harness/team';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const sum = (amounts: ReadonlyArray<string | null | undefined>): string =>
  amounts.reduce((total, amount) => total.plus(amount ?? 0), new Big(0)).toFixed(2);

onEveryDatabase((stage) => {
  const { day, call } = createTeamCalls(stage);
  const db = () => stage.platform.services.db;
  const span = (from: number, to: number) => ({
    start: new Date(beginOf(day(from)) ?? 0),
    end: new Date((beginOf(day(to)) ?? 0) + DAY),
  });
  const teamBets = async (agentId: string, from: number, to: number) => {
    const team = await teamOf(stage, agentId);
    const { start, end } = span(from, to);
    return (
      await db()
        .select()
        .from(bets)
        .where(and(gte(bets.time, start), lt(bets.time, end)))
    ).filter(({ userId }) => team.has(userId));
  };
  const teamMovements = async (agentId: string, from: number, to: number) => {
    const team = await teamOf(stage, agentId);
    const { start, end } = span(from, to);
    return (
      await db()
        .select()
        .from(walletMovements)
        .where(and(gte(walletMovements.time, start), lt(walletMovements.time, end)))
    ).filter(({ userId }) => team.has(userId));
  };
  const records = async (
    token: string,
    kind: AgentRecordKind,
    query: Record<string, unknown> = {},
  ) =>
    v.parse(
      agentRecordsSchema,
      (
        await call(
          'agentRecords',
          { kind, from: day(30), to: day(0), pageNo: 1, pageSize: 200, ...query },
          token,
        )
      ).value,
    );
  const allRecords = async (token: string, kind: AgentRecordKind): Promise<AgentRecords> => {
    const first = await records(token, kind);
    const rest = [];
    for (let pageNo = 2; pageNo <= first.totalPages; pageNo += 1)
      rest.push(...(await records(token, kind, { pageNo })).records);
    return { ...first, records: [...first.records, ...rest] };
  };
  const figureOf = (found: AgentRecords, figure: AgentFigure) =>
    sum(found.records.map(({ figures }) => figures[figure]));

  it('opens the centre with the platform’s clock, its time zone and its pages', async () => {
    const { client, clock } = stage;
    await client.control('PATCH', 'settings', { agentFeatures: { hourlySalary: false } });
    const token = await client.tokenOf('agent');
    const centre = v.parse(agentCentreSchema, (await call('agentCentre', {}, token)).value);
    expect(centre).toMatchObject({
      features: { dividend: true, dailySalary: true, hourlySalary: false, realTimeSalary: true },
      today: yangonDay(clock.now()),
      utcOffset: 390,
      nickname: 'Daw Khin',
    });
    expect(Math.abs(centre.now - clock.now())).toBeLessThan(5_000);
    const asked = { kind: 'hourly', from: day(1), to: day(0), pageNo: 1, pageSize: 20 };
    expect(await call('agentRecords', asked, token)).toMatchObject({
      success: false,
      value: { reason: 'agentPageClosed' },
      message: 'This page is not available at the moment',
    });
    expect((await call('agentRecords', { ...asked, kind: 'daily' }, token)).success).toBe(true);
  });

  it("sums up the team's activity, in total and by day", async () => {
    const token = await stage.client.tokenOf('agent');
    await stage.client.tokenOf('player');
    await stage.client.tokenOf('sagaing');
    const overview = v.parse(
      agentOverviewSchema,
      (await call('agentOverview', { from: day(20), to: day(1) }, token)).value,
    );
    const team = await teamOf(stage, 'u-agent');
    const agents = [...team.values()].filter(({ type }) => type !== 0);
    const [placed, moved] = [
      await teamBets('u-agent', 20, 1),
      (await teamMovements('u-agent', 20, 1)).filter(({ status }) => status === 'approved'),
    ];
    const { start, end } = span(20, 1);
    const came = (
      await db()
        .select()
        .from(users)
        .where(and(gte(users.registeredAt, start), lt(users.registeredAt, end)))
    ).filter(({ id }) => team.has(id));
    const figures = (of: (time: Date) => boolean) => {
      const [ofBets, ofMoved] = [
        placed.filter(({ time }) => of(time)),
        moved.filter(({ time }) => of(time)),
      ];
      return {
        deposits: sum(ofMoved.filter(({ kind }) => kind === 'deposit').map(({ amount }) => amount)),
        withdrawals: sum(
          ofMoved
            .filter(({ kind }) => kind === 'withdrawal' || kind === 'withdrawalReturned')
            .map(({ amount }) => new Big(amount).neg().toFixed(2)),
        ),
        bets: sum(ofBets.map(({ stake }) => stake)),
        profit: sum(ofBets.map(({ profit }) => profit)),
        newMembers: came.filter(({ registeredAt }) => of(registeredAt)).length,
        activeMembers: new Set(ofBets.map(({ userId }) => userId)).size,
      };
    };
    expect(overview).toMatchObject({
      members: team.size - agents.length,
      agents: agents.length,
      online: 1,
      totals: figures(() => true),
    });
    expect(overview.days).toEqual(
      Array.from({ length: 20 }, (_, index) => day(20 - index)).map((one) => ({
        day: one,
        ...figures((time) => yangonDay(time.getTime()) === one),
      })),
    );
    expect(new Big(overview.totals.bets).gt(0) && overview.totals.newMembers > 0).toBe(true);
  });

  it("lists the team's bets alone, newest first, with totals over all pages", async () => {
    const token = await stage.client.tokenOf('downline');
    const found = await allRecords(token, 'teamBetting');
    const placed = await teamBets('u-downline', 30, 0);
    expect(found.total).toBe(placed.length);
    expect(found.records.map(({ id }) => id).toSorted()).toEqual(
      placed.map(({ id }) => `b-${id}`).toSorted(),
    );
    expect(found.totals).toEqual({
      stake: sum(placed.map(({ stake }) => stake)),
      profit: sum(placed.map(({ profit }) => profit)),
    });
    const times = found.records.map(({ time }) => time ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(found.records.map(({ status }) => status))).toEqual(
      new Set(['settled', 'open']),
    );
    expect(found.records.some(({ account }) => account === 'downline')).toBe(false);
    const ofPlayer = await records(token, 'teamBetting', { account: 'PLAYE', pageSize: 1 });
    expect(ofPlayer.total).toBe(placed.filter(({ userId }) => userId === 'u-player').length);
  });

  it("lists the team's wallet movements, and counts only approved ones", async () => {
    const token = await stage.client.tokenOf('downline');
    const found = await allRecords(token, 'accountDetails');
    const moved = await teamMovements('u-downline', 30, 0);
    expect(found.records.map(({ id }) => id).toSorted()).toEqual(
      moved.map(({ id }) => `m-${id}`).toSorted(),
    );
    expect(found.totals).toEqual({
      amount: sum(moved.filter(({ status }) => status === 'approved').map(({ amount }) => amount)),
    });
  });

  it('lists the win or loss of each team member, the largest loss first', async () => {
    const token = await stage.client.tokenOf('downline');
    const found = await allRecords(token, 'userLoss');
    const [placed, moved, team] = [
      await teamBets('u-downline', 30, 0),
      await teamMovements('u-downline', 30, 0),
      await teamOf(stage, 'u-downline'),
    ];
    const active = new Set(
      [...placed, ...moved.filter(({ status }) => status === 'approved')].map(
        ({ userId }) => userId,
      ),
    );
    expect(found.records.map(({ id }) => id).toSorted()).toEqual([...active].toSorted());
    const player = found.records.find(({ account }) => account === 'player');
    const own = placed.filter(({ userId }) => userId === 'u-player');
    const ofKind = (kind: string) =>
      sum(
        moved
          .filter(
            (row) => row.userId === 'u-player' && row.kind === kind && row.status === 'approved',
          )
          .map(({ amount }) => amount),
      );
    expect(player?.figures).toEqual({
      stake: sum(own.map(({ stake }) => stake)),
      profit: sum(own.map(({ profit }) => profit)),
      deposits: ofKind('deposit'),
      withdrawals: new Big(ofKind('withdrawal'))
        .plus(ofKind('withdrawalReturned'))
        .neg()
        .toFixed(2),
      bonus: ofKind('bonus'),
      rebate: ofKind('rebate'),
    });
    const profits = found.records.map(({ figures }) => Number(figures.profit));
    expect(profits).toEqual(profits.toSorted((a, b) => a - b));
    for (const figure of ['stake', 'profit', 'deposits', 'withdrawals', 'bonus', 'rebate'] as const)
      expect(found.totals[figure]).toBe(figureOf(found, figure));
    expect(found.records.every(({ id }) => team.has(id))).toBe(true);
  });

  it.each(['dividend', 'daily', 'hourly', 'realTime'] as const)(
    'lists what the caller’s own contracts paid: %s',
    async (kind) => {
      const token = await stage.client.tokenOf('downline');
      const found = await allRecords(token, kind);
      const { start, end } = span(30, 0);
      const settled = await db()
        .select()
        .from(settlements)
        .where(
          and(
            eq(settlements.type, kind),
            or(eq(settlements.downlineId, 'u-downline'), eq(settlements.uplineId, 'u-downline')),
            gt(settlements.to, start),
            lte(settlements.to, end),
          ),
        );
      const amounts = new Map(
        settled.map(({ id, downlineId, amount }) => [
          id,
          new Big(amount).times(downlineId === 'u-downline' ? 1 : -1).toFixed(2),
        ]),
      );
      expect(settled.length).toBeGreaterThan(0);
      expect(
        new Map(
          found.records.map(({ settlementId, figures }) => [
            settlementId,
            new Big(figures.amount ?? 0).toFixed(2),
          ]),
        ),
      ).toEqual(amounts);
      expect(found.totals).toEqual({
        amount: sum(
          settled.filter(({ status }) => status === 'approved').map(({ id }) => amounts.get(id)),
        ),
      });
      const payees = new Map(settled.map(({ id, downlineId }) => [id, downlineId]));
      expect(found.records.map(({ id, account }) => [id, `u-${account}`])).toEqual(
        found.records.map(({ id }) => [id, payees.get(id)]),
      );
    },
  );

  it('sums up the income of a day by contract, minus payments to downlines', async () => {
    const token = await stage.client.tokenOf('downline');
    const found = await allRecords(token, 'income');
    expect(found.records.length).toBeGreaterThan(10);
    for (const kind of ['dividend', 'daily', 'hourly', 'realTime'] as const) {
      const paid = await allRecords(token, kind);
      expect(figureOf(found, kind)).toBe(paid.totals.amount);
      expect(found.totals[kind]).toBe(paid.totals.amount);
    }
    for (const { figures, period } of found.records) {
      expect(figures.total).toBe(
        sum(
          (['dividend', 'daily', 'hourly', 'realTime', 'rebate'] as const).map(
            (kind) => figures[kind],
          ),
        ),
      );
      expect((period?.to ?? 0) - (period?.from ?? 0)).toBe(DAY);
    }
    const [newest] = found.records;
    if (!newest) throw new Error('There is no income.');
    const ofDay = await records(token, 'daily', { from: newest.id, to: newest.id });
    expect(newest.figures.daily).toBe(ofDay.totals.amount);
  });

  it('lets agent earn more by contracts than it pays, and agent2 only pays', async () => {
    const totalsOf = async (username: string) =>
      (await allRecords(await stage.client.tokenOf(username), 'income')).totals;
    const agent = await totalsOf('agent');
    for (const type of ['dividend', 'daily', 'hourly', 'realTime'] as const)
      expect(Number(agent[type]), type).toBeGreaterThan(0);
    expect(Number((await totalsOf('agent2')).dividend)).toBeLessThan(0);
  });

  it.each([
    ['2026-03-10', '2026-03-09'],
    ['2026-02-30', '2026-03-01'],
    ['2026-01-01', '2026-12-31'],
  ])('refuses the days from %s to %s', async (from, to) => {
    const token = await stage.client.tokenOf('agent');
    for (const reply of [
      await call('agentOverview', { from, to }, token),
      await call('agentRecords', { kind: 'income', from, to, pageNo: 1, pageSize: 20 }, token),
    ]) {
      expect(reply).toMatchObject({ success: false, value: { reason: 'recordDays' } });
    }
  });
});
