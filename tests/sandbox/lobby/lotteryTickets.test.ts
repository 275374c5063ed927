import { Big } from 'big.js';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { lotteryMenuSchema, openedSchema, type Draw } from '../../../contract/lotteries';
import { yangonDay } from '../../../sandbox/base/yangon';
import { bets, pendingBets, walletMovements, wallets } from '../../../sandbox/db/schema';
import { createPlatform } from '../../../sandbox/platform';
import { drawnDigits } from '../../support/drawnDigits';
import { createClient } from '../harness/client';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { createTable, LOTTERY } from '../harness/play';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const saleSchema = v.object({
  now: v.number(),
  match: v.string(),
  pays: v.array(v.object({ matches: v.number(), times: v.number() })),
  draws: v.array(v.object({ drawNo: v.string(), drawAt: v.number(), closesAt: v.number() })),
  tickets: v.array(
    v.object({
      betId: v.string(),
      drawNo: v.string(),
      numbers: v.array(v.string()),
      profit: v.nullable(v.string()),
      payout: v.nullable(v.string()),
      drawn: v.array(v.string()),
    }),
  ),
});

/** What a ticket of three digits is paid, by the published table. */
const paidFor = (numbers: string, stake: number, drawn: string): number =>
  drawn.endsWith(numbers)
    ? stake * 500
    : drawn.endsWith(numbers.slice(1))
      ? stake * 20
      : drawn.endsWith(numbers.slice(2))
        ? stake * 3
        : 0;

