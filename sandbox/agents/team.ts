import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { teamLinks } from '../db/schema';
import { refused } from '../kit/answer';

/** A member as the tables of a team name them. */
export type Party = { id: string; account: string };

/**
 * The refusal for a person outside the caller's team; the caller is not told whether such an
 * account exists.
 */
export const notInTeam = refused((words) => words.notInTeam, { reason: 'notInTeam' });

/** The condition that a column names a member below an agent. */
export const ofTeam = (column: AnyPgColumn, agentId: string): SQL =>
  sql`${column} in (
    select ${teamLinks.memberId} from ${teamLinks} where ${teamLinks.ancestorId} = ${agentId})`;

/** Whether a member is below an agent. */
export const isBelow = async (db: Database, agentId: string, memberId: string): Promise<boolean> =>
  (
    await db
      .select({ depth: teamLinks.depth })
      .from(teamLinks)
      .where(and(eq(teamLinks.ancestorId, agentId), eq(teamLinks.memberId, memberId)))
  ).length > 0;

/** Links a new member to an upline and to everyone above that upline. */
export const joinTeam = async (db: Database, uplineId: string, memberId: string): Promise<void> => {
  await db.execute(sql`insert into ${teamLinks} (ancestor_id, member_id, depth)
    select ${uplineId}, ${memberId}, 1
    union all
    select ancestor_id, ${memberId}, depth + 1 from ${teamLinks} where member_id = ${uplineId}`);
};
