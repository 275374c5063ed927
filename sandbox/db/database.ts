import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The same queries on PGlite and on PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
/**
 * A database that is open; `close` ends it. `isShared`: other processes may use it at the same
 * time.
 */
export type OpenDatabase = { db: Database; isShared?: boolean; close(): Promise<void> };
/**
 * Where the data lives: a PostgreSQL server, a folder of PGlite, or memory. `isOwn`: no other
 * process writes to the database at `url`.
 */
export type DatabasePlace = {
  url?: string | undefined;
  isOwn?: boolean;
  folder?: string | undefined;
};
