import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database';
import { platformKeys } from './schema';

/**
 * A key of the platform that every process on this database shares. `make` makes it where no
 * process has yet; of two that try at once, one wins.
 */
export const sharedKey = async (
  db: Database,
  name: string,
  make: () => string | Promise<string> = () => randomBytes(32).toString('base64url'),
): Promise<string> => {
  const read = async () =>
    (await db.select().from(platformKeys).where(eq(platformKeys.name, name)))[0];
  const kept = await read();
  if (kept) return kept.value;
  await db
    .insert(platformKeys)
    .values({ name, value: await make() })
    .onConflictDoNothing();
  const made = await read();
  if (!made) throw new Error(`the key ${name} was not kept`);
  return made.value;
};
