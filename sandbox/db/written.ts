import { getTableName, sql, type SQL, type Table } from 'drizzle-orm';
import type { Logger } from 'drizzle-orm/logger';
import type { Database } from './database';

/** What is known about a database that no other process writes to. */
type Known = { quiet: Database; written: Set<string>; restored: Restored | null };
/** `before`: the oldest transaction that may have written after it, a transaction id. */
type Restored = { day: number; before: string };
/** Whether any of these tables was written since the last restore. */
export type IsWritten = (...tables: Table[]) => boolean;
/**
 * Holds for the rows of a table that were inserted or updated since the last restore began; null
 * when any row may have been.
 */
export type Since = ((table: Table) => SQL) | null;

const OLDEST_OPEN = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::xid::text`;
const known = new WeakMap<Database, Known>();
/** Drizzle quotes a name; SQL written by hand may not. */
const WRITES = /\b(?:insert into|update|delete from|truncate) "?(\w+)/gi;

/**
 * A database that no other process writes to. It remembers which tables were written, so that
 * restoring its content leaves the others alone.
 */
export const ownDatabase = (open: (logger: Logger | false) => Database): Database => {
  const written = new Set<string>();
  const logQuery = (query: string) => {
    for (const [, name] of query.matchAll(WRITES)) if (name !== undefined) written.add(name);
  };
  const db = open({ logQuery });
  known.set(db, { quiet: open(false), written, restored: null });
  return db;
};

/**
 * Restores the content of a database as of a day, in one transaction. Where others may write, and
 * the first time, every table counts as written.
 */
export const restoreWritten = async (
  db: Database,
  day: number,
  restore: (tx: Database, isWritten: IsWritten, since: Since) => Promise<void>,
): Promise<void> => {
  const own = known.get(db);
  if (!own) return db.transaction((tx) => restore(tx, () => true, null));
  const before = [...own.written];
  own.written.clear();
  try {
    own.restored = await own.quiet.transaction(async (tx) => {
      // Tables that were written while this waited for its turn are restored too.
      const names = new Set([...before, ...own.written]);
      const last = own.restored?.day === day ? own.restored : null;
      const [oldest] = await tx.select({ open: OLDEST_OPEN }).from(sql`(select 1) as one`);
      await restore(
        tx,
        (...tables) => !last || tables.some((table) => names.has(getTableName(table))),
        last && ((table) => sql`age(${table}.xmin) <= age(${last.before}::text::xid)`),
      );
      return oldest ? { day, before: oldest.open } : null;
    });
  } catch (error) {
    for (const name of before) own.written.add(name);
    throw error;
  }
};
