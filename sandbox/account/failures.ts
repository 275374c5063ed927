import { and, eq, lt, sql, type SQL } from 'drizzle-orm';
import { addressBlock } from '../base/addressBlock';
import type { Clock } from '../base/clock';
import type { Database } from '../db/database';
import { loginFailures } from '../db/schema';
import { refused } from '../kit/answer';

/** How many wrong passwords lock a username. */
export const LOCK_AFTER = 10;
const WINDOW = 15 * 60_000;
const LOCK = 5 * 60_000;
/** How long a username is locked after ten wrong passwords, in minutes. */
export const LOCK_MINUTES = LOCK / 60_000;

/** The refusal of what too many wrong passwords or codes lock. */
export const lockedOut = refused((words) => words.accountLocked(LOCK_MINUTES), {
  reason: 'locked',
});

/** Wrong passwords of a username within the window, and whether they lock it now. */
export type Failures = { count: number; isLocked: boolean };

/**
 * What the wrong passwords from an address are counted by. It locks nobody out: people share
 * addresses. Usernames are counted in lower case, so that none is spelled so.
 */
export const addressKey = (ip: string): string => `Address ${addressBlock(ip)}`;

const { failures, since, lockedUntil } = loginFailures;
/** Whether earlier wrong passwords still count: during a lock, or within the window before one. */
const isCounting = (clock: Clock): SQL =>
  sql`case when ${lockedUntil} is null then ${since} > ${clock.date(-WINDOW)}
    else ${lockedUntil} > ${clock.date()} end`;

/** The wrong passwords of a username that count now. */
export const failuresOf = async (
  db: Database,
  clock: Clock,
  username: string,
): Promise<Failures> => {
  const [row] = await db
    .select({ count: failures, lockedUntil })
    .from(loginFailures)
    .where(and(eq(loginFailures.username, username), isCounting(clock)));
  return { count: row?.count ?? 0, isLocked: (row?.lockedUntil ?? null) !== null };
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
  await db.delete(loginFailures).where(lt(loginFailures.since, clock.date(-(WINDOW + LOCK))));
  // Counted in one statement, so that every one of many parallel guesses is counted.
  const counts = isCounting(clock);
  const count = sql`case when ${counts} then ${failures} + 1 else 1 end`;
  const [row] = await db
    .insert(loginFailures)
    .values({ username, failures: 1, lockedUntil: null, since: clock.date() })
    .onConflictDoUpdate({
      target: loginFailures.username,
      set: {
        failures: count,
        since: sql`case when ${counts} then ${since} else ${clock.date()} end`,
        lockedUntil: sql`case when ${count} >= ${LOCK_AFTER}
          then ${clock.date(LOCK)}::timestamptz end`,
      },
    })
    .returning();
  const counted = row?.failures ?? 1;
  return { count: counted, isLocked: counted >= LOCK_AFTER };
};

/** Forgets the wrong passwords of a username. */
export const clearFailures = async (db: Database, username: string): Promise<void> => {
  await db.delete(loginFailures).where(eq(loginFailures.username, username));
};
