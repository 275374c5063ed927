import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { yangonMidnight } from '../base/yangon';
import { playLimitPrompts, users } from '../db/schema';

/**
 * Every seeded account was asked about a deposit limit, and declined one; new ones are asked. Their
 * ids are below those that the database gives.
 */
export const restorePrompts = async (db: Database, now: number): Promise<void> => {
  await db.execute(sql`insert into ${playLimitPrompts} (id, user_id, answer, jurisdiction, at)
    select -row_number() over (order by id), id, 'declined', 'MM',
      ${new Date(yangonMidnight(now)).toISOString()}::timestamptz from ${users}`);
};
