import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** How the names of this run's databases begin on the server of TEST_DATABASE_URL. */
    databasePrefix: string;
  }
}

/**
 * Names the databases that the workers of this run make on the server, and drops them at its end.
 */
export const setup = (project: TestProject): (() => Promise<void>) => {
  const url = process.env['TEST_DATABASE_URL'];
  const prefix = `croupier_${randomBytes(6).toString('hex')}_`;
  project.provide('databasePrefix', prefix);
  return async () => {
    if (!url) return;
    const server = new pg.Client({ connectionString: url });
    await server.connect();
    const { rows } = await server.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { name } of rows) await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await server.end();
  };
};
