import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest';
import type { OpenDatabase } from '../../../sandbox/db/database';
import { openSeededDatabase } from '../../../sandbox/seed/content';
import { createPlatform, type Platform, type PlatformOptions } from '../../../sandbox/platform';
import { borrowDatabase, lender } from '../../support/borrowDatabase';
import { createClient, type Client } from './client';
import { createStageClock, type StageClock } from './stageClock';

export type Stage = {
  readonly platform: Platform;
  readonly client: Client;
  readonly clock: StageClock;
  /** Starts the platform again: what it held in memory is gone, the database stays. */
  restart(): Promise<void>;
};
type Options = Omit<PlatformOptions, 'database' | 'clock'>;

/** Proofs of work are solved hundreds of times here; the duration of one is not under test. */
const EASY = { cost: 10, from: 2, to: 8 };

/** Tests place many bets at once; those of the cycle ask for the pack's. */
const FAST = 'none';

/** Without a cached dump the database is made first, which takes time on a busy machine. */
export const COLD_START = 60_000;

const serverUrl = process.env['TEST_DATABASE_URL'];
type Databases = ReadonlyArray<readonly [name: string, open: () => Promise<OpenDatabase>]>;
const embedded: Databases = [['PGlite', borrowDatabase]];
const onServer = (open: (url: string) => () => Promise<OpenDatabase>): Databases =>
  serverUrl ? [['PostgreSQL', open(serverUrl)]] : [];
const databases = [...embedded, ...onServer((url) => lender(() => openOnServer(url, true)))];
const shared = [...embedded, ...onServer((url) => () => openOnServer(url, false))];

/**
 * Runs the tests on PGlite and, when TEST_DATABASE_URL is set, on a database of that server too.
 */
export const onEveryDatabase = (tests: (stage: Stage) => void, options: Options = {}): void =>
  onDatabases(databases, tests, options);

/**
 * As `onEveryDatabase`, but the platform takes it that others write to the database of the server
 * too: a reset restores every table.
 */
export const onSharedDatabases = (tests: (stage: Stage) => void): void =>
  onDatabases(shared, tests, {});

/**
 * Runs the tests on PGlite alone, where the test's own surroundings do not go with a server's
 * driver.
 */
export const onEmbeddedDatabase = (tests: (stage: Stage) => void, options: Options = {}): void =>
  onDatabases(embedded, tests, options);

const onDatabases = (chosen: Databases, tests: (stage: Stage) => void, options: Options): void => {
  describe.each(chosen)('%s', (_name, open) => {
    let current: Omit<Stage, 'restart'> | undefined;
    let database: OpenDatabase | undefined;
    const stage: Stage = {
      get platform() {
        return opened().platform;
      },
      get client() {
        return opened().client;
      },
      get clock() {
        return opened().clock;
      },
      restart: () => begin(opened().clock),
    };
    const opened = () => {
      if (!current) throw new Error('The platform opens in beforeAll.');
      return current;
    };
    const begin = async (clock: StageClock): Promise<void> => {
      database ??= await open();
      const platform = await createPlatform({
        database,
        clock,
        controls: true,
        verificationWork: EASY,
        gamePace: FAST,
        ...options,
      });
      current = {
        platform,
        clock,
        client: createClient(async (path, init) => platform.app.request(path, init)),
      };
    };
    beforeAll(() => begin(createStageClock()), COLD_START);
    beforeEach(() => opened().client.control('POST', 'reset'));
    afterAll(() => opened().platform.close());
    tests(stage);
  });
};

/** A new database on the server, by its name; the end of the run drops it. */
export const createDatabase = async (url: string): Promise<string> => {
  const name = inject('databasePrefix') + randomBytes(6).toString('hex');
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  await server.query(`CREATE DATABASE ${name}`);
  await server.end();
  return name;
};

const openOnServer = async (url: string, isOwn: boolean): Promise<OpenDatabase> => {
  const own = new URL(url);
  own.pathname = `/${await createDatabase(url)}`;
  return openSeededDatabase({ url: own.href, isOwn });
};