onEveryDatabase((stage) => {
  const db = () => stage.platform.services.db;
  const table = () => createTable(stage.client);
  const saleOf = async (ticket: string) =>
    v.parse(saleSchema, (await table().call('open', { ticket })).value?.['lottery']);
  /** The clock stands three seconds after a draw, so that no test meets the end of a sale. */
  const enter = async (username = 'player', over: Record<string, unknown> = {}) => {
    stage.clock.setOffset(stage.clock.offset() + MINUTE - (stage.clock.now() % MINUTE) + 3_000);
    const token = await stage.client.tokenOf(username);
    const { ticket } = await table().launch(token, { ...LOTTERY, ...over });
    return { token, ticket, sale: await saleOf(ticket) };
  };
  const buy = (
    ticket: string,
    betId: string,
    over: { stake?: string; numbers?: string[]; drawAt?: number } = {},
  ) => table().call('bet', { ticket, betId, stake: '100', numbers: ['1', '2', '3'], ...over });
  const moveTo = (time: number) =>
    stage.clock.setOffset(stage.clock.offset() + time - stage.clock.now());
  const nextOf = ({ draws }: v.InferOutput<typeof saleSchema>) => {
    const [next] = draws;
    if (!next) throw new Error('No draw is open.');
    return next;
  };
  const recordsOf = async (token: string, kind = 'bets') => {
    const today = yangonDay(stage.clock.now());
    return (
      await stage.client.call(
        'memberTransactions',
        { kind, from: today, to: today, pageNo: 1, pageSize: 20 },
        { token },
      )
    ).value;
  };
  /**
   * Money of the wallet that no row explains: what a member had before the seeded months, and never
   * another amount. The stake of an open bet counts as gone.
   */
  const unexplained = async (userId: string) => {
    const [row] = await db()
      .select({
        rest: sql<string>`(${wallets.balance}
          - (select coalesce(sum(${walletMovements.amount}), 0) from ${walletMovements}
              where ${walletMovements.userId} = ${wallets.userId}
                and ${walletMovements.status} = 'approved')
          - (select coalesce(sum(coalesce(${bets.profit}, -${bets.stake})), 0) from ${bets}
              where ${bets.userId} = ${wallets.userId}))::text`,
      })
      .from(wallets)
      .where(eq(wallets.userId, userId));
    return row?.rest;
  };

  it('sells the next five draws, each until ten seconds before it', async () => {
    const { sale } = await enter();
    const { draws, now } = sale;
    expect(draws).toHaveLength(5);
    expect(draws.map(({ drawAt }) => drawAt - now)).toEqual(
      [1, 2, 3, 4, 5].map((minutes) => expect.closeTo(minutes * MINUTE - 3_000, -4)),
    );
    for (const { drawAt, closesAt } of draws) expect(drawAt - closesAt).toBe(10_000);
    expect(sale).toMatchObject({
      match: 'end',
      pays: [
        { matches: 3, times: 500 },
        { matches: 2, times: 20 },
        { matches: 1, times: 3 },
      ],
      tickets: [],
    });
  });

  it('takes the stake at once, and lets the bet wait for the draw', async () => {
    const { token, ticket, sale } = await enter();
    const { drawAt, drawNo } = nextOf(sale);
    expect(await buy(ticket, 'ticket-001', { drawAt })).toMatchObject({
      success: true,
      value: {
        balance: '12245.67',
        ticket: { drawNo, numbers: ['1', '2', '3'], profit: null, drawn: [] },
      },
    });
    expect(await table().balanceOf(token)).toBe('12245.67');
    expect(await recordsOf(token)).toMatchObject({
      records: [
        {
          id: 'ticket-001',
          status: 'open',
          profit: null,
          balance: null,
          amount: '100.00',
          ticket: { drawNo, numbers: ['1', '2', '3'] },
        },
      ],
    });
    const menu = v.parse(
      lotteryMenuSchema,
      (await stage.client.call('gameMenus', { prizeMode: 'LOTT', device: 'WEB' }, { token })).value,
    );
    expect(
      menu.games.filter(({ waitingTickets }) => waitingTickets > 0).map((game) => game.gameCode),
    ).toEqual(['SSC1']);
  });

  it.each([
    ['wins', (drawn: string) => drawn.slice(-3), '50000.00', '62245.67'],
    ['loses', (drawn: string) => `00${(Number(drawn.at(-1)) + 1) % 10}`, '0.00', '12245.67'],
  ])('%s by the published result of its draw, and by no other', async (_name, pick, paid, left) => {
    const { token, ticket, sale } = await enter();
    const { drawAt, drawNo } = nextOf(sale);
    const drawn = drawnDigits(drawAt);
    const numbers = pick(drawn).split('');
    await buy(ticket, 'ticket-001', { drawAt, numbers });
    moveTo(drawAt - SECOND);
    expect(await table().balanceOf(token)).toBe('12245.67');
    moveTo(drawAt + SECOND);
    expect(await table().balanceOf(token)).toBe(left);
    const profit = new Big(paid).minus(100).toFixed(2);
    expect(await recordsOf(token)).toMatchObject({
      records: [{ status: 'settled', profit, balance: left, ticket: { drawNo, numbers } }],
    });
    const draws = v.parse(
      openedSchema,
      (await stage.client.call('lottoOpened', { gameCode: 'SSC1' }, { token })).value,
    );
    expect(draws[0]).toMatchObject({ drawNo, prizes: [{ numbers: drawn.split('') }] });
    expect(draws.map(({ tickets }: Draw) => tickets.length)).toEqual([1, ...Array(9).fill(0)]);
    expect(draws[0]?.tickets[0]).toMatchObject({ numbers, stake: '100.00', profit });
    expect((await saleOf(ticket)).tickets).toMatchObject([
      { payout: paid, drawn: drawn.split('') },
    ]);
    const other = await stage.client.call(
      'lottoOpened',
      { gameCode: 'SSC1' },
      { token: await stage.client.tokenOf('paid') },
    );
    expect(v.parse(openedSchema, other.value).flatMap(({ tickets }) => tickets)).toEqual([]);
  });

  it('is settled once, when a hundred calls ask at the same time', async () => {
    const { token, ticket, sale } = await enter();
    const { drawAt } = nextOf(sale);
    const numbers = drawnDigits(drawAt).slice(-3).split('');
    const before = await unexplained('u-player');
    await buy(ticket, 'ticket-001', { drawAt, numbers });
    expect(await unexplained('u-player')).toBe(before);
    moveTo(drawAt + SECOND);
    const asked = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        index % 3 === 0
          ? stage.client.call('lottoOpened', { gameCode: 'SSC1' }, { token })
          : index % 3 === 1
            ? stage.client.call('balance', {}, { token })
            : table().call('open', { ticket }),
      ),
    );
    expect(asked.filter(({ success }) => !success)).toEqual([]);
    expect(await table().balanceOf(token)).toBe('62245.67');
    expect(await unexplained('u-player')).toBe(before);
  });

  it('is bought once, when the answer is lost and the page asks again', async () => {
    const { token, ticket, sale } = await enter();
    const { drawAt } = nextOf(sale);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => buy(ticket, 'ticket-001', { drawAt })),
    );
    for (const answer of answers)
      expect(answer).toMatchObject({ success: true, value: { balance: '12245.67' } });
    // After the sale, too: the ticket is there, and the page only wants its answer.
    moveTo(drawAt - SECOND);
    expect((await buy(ticket, 'ticket-001', { drawAt })).success).toBe(true);
    for (const over of [
      { stake: '200' },
      { numbers: ['1', '2', '4'] },
      { drawAt: drawAt + MINUTE },
    ])
      expect(await buy(ticket, 'ticket-001', { drawAt, ...over })).toMatchObject({
        success: false,
        value: { reason: 'betReused' },
      });
    expect(await table().balanceOf(token)).toBe('12245.67');
  });

  it('refuses closed draws, times without a draw, wrong numbers and too little money', async () => {
    const { token, ticket, sale } = await enter();
    const { drawAt, closesAt } = nextOf(sale);
    for (const [over, reason] of [
      [{ drawAt: drawAt - MINUTE }, 'drawClosed'],
      [{ drawAt: drawAt + 1 }, 'drawClosed'],
      [{ drawAt: drawAt + 5 * MINUTE }, 'drawClosed'],
      [{ drawAt, numbers: ['1', '2'] }, 'numbers'],
      [{ drawAt, numbers: ['1', '2', '10'] }, 'numbers'],
      [{ drawAt, stake: '20000' }, 'insufficientFunds'],
      [{ drawAt, stake: '100001' }, 'stake'],
    ] as const)
      expect(
        (await buy(ticket, 'ticket-001', { ...over, numbers: [...(over.numbers ?? '123')] })).value,
      ).toMatchObject({ reason });
    expect((await buy(ticket, 'ticket-001')).success).toBe(false);
    moveTo(closesAt);
    expect(await buy(ticket, 'ticket-001', { drawAt })).toMatchObject({
      success: false,
      message: 'This draw is closed. Please choose a later one',
    });
    expect((await saleOf(ticket)).draws[0]?.drawAt).toBe(drawAt + MINUTE);
    expect(await table().balanceOf(token)).toBe('12345.67');
  });

  it('settles tickets of five draws as arithmetic outside of the platform does', async () => {
    const { ticket, sale } = await enter('agent');
    const wanted = Array.from({ length: 60 }, (_, index) => {
      const { drawAt } = sale.draws[index % 5] ?? nextOf(sale);
      const drawn = drawnDigits(drawAt);
      const any = String((index * 37) % 1_000).padStart(3, '0');
      // Every seventh ticket shares its last digit with the draw, and some of those two or all.
      const numbers = index % 7 === 0 ? `${any.slice(index % 3)}${drawn}`.slice(-3) : any;
      const mixed = index % 7 === 0 ? `${any.slice(0, index % 3)}${numbers.slice(index % 3)}` : any;
      return { betId: `ticket-${1_000 + index}`, drawAt, numbers: mixed, stake: 10 + index };
    });
    await stage.client.control('PATCH', 'settings', {
      rateLimits: { bets: { points: 10_000, seconds: 60 } },
    });
    const before = await table().balanceOf(await stage.client.tokenOf('agent'));
    const bought = await Promise.all(
      wanted.map(({ betId, drawAt, numbers, stake }) =>
        buy(ticket, betId, { drawAt, numbers: numbers.split(''), stake: String(stake) }),
      ),
    );
    expect(bought.filter(({ success }) => !success)).toEqual([]);
    // The clock moves over one draw after the other, and once over several.
    for (const at of [0, 1, 4]) {
      moveTo((sale.draws[at]?.drawAt ?? 0) + SECOND);
      await stage.client.call('winnerBoard', {
        gameCategory: 'ALL',
        language: 'EN',
        limitNum: 20,
      });
    }
    const rows = await db()
      .select({ id: bets.clientId, profit: bets.profit })
      .from(bets)
      .innerJoin(pendingBets, eq(pendingBets.betId, bets.id));
    const expected = wanted.map(({ betId, drawAt, numbers, stake }) => ({
      id: betId,
      profit: new Big(paidFor(numbers, stake, drawnDigits(drawAt))).minus(stake).toFixed(2),
    }));
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    expect(rows.toSorted(byId)).toEqual(expected.toSorted(byId));
    expect(expected.filter(({ profit }) => Number(profit) > 0).length).toBeGreaterThan(5);
    const total = expected.reduce((sum, { profit }) => sum.plus(profit), new Big(before));
    expect(await table().balanceOf(await stage.client.tokenOf('agent'))).toBe(total.toFixed(2));
    const open = await db()
      .select()
      .from(bets)
      .innerJoin(pendingBets, eq(pendingBets.betId, bets.id))
      .where(and(isNull(bets.profit)));
    expect(open).toEqual([]);
  });

  it('is settled by a platform that starts after the draw', async () => {
    const { token, ticket, sale } = await enter();
    const { drawAt } = nextOf(sale);
    const numbers = drawnDigits(drawAt).slice(-3).split('');
    await buy(ticket, 'ticket-001', { drawAt, numbers });
    moveTo(drawAt + 20 * MINUTE);
    const database = { db: db(), close: () => Promise.resolve() };
    const restarted = await createPlatform({ database, clock: stage.clock, controls: true });
    const client = createClient(async (path, init) => restarted.app.request(path, init));
    expect((await client.call('balance', {}, { token })).value).toMatchObject({
      balance: '62245.67',
    });
    await restarted.close();
  });

  it('shows an agent the results of the team’s tickets, before the member comes back', async () => {
    const { ticket, sale } = await enter('paid');
    const { drawAt } = nextOf(sale);
    await buy(ticket, 'ticket-001', { drawAt });
    const day = yangonDay(stage.clock.now());
    moveTo(drawAt + SECOND);
    const reply = await stage.client.call(
      'agentRecords',
      { kind: 'teamBetting', from: day, to: day, pageNo: 1, pageSize: 20, account: 'paid' },
      { token: await stage.client.tokenOf('agent') },
    );
    expect(reply.value).toMatchObject({ records: [{ account: 'paid', status: 'settled' }] });
  });

  it.each([
    ['K3_1', ['6'], ['6']],
    ['X5_1', ['11', '2', '5'], ['02', '05', '11']],
    ['KENO1', ['80', '1', '9'], ['01', '09', '80']],
    ['PK10_5', ['10', '1', '2'], ['10', '01', '02']],
    ['MM2D_NOON', ['0', '7'], ['0', '7']],
    ['VN_QUICK1', ['0', '7'], ['0', '7']],
  ])('sells tickets of %s by its own rules', async (gameCode, numbers, kept) => {
    const { ticket, sale } = await enter('player', { gameCode });
    const { drawAt } = nextOf(sale);
    expect((await buy(ticket, 'ticket-001', { drawAt, numbers })).value).toMatchObject({
      ticket: { numbers: kept },
    });
    moveTo(drawAt + SECOND);
    const again = await enter('player', { gameCode });
    expect(again.sale.tickets).toMatchObject([{ payout: expect.any(String), numbers: kept }]);
  });
});
