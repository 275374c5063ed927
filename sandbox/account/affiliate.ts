import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from '../db/schema';
import { refused } from '../http/answer';

/** Whose downline a person becomes who registers with this invitation code; null for a code that nobody has. */
export const uplineOf = async (db: Database, code: string): Promise<string | null> => {
  const [upline] = await db.select({ id: users.id }).from(users).where(eq(users.affiliateCode, code.toUpperCase()));
  return upline?.id ?? null;
};

export const invitationCodeUnknown = refused((words) => words.invitationCode, { reason: 'invitationCode' });
