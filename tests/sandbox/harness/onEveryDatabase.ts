import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { createClock, type Clock } from '../../../sandbox/base/clock';
import type { OpenDatabase } from '../../../sandbox/db/database';
import { openSeededDatabase } from '../../../sandbox/seed/content';
import { createPlatform, type Platform, type PlatformOptions } from '../../../sandbox/platform';
import { borrowDatabase } from '../../support/borrowDatabase';
import { createClient, type Client } from './client';

export type Stage = { readonly platform: Platform; readonly client: Client; readonly clock: Clock };
type Options = Omit<PlatformOptions, 'database' | 'clock'>;

/** Proofs of work are solved hundreds of times here; the duration of one is not under test. */
const EASY = { cost: 10, from: 2, to: 8 };

/** Without a cached dump the database is made first, which takes time on a busy machine. */
export const COLD_START = 60_000;

const serverUrl = process.env['TEST_DATABASE_URL'];
const databases: Array<[name: string, open: () => Promise<OpenDatabase>]> = [
  ['PGlite', borrowDatabase],
  ...(serverUrl
    ? [['PostgreSQL', () => openThrowAway(serverUrl)] as [string, () => Promise<OpenDatabase>]]
    : []),
];

/**
 * Runs the tests on PGlite and, when TEST_DATABASE_URL is set, on a separate database of that
 * server too.
 */
export const onEveryDatabase = (tests: (stage: Stage) => void, options: Options = {}): void =>
  onDatabases(databases, tests, options);

/**
 * Runs the tests on PGlite alone, when the test's environment does not work with a server's driver.
 */
export const onEmbeddedDatabase = (tests: (stage: Stage) => void, options: Options = {}): void =>
  onDatabases(databases.slice(0, 1), tests, options);

const onDatabases = (
  chosen: typeof databases,
  tests: (stage: Stage) => void,
  options: Options,
): void => {
  describe.each(chosen)('%s', (_name, open) => {
    let current: Stage | undefined;
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
    };
    const opened = () => {
      if (!current) throw new Error('The platform opens in beforeAll.');
      return current;
    };
    beforeAll(async () => {
      const clock = createClock();
      const platform = await createPlatform({
        database: await open(),
        clock,
        controls: true,
        verificationWork: EASY,
        ...options,
      });
      current = {
        platform,
        clock,
        client: createClient(async (path, init) => platform.app.request(path, init)),
      };
    }, COLD_START);
    beforeEach(() => opened().client.control('POST', 'reset'));
    afterAll(() => opened().platform.close());
    tests(stage);
  });
};

/** A separate database, so that test files can run in parallel; dropped at the end. */
const openThrowAway = async (url: string): Promise<OpenDatabase> => {
  const name = `croupier_${randomBytes(6).toString('hex')}`;
  await onServer(url, `CREATE DATABASE ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const opened = await openSeededDatabase({ url: own.href });
  return {
    db: opened.db,
    close: async () => {
      await opened.close();
      await onServer(url, `DROP DATABASE ${name}`);
    },
  };
};

const onServer = async (url: string, statement: string) => {
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  await server.query(statement);
  await server.end();
};
