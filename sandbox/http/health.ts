import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { logFault } from '../kit/logFault';
import type { Services } from '../kit/services';

/** For the monitor of an operator: 200 when the platform and its database answer, 503 otherwise. */
export const mountHealth = (app: Hono, { db }: Pick<Services, 'db'>): void => {
  app.get('/healthz', async (c) => {
    c.header('Cache-Control', 'no-store');
    try {
      await db.execute(sql`select 1`);
      return c.json({ status: 'ok' });
    } catch (error) {
      logFault('The health check', error);
      return c.json({ status: 'the database does not answer' }, 503);
    }
  });
};
