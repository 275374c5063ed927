import { Big } from 'big.js';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { memberRecordsSchema, type MemberRecord, type RecordKind } from '../../../contract/account';
import english from '../../../locales/en/member/recordsFile.json' with { type: 'json' };
import burmese from '../../../locales/my/member/recordsFile.json' with { type: 'json' };
import { MOVEMENT_OF } from '../../../sandbox/agents/contracts/settle';
import { bets, MOVEMENT_KINDS } from '../../../sandbox/db/schema';
import { placedPeople } from '../../../sandbox/seed/network';
import { people } from '../../../sandbox/seed/people';
import { bringRecordsUpToDate, recordRows } from '../../../sandbox/seed/records';
import { yangonDay } from '../../../sandbox/base/yangon';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const DAY = 24 * 60 * 60_000;

it('makes the same records every time, with balances that follow each other above zero', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const rows = recordRows(now);
  expect(recordRows(now)).toEqual(rows);
  const next = recordRows(now + DAY);
  expect(next.bets.map(({ time }) => time.getTime() - DAY)).toEqual(
    rows.bets.map(({ time }) => time.getTime()),
  );
  const parties = rows.settlements.flatMap(({ uplineId, downlineId }) => [uplineId, downlineId]);
  expect(new Set(parties).size).toBe(13);
  for (const userId of new Set(['u-player', 'u-agent', 'u-paid', ...parties])) {
    const events = [
      ...rows.bets.map((row) => ({ ...row, change: row.profit ?? `-${row.stake}` })),
      ...rows.movements.map((row) => ({ ...row, change: row.amount })),
    ]
      .filter((row) => row.userId === userId && !('status' in row && row.status === 'rejected'))
      .toSorted((a, b) => a.time.getTime() - b.time.getTime());
    expect(events.length).toBeGreaterThan(userId === 'u-player' ? 60 : 10);
    const wallet = events.reduce<Big[]>(
      (before, { balance, change }) => [
        ...before,
        before.at(-1)?.plus(change) ?? new Big(balance ?? 0),
      ],
      [],
    );
    expect(
      wallet.map((after, index) =>
        typeof events[index]?.balance === 'string' ? after.toFixed(2) : null,
      ),
    ).toEqual(events.map(({ balance }) => balance ?? null));
    expect(wallet.filter((after) => after.lt(0))).toEqual([]);
    // What `paid` requested today is not in the earlier months.
    const waiting = userId === 'u-paid' ? '15000.00' : '0.00';
    expect(wallet.at(-1)?.minus(waiting).toFixed(2)).toBe(
      [...people, ...placedPeople()].find(({ username }) => `u-${username}` === userId)?.balance,
    );
  }
});

it('has a movement of both parties for every settlement with an amount', () => {
  const { settlements, movements } = recordRows(Date.parse('2026-11-21T12:00:00Z'));
  const kinds = new Set<string>(Object.values(MOVEMENT_OF));
  const told = (all: ReadonlyArray<readonly [string, string, string, number]>) =>
    all.map((one) => one.join(' ')).toSorted();
  const paid = settlements.filter(({ amount }) => Number(amount) > 0);
  expect(paid.length).toBeGreaterThan(500);
  expect(
    told(
      movements
        .filter(({ kind }) => kinds.has(kind))
        .map(({ userId, kind, amount, time }) => [userId, kind, amount, time.getTime()]),
    ),
  ).toEqual(
    told(
      paid.flatMap(({ type, uplineId, downlineId, to, amount }) => [
        [uplineId, MOVEMENT_OF[type], `-${amount}`, to.getTime() - 1],
        [downlineId, MOVEMENT_OF[type], amount, to.getTime() - 1],
      ]),
    ),
  );
});

it('has a word for every movement of a wallet', () => {
  for (const words of [english, burmese])
    expect(Object.keys(words.movements).toSorted()).toEqual([...MOVEMENT_KINDS].toSorted());
});

