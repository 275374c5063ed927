import { randomUUID } from 'node:crypto';
import { Big } from 'big.js';
import { and, eq, notLike } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bets, vendorWallets, walletMovements, wallets } from '../../../sandbox/db/schema';
import { placeBet } from '../../../sandbox/lobby/bets';
import { playingWith } from '../../../sandbox/lobby/tickets';
import { createTable } from '../harness/play';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const THOUSAND = 1_000;
const LONG = 120_000;
const sum = (amounts: readonly (string | null)[]): Big =>
  amounts.reduce((total, amount) => total.plus(amount ?? 0), new Big(0));
const shuffled = <T>(all: readonly T[], seed: number): T[] =>
  fc.sample(fc.shuffledSubarray([...all], { minLength: all.length }), { numRuns: 1, seed })[0] ??
  [];

onEveryDatabase((stage) => {
  const db = () => stage.platform.services.db;
  const moneyOf = async (userId: string): Promise<Big> => {
    const own = await db()
      .select({ balance: wallets.balance })
      .from(wallets)
      .where(eq(wallets.userId, userId));
    const atVendors = await db()
      .select({ balance: vendorWallets.balance })
      .from(vendorWallets)
      .where(eq(vendorWallets.userId, userId));
    return sum([...own, ...atVendors].map(({ balance }) => balance));
  };
  const betsOf = async (userId: string) =>
    db()
      .select()
      .from(bets)
      .where(and(eq(bets.userId, userId), notLike(bets.clientId, 'seed-%')));

  it(
    'keeps the sum of money in a thousand parallel bets, some of them sent twice',
    async () => {
      const { services } = stage.platform;
      await stage.client.control('PATCH', 'settings', { gameOutcome: 'random' });
      const table = createTable(stage.client);
      const people = await Promise.all(
        ['player', 'agent'].map(async (username) => {
          const { ticket } = await table.launch(await stage.client.tokenOf(username));
          return {
            userId: `u-${username}`,
            playing: await playingWith(services.db, services, ticket),
            before: await moneyOf(`u-${username}`),
          };
        }),
      );
      const stakes = fc
        .sample(fc.integer({ min: 100, max: 30_000 }), { numRuns: THOUSAND, seed: 902_000 })
        .map((cents) => (cents / 100).toFixed(2));
      const placed = stakes.map((stake, index) => ({
        stake,
        betId: `race-${String(index).padStart(5, '0')}`,
        who: people[index % 2],
      }));
      const sent = shuffled([...placed, ...placed.slice(0, 150)], 7);
      const answers = await Promise.all(
        sent.map(async ({ stake, betId, who }) => {
          if (!who?.playing) throw new Error('Nobody plays.');
          return { betId, answer: await placeBet(services, who.playing, { betId, stake }) };
        }),
      );

      const accepted = answers.flatMap(({ betId, answer }) =>
        answer.kind === 'accepted' ? [{ betId, profit: answer.value.profit }] : [],
      );
      const profits = new Map(accepted.map(({ betId, profit }) => [betId, profit]));
      expect(accepted.filter(({ betId, profit }) => profits.get(betId) !== profit)).toEqual([]);
      expect(
        answers
          .flatMap(({ answer }) => (answer.kind === 'accepted' ? [] : [answer]))
          .filter(
            (answer) => !('detail' in answer) || answer.detail?.reason !== 'insufficientFunds',
          ),
      ).toEqual([]);

      const written = await Promise.all(
        people.map(async ({ userId, before }) => {
          const own = await betsOf(userId);
          expect((await moneyOf(userId)).toFixed(2)).toBe(
            before.plus(sum(own.map(({ profit }) => profit))).toFixed(2),
          );
          return own;
        }),
      );
      expect(new Map(written.flat().map(({ clientId, profit }) => [clientId, profit]))).toEqual(
        profits,
      );
      expect(written.flat()).toHaveLength(profits.size);
      expect(written.flat().filter(({ balance }) => new Big(balance ?? 0).lt(0))).toEqual([]);
    },
    LONG,
  );

  it(
    'keeps the sum of money while bets race with transfers, some of them sent twice',
    async () => {
      const table = createTable(stage.client);
      const token = await stage.client.tokenOf('player');
      const { ticket } = await table.launch(token, {
        vassalage: 'BTI',
        gameType: 'SPORTS',
        gameCode: '',
      });
      const move = (body: Record<string, unknown>, key: string) =>
        stage.client.call(
          'walletTransfer',
          { vassalage: 'BTI', ...body },
          { token, headers: { 'Idempotency-Key': key } },
        );
      const before = await moneyOf('u-player');
      const movements = () =>
        db()
          .select()
          .from(walletMovements)
          .where(and(eq(walletMovements.userId, 'u-player'), eq(walletMovements.vassalage, 'BTI')));
      const movedBefore = (await movements()).length;
      await move({ direction: 'in', amount: '4000' }, 'first-key');
      const keys = Array.from({ length: 20 }, () => randomUUID());
      const transfers = await Promise.all([
        ...[...keys, ...keys.slice(0, 8)].map((key, index) =>
          move(
            keys.indexOf(key) % 2
              ? { direction: 'out', amount: '120.50' }
              : { direction: 'in', amount: '75.25' },
            key,
          ).then((reply) => ({ index, reply })),
        ),
        ...Array.from({ length: 80 }, (_, index) =>
          table.bet(ticket, `vendor-${String(index).padStart(3, '0')}`, '33.33').then(() => null),
        ),
      ]);
      expect(
        transfers.flatMap((one) =>
          one && ![200, 409].includes(one.reply.status) ? [one.reply.status] : [],
        ),
      ).toEqual([]);
      const profits = (await betsOf('u-player')).map(({ profit }) => profit);
      expect((await moneyOf('u-player')).toFixed(2)).toBe(before.plus(sum(profits)).toFixed(2));
      expect((await movements()).length - movedBefore).toBeLessThanOrEqual(keys.length + 1);
    },
    LONG,
  );
});
