import { and, countDistinct, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { isLive, type SessionRules } from '../account/liveSessions';
import { playTickets, sessions } from '../db/schema';

/** How many members sit in each room: those with a live ticket and a live session. */
export const seatedNow = async (
  db: Database,
  rules: SessionRules,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ roomId: playTickets.roomId, seated: countDistinct(sessions.userId) })
    .from(playTickets)
    .innerJoin(sessions, eq(sessions.tokenHash, playTickets.sessionHash))
    .where(and(isNotNull(playTickets.roomId), isSeated(rules)))
    .groupBy(playTickets.roomId);
  return new Map(rows.flatMap(({ roomId, seated }) => (roomId ? [[roomId, seated]] : [])));
};

/**
 * Whether a room has a seat for a member: one that the member sits on, or a free one. Other members
 * wait here until the transaction ends, so that two of them never take the last seat.
 */
export const hasSeat = async (
  tx: Database,
  rules: SessionRules,
  { roomId, seats, userId }: { roomId: string; seats: number; userId: string },
): Promise<boolean> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`room ${roomId}`}))`);
  const [others] = await tx
    .select({ seated: countDistinct(sessions.userId) })
    .from(playTickets)
    .innerJoin(sessions, eq(sessions.tokenHash, playTickets.sessionHash))
    .where(and(eq(playTickets.roomId, roomId), ne(sessions.userId, userId), isSeated(rules)));
  return (others?.seated ?? 0) < seats;
};

const isSeated = (rules: SessionRules) =>
  and(gt(playTickets.expiresAt, rules.clock.date()), isLive(rules));
