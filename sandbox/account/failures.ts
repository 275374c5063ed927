import { eq, lt, sql } from 'drizzle-orm';
import type { Clock } from '../base/clock';
import type { Database } from '../db/database';
import { loginFailures } from '../db/schema';

/** How many wrong passwords lock a username. */
export const LOCK_AFTER = 10;
const WINDOW = 15 * 60_000;
const LOCK = 5 * 60_000;
/** How long a username is locked after ten wrong passwords, in minutes. */
export const LOCK_MINUTES = LOCK / 60_000;

/** Wrong passwords of a username within the window, and whether they lock it now. */
export type Failures = { count: number; isLocked: boolean };

/** The wrong passwords of a username that count now. */
export const failuresOf = async (
  db: Database,
  clock: Clock,
  username: string,
): Promise<Failures> => {
  const [row] = await db.select().from(loginFailures).where(eq(loginFailures.username, username));
  if (!row) return { count: 0, isLocked: false };
  if (row.lockedUntil)
    return row.lockedUntil.getTime() > clock.now()
      ? { count: row.failures, isLocked: true }
      : { count: 0, isLocked: false };
  return { count: row.since.getTime() + WINDOW > clock.now() ? row.failures : 0, isLocked: false };
};

/**
 * Counts one more wrong password and locks the username at the tenth; deletes those of all
 * usernames that no longer count.
 */
export const countFailure = async (
  db: Database,
  clock: Clock,
  username: string,
): Promise<Failures> => {
  const before = await failuresOf(db, clock, username);
  const count = before.count + 1;
  const isLocked = count >= LOCK_AFTER;
  const value = { failures: count, lockedUntil: isLocked ? clock.date(LOCK) : null };
  await db.delete(loginFailures).where(lt(loginFailures.since, clock.date(-(WINDOW + LOCK))));
  await db
    .insert(loginFailures)
    .values({ username, ...value, since: clock.date() })
    .onConflictDoUpdate({
      target: loginFailures.username,
      set: { ...value, since: before.count === 0 ? clock.date() : sql`${loginFailures.since}` },
    });
  return { count, isLocked };
};

/** Forgets the wrong passwords of a username. */
export const clearFailures = async (db: Database, username: string): Promise<void> => {
  await db.delete(loginFailures).where(eq(loginFailures.username, username));
};
