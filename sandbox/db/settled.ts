import { sql, type SQL } from 'drizzle-orm';
import { bets, lotteryTickets } from './schema';

const ticketOf = sql`select 1 from ${lotteryTickets} where ${lotteryTickets.betId} = ${bets.id}`;

/**
 * Bets that are settled at a moment (epoch milliseconds): also a ticket whose draw took place but
 * whose win is not written yet. Its stake counts, whatever it won.
 */
export const isSettledBy = (now: number): SQL =>
  sql`(${bets.profit} is not null or exists (${ticketOf}
    and ${lotteryTickets.drawAt} <= ${new Date(now).toISOString()}::timestamptz))`;

/** When a bet is settled: at its draw, or at once. */
export const settledAt: SQL<Date> = sql<Date>`coalesce((select ${lotteryTickets.drawAt}
  from ${lotteryTickets} where ${lotteryTickets.betId} = ${bets.id}), ${bets.time})`;
