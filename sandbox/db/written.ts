import type { PGlite } from '@electric-sql/pglite';
import { getTableName, type Table } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './database';
import * as schema from './schema';

/** What an embedded database, which nobody else writes to, knows about itself. */
type Known = { quiet: Database; written: Set<string>; seededOn: number | null };
export type IsWritten = (...tables: Table[]) => boolean;

const known = new WeakMap<Database, Known>();
const WRITES = /\b(?:insert into|update|delete from|truncate) "(\w+)"/gi;

/**
 * An embedded database that remembers which tables were written, so that bringing it back to its
 * seed leaves the others alone.
 */
export const embeddedDatabase = (client: PGlite): Database => {
  const written = new Set<string>();
  const logQuery = (query: string) => {
    for (const [, name] of query.matchAll(WRITES)) if (name !== undefined) written.add(name);
  };
  const db = drizzle(client, { schema, logger: { logQuery } });
  known.set(db, { quiet: drizzle(client, { schema }), written, seededOn: null });
  return db;
};

/**
 * Brings a database back to its seed of a day, in one transaction. Of a server, and the first time,
 * everything counts as written.
 */
export const backToSeed = async (
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
      // What came while this waited for its turn is undone now, and may be written once more after
      // it.
      const names = new Set([...before, ...own.written]);
      const isEverything = own.seededOn !== day;
      await restore(
        tx,
        (...tables) => isEverything || tables.some((table) => names.has(getTableName(table))),
      );
    });
    own.seededOn = day;
  } catch (error) {
    for (const name of before) own.written.add(name);
    throw error;
  }
};
