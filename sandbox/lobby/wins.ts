import { desc, gte, and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { bets, users } from '../db/schema';

/** What a bet has to win beyond its stake to be shown on the board. */
const WORTH_TELLING = '1000.00';

/** The latest large wins of real bets, newest first, without the bets of the seeded months. */
export const recentWins = async (db: Database, limit = 20) =>
  db
    .select({
      id: bets.id,
      username: users.username,
      nodeId: bets.nodeId,
      gameName: bets.gameName,
      vassalage: bets.vassalage,
      gameType: bets.gameType,
      amount: bets.profit,
      time: bets.time,
    })
    .from(bets)
    .innerJoin(users, eq(users.id, bets.userId))
    .where(and(gte(bets.profit, WORTH_TELLING), sql`${bets.clientId} not like ${`${SEEDED}%`}`))
    .orderBy(desc(bets.time), desc(bets.id))
    .limit(limit);

/** The prefix of seeded bet ids. No game may use it. */
export const SEEDED = 'seed-';
