import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { bets, pendingBets } from '../db/schema';
import type { Services } from '../kit/services';
import { lockMain, post } from '../money/purses';
import { paidForTicket } from './lotteryTickets';
import { paidForSlip, SPORTS } from './sports/slips';

/**
 * Settles every bet that waited and is decided, by the published result. Every reader of wallets or
 * bets calls it first, never inside a transaction. A second call pays nothing.
 */
export const settlePending = async ({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> => {
  const isDue = and(isNull(pendingBets.settledAt), lte(pendingBets.dueAt, clock.date()));
  const owners = await db
    .selectDistinct({ userId: pendingBets.userId })
    .from(pendingBets)
    .where(isDue);
  for (const { userId } of owners) {
    await db.transaction(async (tx) => {
      // The wallet is locked first, so that the second of two settlements finds the first.
      const purse = await lockMain(tx, userId);
      const time = clock.date();
      const due = await tx
        .select({
          betId: pendingBets.betId,
          book: pendingBets.book,
          dueAt: pendingBets.dueAt,
          numbers: pendingBets.numbers,
          stake: bets.stake,
        })
        .from(pendingBets)
        .innerJoin(bets, eq(bets.id, pendingBets.betId))
        .where(and(isDue, eq(pendingBets.userId, userId)))
        .orderBy(asc(pendingBets.dueAt), asc(pendingBets.betId));
      for (const row of due) {
        const payout = row.book === SPORTS ? await paidForSlip(tx, row) : paidForTicket(row);
        const balance = await post(tx, purse, [
          { kind: 'payout', amount: payout.toFixed(2), time, betId: row.betId },
        ]);
        await tx
          .update(bets)
          .set({ profit: payout.minus(row.stake).toFixed(2), balance })
          .where(eq(bets.id, row.betId));
        await tx
          .update(pendingBets)
          .set({ settledAt: time })
          .where(eq(pendingBets.betId, row.betId));
      }
    });
  }
};