onEveryDatabase((stage) => {
  const day = (ago: number) => yangonDay(stage.clock.now() - ago * DAY);
  const ask = async (token: string, kind: RecordKind, query: Record<string, unknown> = {}) =>
    stage.client.call(
      'memberTransactions',
      { kind, from: day(95), to: day(0), pageNo: 1, pageSize: 100, ...query },
      { token, language: 'EN' },
    );
  const list = async (token: string, kind: RecordKind, query = {}) =>
    v.parse(memberRecordsSchema, (await ask(token, kind, query)).value);
  const all = async (token: string, kind: RecordKind) => {
    const first = await list(token, kind);
    const rest = await Promise.all(
      Array.from({ length: first.totalPages - 1 }, (_, page) =>
        list(token, kind, { pageNo: page + 2 }),
      ),
    );
    return { ...first, records: [first, ...rest].flatMap(({ records }) => records) };
  };
  const sum = (records: readonly MemberRecord[], of: 'amount' | 'profit') =>
    records.reduce((total, record) => total.plus(record[of] ?? 0), new Big(0)).toFixed(2);

  it('has about three months of bets and movements, in pages with totals', async () => {
    const token = await stage.client.tokenOf('player');
    const found = await all(token, 'bets');
    expect(found.total).toBeGreaterThan(300);
    expect(found.records).toHaveLength(found.total);
    expect(new Set(found.records.map(({ id }) => id)).size).toBe(found.total);
    expect(found.totals).toEqual({
      amount: sum(found.records, 'amount'),
      profit: sum(found.records, 'profit'),
      day: null,
    });
    const times = found.records.map(({ time }) => time);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(stage.clock.now() - (times.at(-1) ?? 0)).toBeGreaterThan(60 * DAY);
    expect(new Set(found.records.map(({ status }) => status))).toEqual(
      new Set(['settled', 'open']),
    );
    expect(
      found.records
        .filter(({ status }) => status === 'open')
        .every(({ profit, balance }) => profit === null && balance === null),
    ).toBe(true);

    const account = await all(token, 'account');
    expect(account.totals).toEqual({
      amount: sum(
        account.records.filter(({ status }) => status === 'approved'),
        'amount',
      ),
      profit: null,
      day: null,
    });
    expect(new Set(account.records.map(({ title }) => title))).toEqual(
      new Set(['deposit', 'withdrawal', 'bonus', 'rebate', 'transferIn', 'transferOut']),
    );
    expect(account.records.some(({ status }) => status === 'rejected')).toBe(true);
  });

  it('sums up settled bets and rewards by day, in pages with totals', async () => {
    const token = await stage.client.tokenOf('player');
    const [
      { records: played },
      {
        records: given,
        totals: { amount: rewards },
      },
      days,
    ] = [await all(token, 'bets'), await all(token, 'bonus'), await all(token, 'profit')];
    const settled = played.filter(({ status }) => status === 'settled');
    expect(new Set(given.map(({ title }) => title))).toEqual(new Set(['bonus', 'rebate']));
    expect(days.records.map(({ title }) => title)).toEqual(
      [...new Set([...settled, ...given].map(({ time }) => yangonDay(time)))]
        .toSorted()
        .toReversed(),
    );
    const ofDay = (records: readonly MemberRecord[], one: string) =>
      records.filter(({ time, status }) => yangonDay(time) === one && status !== 'rejected');
    for (const { title, amount, profit, day: sums } of days.records) {
      const [bet, reward] = [
        sum(ofDay(settled, title), 'profit'),
        sum(ofDay(given, title), 'amount'),
      ];
      expect({ title, amount, profit, sums }).toEqual({
        title,
        amount: sum(ofDay(settled, title), 'amount'),
        profit: bet,
        sums: { rewards: reward, result: new Big(bet).plus(reward).toFixed(2) },
      });
    }
    expect(days.totals).toEqual({
      amount: sum(settled, 'amount'),
      profit: sum(settled, 'profit'),
      day: { rewards, result: new Big(sum(settled, 'profit')).plus(rewards).toFixed(2) },
    });
    expect((await list(token, 'profit', { pageNo: 2, pageSize: 10 })).records).toEqual(
      days.records.slice(10, 20),
    );
  });

  it("counts days in the platform's time zone", async () => {
    const { client, platform } = stage;
    const token = await client.tokenOf('paid');
    const rows = [
      '2026-03-09T17:29:59Z',
      '2026-03-09T17:30:00Z',
      '2026-03-10T17:29:59Z',
      '2026-03-10T17:30:00Z',
    ].map((time, index) => ({
      userId: 'u-paid',
      clientId: `edge-${index}`,
      nodeId: 'x',
      gameName: 'Edge',
      vassalage: 'JL',
      gameType: 'RNG' as const,
      stake: '1.00',
      profit: '1.00',
      balance: '1.00',
      time: new Date(time),
    }));
    await platform.services.db.insert(bets).values(rows);
    const found = await list(token, 'bets', { from: '2026-03-10', to: '2026-03-10' });
    expect(found.records.map(({ id, vendorName }) => [id, vendorName])).toEqual([
      ['edge-2', 'Jade Lantern'],
      ['edge-1', 'Jade Lantern'],
    ]);
    expect(
      (await list(token, 'profit', { from: '2026-03-09', to: '2026-03-11' })).records.map(
        ({ title, amount }) => [title, amount],
      ),
    ).toEqual([
      ['2026-03-11', '1.00'],
      ['2026-03-10', '2.00'],
      ['2026-03-09', '1.00'],
    ]);
  });

  it('shows each member their own, and a new member none', async () => {
    const { client } = stage;
    const agents = await list(await client.tokenOf('agent'), 'bets');
    expect(agents.records.every(({ id }) => id.startsWith('seed-agent-'))).toBe(true);
    expect(await list(await client.tokenOf('trial'), 'bets')).toEqual({
      records: [],
      pageNum: 1,
      totalPages: 1,
      total: 0,
      totals: { amount: '0.00', profit: '0.00', day: null },
    });
    expect(
      (
        await client.call('memberTransactions', {
          kind: 'bets',
          from: day(1),
          to: day(0),
          pageNo: 1,
          pageSize: 20,
        })
      ).status,
    ).toBe(401);
  });

  it.each([
    ['2026-03-10', '2026-03-09'],
    ['2026-02-30', '2026-03-01'],
    ['2026-01-01', '2026-12-31'],
  ])('refuses the days from %s to %s', async (from, to) => {
    expect(await ask(await stage.client.tokenOf('player'), 'bets', { from, to })).toMatchObject({
      success: false,
      value: { reason: 'recordDays' },
      message: 'Please choose a first and a last day, at most 100 days apart',
    });
  });

  it('moves the records of an old dump to the present, once', async () => {
    const { db } = stage.platform.services;
    const token = await stage.client.tokenOf('player');
    const {
      records: [before],
    } = await list(token, 'bets');
    const later = stage.clock.now() + 3 * DAY;
    await bringRecordsUpToDate(db, later);
    await bringRecordsUpToDate(db, later);
    stage.clock.setOffset(3 * DAY);
    const {
      records: [after],
    } = await list(await stage.client.tokenOf('player'), 'bets');
    expect(after).toEqual({ ...before, time: (before?.time ?? 0) + 3 * DAY });
  });

  it('returns what waits for a member', async () => {
    const { client } = stage;
    // A week in which nobody has played yet.
    stage.clock.setOffset(14 * DAY);
    const token = await client.tokenOf('player');
    expect((await client.call('consolidated', {}, { token, language: 'EN' })).value).toEqual({
      availablePromoCount: 4,
      missionCount: 5,
      hasVip: true,
      vipLabelName: 'Gold',
      vipRankLevel: 3,
      contracts: {
        dailysalreqtype: 0,
        divtypereq: 0,
        contracthoursalreq: 0,
        realtimesalreqtype: 0,
      },
    });
    expect((await client.call('consolidated', {}, { token, language: 'MY' })).value).toMatchObject({
      vipLabelName: 'ရွှေ',
    });
    const trial = await client.tokenOf('trial');
    expect((await client.call('consolidated', {}, { token: trial })).value).toMatchObject({
      availablePromoCount: 0,
      hasVip: false,
    });
    expect(await client.call('unreadCount', {}, { token: trial })).toMatchObject({
      success: false,
      value: { reason: 'trialOnly' },
    });
  });
});
