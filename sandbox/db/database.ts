import { mkdir, readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { lock } from 'proper-lockfile';
import { seedWhenEmpty } from '../seed';
import { bringContractsUpToDate } from '../seed/contracts';
import { restoreDeposits } from '../seed/deposits';
import { restoreActivities } from '../seed/activities';
import { bringMissionsUpToDate } from '../seed/missions';
import { bringRecordsUpToDate } from '../seed/records';
import { restoreWithdrawals } from '../seed/withdrawals';
import { readDump, whileMakingDump, writeDump } from './dump';
import * as schema from './schema';
import { embeddedDatabase } from './written';

/** The same queries on PGlite and on PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
export type OpenDatabase = { db: Database; close(): Promise<void> };
/** Where the data lives: a PostgreSQL server, a folder of PGlite, or memory. */
export type DatabasePlace = { url?: string | undefined; folder?: string | undefined };

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Opens, migrates and, when it is empty, seeds the database. Rejects with a sentence a person can
 * act on.
 */
export const openDatabase = async ({ url, folder }: DatabasePlace): Promise<OpenDatabase> => {
  if (url) return openPostgres(url);
  return folder ? openFolder(resolve(folder)) : openMemory();
};

const openPostgres = async (url: string): Promise<OpenDatabase> => {
  const { pg, drizzle, migrate } = await loadPostgres();
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  // An idle connection that the server closes must not end the process; the next query opens
  // another.
  pool.on('error', () => undefined);
  const db = drizzle(pool, { schema });
  try {
    await migrate(db, { migrationsFolder });
    await seedWhenEmpty(db);
  } catch (error) {
    await pool.end();
    throw new Error(`The database at ${withoutPassword(url)} cannot be used: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  return { db, close: () => pool.end() };
};

/** Only who has a server waits for what talks to one. */
const loadPostgres = async () => {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  return { pg, drizzle, migrate };
};

const openFolder = async (folder: string): Promise<OpenDatabase> => {
  await mkdir(folder, { recursive: true });
  const release = await lock(folder, { lockfilePath: `${folder}.lock`, stale: 30_000 }).catch(
    () => {
      throw new Error(
        `The data folder ${folder} is in use by another sandbox; stop that one or set SANDBOX_DATA to another folder.`,
      );
    },
  );
  try {
    // The dump fills an empty folder faster than migrating and seeding it; what lives there already
    // stays.
    const dump = (await readdir(folder)).length === 0 ? await readDump() : null;
    const opened = await openPglite(
      await PGlite.create(folder, dump ? { loadDataDir: dump } : {}),
      release,
    );
    if (dump) await bringUpToDate(opened.db);
    return opened;
  } catch (error) {
    await release();
    throw new Error(`The data folder ${folder} cannot be opened: ${reasonOf(error)}`, {
      cause: error,
    });
  }
};

/** A dump of the migrated and seeded database opens in a fifth of the time that making it takes. */
const openMemory = async (): Promise<OpenDatabase> =>
  (await openDump()) ??
  whileMakingDump(async () => {
    // Another start may have made it while this one waited for its turn.
    const ready = await openDump();
    if (ready) return ready;
    const client = await PGlite.create();
    const opened = await openPglite(client, async () => undefined);
    await writeDump(client);
    return opened;
  });

const openDump = async (): Promise<OpenDatabase | null> => {
  const dump = await readDump();
  const loaded = dump && (await PGlite.create({ loadDataDir: dump }).catch(() => null));
  if (!loaded) return null;
  const db = embeddedDatabase(loaded);
  await bringUpToDate(db);
  return { db, close: () => loaded.close() };
};

/** The seed in a dump is as old as the dump. */
const bringUpToDate = async (db: Database): Promise<void> => {
  const now = Date.now();
  const haveRecordsMoved = await bringRecordsUpToDate(db, now);
  await bringContractsUpToDate(db, now);
  await bringMissionsUpToDate(db, now, haveRecordsMoved);
  await restoreWithdrawals(db, now);
  await restoreActivities(db, now);
  if (haveRecordsMoved) await restoreDeposits(db, now);
};

const openPglite = async (client: PGlite, release: () => Promise<void>): Promise<OpenDatabase> => {
  await migratePglite(drizzlePglite(client), { migrationsFolder });
  const db = embeddedDatabase(client);
  await seedWhenEmpty(db);
  return {
    db,
    close: async () => {
      await client.close();
      await release();
    },
  };
};

const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
};

const withoutPassword = (url: string) => url.replace(/(:\/\/[^:/@]*):[^@]*@/, '$1:***@');
