import { getTableName, type Table } from 'drizzle-orm';
import type { Logger } from 'drizzle-orm/logger';
import type { Database } from './database';

/** What is known about a database that no other process writes to. */
type Known = { quiet: Database; written: Set<string>; restoredOn: number | null };
/** Whether any of these tables was written since the last restore. */
export type IsWritten = (...tables: Table[]) => boolean;

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
  known.set(db, { quiet: open(false), written, restoredOn: null });
  return db;
};

/**
 * Restores the content of a database as of a day, in one transaction. Where others may write, and
 * the first time, every table counts as written.
 */
export const restoreWritten = async (
  db: Database,
  day: number,
  restore: (tx: Database, isWritten: IsWritten) => Promise<void>,
): Promise<void> => {
  const own = known.get(db);
  if (!own) return db.transaction((tx) => restore(tx, () => true));
  const before = [...own.written];
  own.written.clear();
  try {
    await own.quiet.transaction(async (tx) => {
      // Tables that were written while this waited for its turn are restored too.
      const names = new Set([...before, ...own.written]);
      const isEverything = own.restoredOn !== day;
      await restore(
        tx,
        (...tables) => isEverything || tables.some((table) => names.has(getTableName(table))),
      );
    });
    own.restoredOn = day;
  } catch (error) {
    for (const name of before) own.written.add(name);
    throw error;
  }
};
