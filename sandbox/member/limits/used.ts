import { and, eq, gte, inArray, sql, type Column, type SQL } from 'drizzle-orm';
import { Big } from 'big.js';
import type { LimitKind, LimitPeriod } from '../../../contract/jurisdictions/pack';
import type { Database } from '../../db/database';
import { bets, deposits } from '../../db/schema';
import { windowOf } from './windows';

/** Orders that count: those that may still be paid, and those whose money came. */
const COUNTED = ['unpaid', 'checking', 'credited'] as const;

type Counted = { userId: string; kind: LimitKind; at: number; zone: string };

/**
 * Limits of one kind, each with what its running window has counted and when that ends. The sums
 * come from the rows themselves: there is no counter that could differ from them. A deposit counts
 * from its order on; an open bet counts as lost.
 */
export const withUsed = async <TLimit extends { period: LimitPeriod }>(
  db: Database,
  { userId, kind, at, zone }: Counted,
  limits: readonly TLimit[],
): Promise<(TLimit & { used: Big; windowEnd: number })[]> => {
  const open = limits.map((limit) => ({ limit, ...windowOf(limit.period, at, zone) }));
  const earliest = new Date(Math.min(...open.map(({ start }) => start.getTime())));
  const sums = (amount: SQL, time: Column) =>
    Object.fromEntries(
      open.map(({ start }, index) => [
        index,
        sql<string>`coalesce(sum(${amount}) filter (where ${gte(time, start)}), 0)`,
      ]),
    );
  const [row] =
    kind === 'deposit'
      ? await db
          .select(sums(sql`${deposits.amount}`, deposits.placedAt))
          .from(deposits)
          .where(
            and(
              eq(deposits.userId, userId),
              gte(deposits.placedAt, earliest),
              inArray(deposits.status, [...COUNTED]),
            ),
          )
      : await db
          .select(sums(kind === 'stake' ? sql`${bets.stake}` : LOST, bets.time))
          .from(bets)
          .where(and(eq(bets.userId, userId), gte(bets.time, earliest)));
  return open.map(({ limit, end }, index) => {
    const used = new Big(row?.[index] ?? 0);
    return { ...limit, used: used.lt(0) ? new Big(0) : used, windowEnd: end.getTime() };
  });
};

/** What a bet has lost; winnings count against it. */
export const LOST = sql`coalesce(-${bets.profit}, ${bets.stake})`;
