import { defineConfig } from 'drizzle-kit';

/**
 * `npx drizzle-kit generate --config sandbox/drizzle.config.ts` writes a migration after a change
 * of the schema.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './sandbox/db/schema.ts',
  out: './sandbox/db/migrations',
});
