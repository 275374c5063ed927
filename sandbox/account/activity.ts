import { and, eq, lt, or } from 'drizzle-orm';
import type * as v from 'valibot';
import type { idleSchema } from '../../contract/idleLogout';
import type { Database } from '../db/database';
import { sessions } from '../db/schema';
import { packOf } from '../member/limits/check';
import { isLive, type SessionRules } from './liveSessions';

const MINUTE = 60_000;

/**
 * Notes that a person did something in a session: it counts for every live session of the account
 * in the same browser (docs/decisions/0104). A session that has ended stays ended.
 */
export const noteActivity = async (
  db: Database,
  rules: SessionRules,
  tokenHash: string,
  secondsAgo = 0,
): Promise<void> => {
  const [own] = await db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash));
  if (!own) return;
  const { userId, address, userAgent } = own;
  const isSameBrowser =
    address !== null && userAgent !== null
      ? and(eq(sessions.address, address), eq(sessions.userAgent, userAgent))
      : undefined;
  const at = rules.clock.date(-secondsAgo * 1_000);
  await db
    .update(sessions)
    .set({ activeAt: at })
    .where(
      and(
        eq(sessions.userId, userId),
        or(eq(sessions.tokenHash, tokenHash), isSameBrowser),
        lt(sessions.activeAt, at),
        isLive(rules),
      ),
    );
};

/** When a session ends if nobody does anything. */
export const idleOf = async (
  db: Database,
  rules: SessionRules,
  tokenHash: string,
): Promise<v.InferOutput<typeof idleSchema>> => {
  const minutes = packOf(rules).idleLogout.value;
  const [own] = await db
    .select({ activeAt: sessions.activeAt })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash));
  return {
    logout: minutes && own ? { at: own.activeAt.getTime() + minutes * MINUTE, minutes } : null,
    now: rules.clock.now(),
  };
};
