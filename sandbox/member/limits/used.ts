import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { Big } from 'big.js';
import type { LimitKind } from '../../../contract/jurisdictions/pack';
import type { Database } from '../../db/database';
import { bets, deposits } from '../../db/schema';

/** Orders that count: those that may still be paid, and those whose money came. */
const COUNTED = ['unpaid', 'checking', 'credited'] as const;

/**
 * What a kind of limit has counted since a moment, from the rows themselves: there is no counter
 * that could differ from them. A deposit counts from its order on; an open bet counts as lost.
 */
export const usedSince = async (
  db: Database,
  userId: string,
  kind: LimitKind,
  start: Date,
): Promise<Big> => {
  switch (kind) {
    case 'deposit': {
      const [row] = await db
        .select({ used: sql<string>`coalesce(sum(${deposits.amount}), 0)` })
        .from(deposits)
        .where(
          and(
            eq(deposits.userId, userId),
            gte(deposits.placedAt, start),
            inArray(deposits.status, [...COUNTED]),
          ),
        );
      return new Big(row?.used ?? 0);
    }
    case 'stake': {
      const [row] = await db
        .select({ used: sql<string>`coalesce(sum(${bets.stake}), 0)` })
        .from(bets)
        .where(and(eq(bets.userId, userId), gte(bets.time, start)));
      return new Big(row?.used ?? 0);
    }
    case 'loss': {
      const [row] = await db
        .select({ used: sql<string>`coalesce(sum(coalesce(-${bets.profit}, ${bets.stake})), 0)` })
        .from(bets)
        .where(and(eq(bets.userId, userId), gte(bets.time, start)));
      const lost = new Big(row?.used ?? 0);
      return lost.lt(0) ? new Big(0) : lost;
    }
  }
};
