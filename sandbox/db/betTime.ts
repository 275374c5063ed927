import { sql } from 'drizzle-orm';
import type { Clock } from '../base/clock';
import type { Database } from './database';

/** The advisory lock between bets, which share it, and the settlements, which wait for them. */
const BETS = 7_301;

/**
 * The time of a new bet. Take it in the transaction that stores the bet, after every lock of a row:
 * until that transaction ends, `nowAfterBets` waits for it.
 */
export const timeOfBet = async (tx: Database, clock: Pick<Clock, 'date'>): Promise<Date> => {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${BETS})`);
  return clock.date();
};

/**
 * The present, epoch milliseconds, once every bet with an earlier time is stored. Never call it
 * inside a transaction.
 */
export const nowAfterBets = async (db: Database, clock: Clock): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${BETS})`);
    return clock.now();
  });
