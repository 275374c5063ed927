import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from '../db/schema';
import { refused } from '../http/answer';

/** Whose downline a person becomes who registers with this invitation code; null for a code that nobody has. */
export const uplineOf = async (db: Database, code: string): Promise<string | null> => {
  const [upline] = await db.select({ id: users.id }).from(users).where(eq(users.affiliateCode, code.toUpperCase()));
  return upline?.id ?? null;
};

/** Whose invitation link brought a person here; null for a code that nobody has, which keeps nobody out. */
export const referrerOf = async (db: Database, code: string): Promise<string | null> => {
  const [referrer] = await db.select({ id: users.id }).from(users).where(eq(users.referralCode, code.toUpperCase()));
  return referrer?.id ?? null;
};

export const invitationCodeUnknown = refused((words) => words.invitationCode, { reason: 'invitationCode' });
