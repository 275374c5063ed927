import { sql, type SQL } from 'drizzle-orm';
import { bets, pendingBets } from './schema';

const waitOf = sql`select 1 from ${pendingBets} where ${pendingBets.betId} = ${bets.id}`;

/**
 * Bets that are settled at a moment (epoch milliseconds): also one that waited and is decided,
 * but whose win is not written yet. Its stake counts, whatever it won.
 */
export const isSettledBy = (now: number): SQL =>
  sql`(${bets.profit} is not null or exists (${waitOf}
    and ${pendingBets.dueAt} <= ${new Date(now).toISOString()}::timestamptz))`;

/** When a bet is settled: when it is decided, or at once. */
export const settledAt: SQL<Date> = sql<Date>`coalesce((select ${pendingBets.dueAt}
  from ${pendingBets} where ${pendingBets.betId} = ${bets.id}), ${bets.time})`;
