import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { sessions, teamLinks, users } from '../db/schema';
import { refused } from '../http/answer';

export type Party = { id: string; account: string };

/** Whoever is not below the caller does not exist for the caller. */
export const notInTeam = refused((words) => words.notInTeam, { reason: 'notInTeam' });

/** Rows of whoever stands below somebody. */
export const ofTeam = (column: AnyPgColumn, agentId: string): SQL =>
  sql`${column} in (select ${teamLinks.memberId} from ${teamLinks} where ${teamLinks.ancestorId} = ${agentId})`;

export const isBelow = async (db: Database, agentId: string, memberId: string): Promise<boolean> =>
  (await db.select({ depth: teamLinks.depth }).from(teamLinks).where(and(eq(teamLinks.ancestorId, agentId), eq(teamLinks.memberId, memberId)))).length > 0;

/** Puts somebody who was just made below an upline and everybody above that one. */
export const joinTeam = async (db: Database, uplineId: string, memberId: string): Promise<void> => {
  await db.execute(sql`insert into ${teamLinks} (ancestor_id, member_id, depth)
    select ${uplineId}, ${memberId}, 1 union all select ancestor_id, ${memberId}, depth + 1 from ${teamLinks} where member_id = ${uplineId}`);
};

/** For each of some members whoever stands between an agent and them, from the top down. */
export const pathsTo = async (db: Database, agentId: string, memberIds: readonly string[]): Promise<ReadonlyMap<string, Party[]>> => {
  if (memberIds.length === 0) return new Map();
  const [above, own] = [alias(teamLinks, 'above'), alias(teamLinks, 'own')];
  const rows = await db.select({ memberId: above.memberId, id: users.id, account: users.username }).from(above)
    .innerJoin(own, and(eq(own.memberId, above.ancestorId), eq(own.ancestorId, agentId))).innerJoin(users, eq(users.id, above.ancestorId))
    .where(inArray(above.memberId, [...memberIds])).orderBy(desc(above.depth));
  return grouped(rows, ({ memberId }) => memberId);
};

/** Who of some people has a session that lives. */
export const onlineOf = async (db: Database, clock: Clock, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await db.selectDistinct({ id: sessions.userId }).from(sessions)
    .where(and(inArray(sessions.userId, [...ids]), sql`${sessions.expiresAt} > ${clock.date()}`));
  return new Set(rows.map(({ id }) => id));
};

export const grouped = <T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
};
