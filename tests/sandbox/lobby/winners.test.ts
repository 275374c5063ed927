import { eq, inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { winnerBoardSchema, type Winner } from '../../../contract/games';
import { bets, users, walletMovements, wallets } from '../../../sandbox/db/schema';
import { BOTS } from '../../../sandbox/lobby/botNames';
import { nodeOf } from '../../../sandbox/lobby/catalogue';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { createTable } from '../harness/play';

const HOUR = 60 * 60_000;
const NAMES = BOTS.map(({ username }) => username);

onEveryDatabase((stage) => {
  const db = () => stage.platform.services.db;
  const board = async (language: 'EN' | 'MY' = 'EN'): Promise<Winner[]> =>
    v.parse(
      winnerBoardSchema,
      (await stage.client.call('winnerBoard', { gameCategory: 'ALL', language, limitNum: 20 }))
        .value,
    );
  const betsOfBots = () =>
    db()
      .select({ bet: bets, username: users.username })
      .from(bets)
      .innerJoin(users, eq(users.id, bets.userId))
      .where(inArray(users.username, NAMES))
      .orderBy(bets.id);
  /** Every wallet of a bot that is not what it paid in plus what its bets won or lost. */
  const wrongWallets = () =>
    db()
      .select({ username: users.username, balance: wallets.balance })
      .from(wallets)
      .innerJoin(users, eq(users.id, wallets.userId))
      .where(
        sql`${inArray(users.username, NAMES)} and ${wallets.balance} <>
          (select coalesce(sum(${walletMovements.amount}), 0) from ${walletMovements}
            where ${walletMovements.userId} = ${wallets.userId}
              and ${walletMovements.status} = 'approved')
          + (select coalesce(sum(${bets.profit}), 0) from ${bets}
            where ${bets.userId} = ${wallets.userId})`,
      );

  it('shows only wins of bets, ranked by amount, with masked names', async () => {
    const winners = await board();
    expect(winners.length).toBeGreaterThan(5);
    const placed = await db()
      .select({ bet: bets, username: users.username })
      .from(bets)
      .innerJoin(users, eq(users.id, bets.userId));
    const rows = new Map(placed.map((row) => [`w-${row.bet.id}`, row]));
    for (const { id, customerName, winAmount, game } of winners) {
      const row = rows.get(id);
      expect([row?.bet.profit, row?.bet.nodeId]).toEqual([winAmount, game.nodeId]);
      expect(customerName).toBe(`${row?.username.slice(0, 2)}***${row?.username.slice(-1)}`);
      expect(nodeOf(game.nodeId)?.gameCode).toBe(game.gameCode);
    }
    const amounts = winners.map(({ winAmount }) => Number(winAmount));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  });

  it('plays each round of the bots once, from their wallets, for any readers', async () => {
    await Promise.all(Array.from({ length: 20 }, () => board()));
    const placed = await betsOfBots();
    expect(placed.length).toBeGreaterThan(40);
    expect(new Set(placed.map(({ bet }) => bet.clientId)).size).toBe(placed.length);
    for (const { bet } of placed) expect(bet.time.getTime()).toBeLessThan(stage.clock.now());
    expect(await wrongWallets()).toEqual([]);
    await board();
    expect(await betsOfBots()).toHaveLength(placed.length);
  });

  it('goes on with the clock, and a reset takes back what a moved clock added', async () => {
    await board();
    const before = await betsOfBots();
    stage.clock.setOffset(3 * HOUR);
    await board();
    const after = await betsOfBots();
    expect(after.length - before.length).toBeGreaterThanOrEqual(11);
    expect(after.slice(0, before.length)).toEqual(before);
    await stage.client.control('POST', 'reset');
    const now = stage.clock.now();
    expect(await betsOfBots()).toEqual(after.filter(({ bet }) => bet.time.getTime() <= now));
    expect(await wrongWallets()).toEqual([]);
    // The same rounds again have the same results.
    stage.clock.setOffset(3 * HOUR);
    await board();
    const resultOf = ({ bet }: (typeof after)[number]) => [bet.clientId, bet.nodeId, bet.profit];
    expect((await betsOfBots()).map(resultOf)).toEqual(after.map(resultOf));
  });

  it('keeps to the chances of the games, whatever QA has set for others', async () => {
    await stage.client.control('PATCH', 'settings', { gameOutcome: 'lose' });
    stage.clock.setOffset(24 * HOUR);
    const winners = await board();
    expect(winners.length).toBeGreaterThan(5);
  });

  it('puts a large win of a member on the board', async () => {
    await stage.client.control('PATCH', 'settings', { gameOutcome: 'win' });
    const table = createTable(stage.client);
    const { ticket } = await table.launch(await stage.client.tokenOf('player'));
    await table.bet(ticket, 'bet-00001', '6000');
    expect(await board()).toContainEqual(
      expect.objectContaining({ customerName: 'pl***r', winAmount: '12000.00' }),
    );
  });
});
