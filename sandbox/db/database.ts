import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The same queries on PGlite and on PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
/** A database that is open; `close` ends it. */
export type OpenDatabase = { db: Database; close(): Promise<void> };
/** Where the data is stored: a PostgreSQL server, a folder of PGlite, or memory. */
export type DatabasePlace = { url?: string | undefined; folder?: string | undefined };
