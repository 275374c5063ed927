import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { playLimitPrompts, users } from '../db/schema';

/** Every seeded account was asked about a deposit limit, and declined one. New ones are asked. */
export const restorePrompts = async (db: Database, now: number): Promise<void> => {
  await db.delete(playLimitPrompts);
  await db.execute(sql`insert into ${playLimitPrompts} (user_id, answer, jurisdiction, at)
    select id, 'declined', 'MM', ${new Date(now).toISOString()}::timestamptz from ${users}`);
};
