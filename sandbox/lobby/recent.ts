import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database';
import { recentGames } from '../db/schema';

/** How many of a person's games are remembered. */
const KEPT = 100;

/** Puts a game first among the games that a person played recently. */
export const noteRecent = async (
  db: Database,
  userId: string,
  nodeId: string,
  now: Date,
): Promise<void> => {
  await db
    .insert(recentGames)
    .values({ userId, nodeId, playedAt: now })
    .onConflictDoUpdate({
      target: [recentGames.userId, recentGames.nodeId],
      set: { playedAt: now },
    });
  const beyond = await db
    .select({ nodeId: recentGames.nodeId })
    .from(recentGames)
    .where(eq(recentGames.userId, userId))
    .orderBy(desc(recentGames.playedAt), recentGames.nodeId)
    .offset(KEPT);
  if (beyond.length === 0) return;
  await db.delete(recentGames).where(
    and(
      eq(recentGames.userId, userId),
      inArray(
        recentGames.nodeId,
        beyond.map((row) => row.nodeId),
      ),
    ),
  );
};

/** The games that a person played, the last one first. */
export const recentNodes = async (db: Database, userId: string): Promise<string[]> => {
  const rows = await db
    .select({ nodeId: recentGames.nodeId })
    .from(recentGames)
    .where(eq(recentGames.userId, userId))
    .orderBy(desc(recentGames.playedAt), recentGames.nodeId);
  return rows.map((row) => row.nodeId);
};
