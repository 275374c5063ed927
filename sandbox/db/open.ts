import { mkdir, readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { count, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { Database, DatabasePlace, OpenDatabase } from './database';
import { lockFolder } from './folderLock';
import { readDump, whileMakingDump, writeDump } from './dump';
import { askInOneMessage } from './oneMessage';
import * as schema from './schema';
import { ownDatabase } from './written';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** The content of a database. A layer above provides it: this one knows no seed. */
export type Content = {
  /** The files and folders that produce the content: a change in one makes a cached dump stale. */
  sources: readonly string[];
  /** Fills a migrated database, unless it has content already. */
  fill(db: Database): Promise<void>;
  /** Moves the dates of content from a dump, which may be days old, to the present. */
  refresh(db: Database): Promise<void>;
};

/**
 * Opens the database, migrates it and fills it with the content. Rejects with a sentence that tells
 * a person what to do.
 */
export const openDatabase = async (
  { url, folder, isOwn }: DatabasePlace,
  content: Content,
): Promise<OpenDatabase> => {
  if (url) return openPostgres(url, isOwn, content);
  return folder ? openFolder(resolve(folder), content) : openMemory(content);
};

const openPostgres = async (
  url: string,
  isOwn: boolean | undefined,
  content: Content,
): Promise<OpenDatabase> => {
  const { pg, drizzle, migrate } = await loadPostgres();
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  // An idle connection that the server closes must not end the process: the next query opens
  // another one.
  pool.on('error', () => undefined);
  const db = isOwn
    ? ownDatabase((logger) => drizzle(pool, { schema, logger }))
    : drizzle(pool, { schema });
  try {
    await migrate(drizzle(pool), { migrationsFolder });
    await content.fill(db);
  } catch (error) {
    await pool.end();
    throw new Error(`The database at ${withoutPassword(url)} cannot be used: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  return { db, isShared: isOwn !== true, close: () => pool.end() };
};

/** Loaded only with a server: an embedded database starts without it. */
const loadPostgres = async () => {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  return { pg, drizzle, migrate };
};

const openFolder = async (folder: string, content: Content): Promise<OpenDatabase> => {
  await mkdir(folder, { recursive: true });
  const release = await lockFolder(folder);
  if (!release)
    throw new Error(
      `The data folder ${folder} is in use by another sandbox; ` +
        'stop that one or set SANDBOX_DATA to another folder.',
    );
  try {
    // Loading the dump is faster than migrating and filling. A folder with data stays as it is.
    const dump = (await readdir(folder)).length === 0 ? await readDump(content.sources) : null;
    const opened = await openPglite(
      await PGlite.create(folder, dump ? { loadDataDir: dump } : {}),
      release,
      content,
    );
    if (dump) await content.refresh(opened.db);
    else await readEveryTable(opened.db);
    return opened;
  } catch (error) {
    await release();
    throw new Error(`The data folder ${folder} cannot be opened: ${reasonOf(error)}`, {
      cause: error,
    });
  }
};

/** Fails where a file of a table is damaged: the first reader would find it much later. */
const readEveryTable = async (db: Database): Promise<void> => {
  for (const table of Object.values(schema))
    if (is(table, PgTable)) await db.select({ rows: count() }).from(table);
};

/**
 * A dump of the migrated and filled database opens in a fifth of the time that it takes to make
 * one.
 */
const openMemory = async (content: Content): Promise<OpenDatabase> =>
  (await openDump(content)) ??
  whileMakingDump(async () => {
    // Another start may have made it while this one waited for the lock.
    const ready = await openDump(content);
    if (ready) return ready;
    const client = await PGlite.create();
    const opened = await openPglite(client, async () => undefined, content);
    await writeDump(client, content.sources);
    return opened;
  });

const openDump = async (content: Content): Promise<OpenDatabase | null> => {
  const dump = await readDump(content.sources);
  const loaded = dump && (await PGlite.create({ loadDataDir: dump }).catch(() => null));
  if (!loaded) return null;
  const db = embedded(loaded);
  await content.refresh(db);
  return { db, close: () => loaded.close() };
};

const openPglite = async (
  client: PGlite,
  release: () => Promise<void>,
  content: Content,
): Promise<OpenDatabase> => {
  await migratePglite(drizzlePglite(client), { migrationsFolder });
  const db = embedded(client);
  await content.fill(db);
  return {
    db,
    close: async () => {
      await client.close();
      await release();
    },
  };
};

const embedded = (client: PGlite): Database => {
  askInOneMessage(client);
  return ownDatabase((logger) => drizzlePglite(client, { schema, logger }));
};

const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (!(error instanceof Error)) return String(error);
  // How PGlite ends when it cannot read its own files.
  if (/-sASSERTIONS|^Aborted\(|memory access out of bounds|unreachable/.test(error.message))
    return 'its files are damaged; set SANDBOX_DATA to another folder, or delete this one';
  return error.cause === undefined ? error.message : reasonOf(error.cause);
};

const withoutPassword = (url: string) => url.replace(/(:\/\/[^:/@]*):[^@]*@/, '$1:***@');
