import { and, asc, count, desc, eq, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import type { Downline, Downlines, downlinesQuerySchema } from '../../contract/agents';
import { isLive, type SessionRules } from '../account/liveSessions';
import type { Database } from '../db/database';
import { contracts, sessions, teamLinks, users, wallets } from '../db/schema';
import { accepted, type Answer } from '../kit/answer';
import { notInTeam, type Party } from './team';
import type { LiveSession } from '../kit/row';

/**
 * Team management: the direct downlines of a member of the caller's team, or all members below who
 * match a search (spec §2).
 */
export const downlinesOf = async (
  rules: SessionRules,
  db: Database,
  { user }: LiveSession,
  { parentId = user.id, search = '', pageNo, pageSize }: v.InferOutput<typeof downlinesQuerySchema>,
): Promise<Answer<Downlines>> => {
  const caller = { id: user.id, account: user.username };
  const path = parentId === user.id ? [caller] : await lineTo(db, user.id, parentId);
  if (path.length === 0) return notInTeam;
  const page = { offset: (pageNo - 1) * pageSize, limit: pageSize };
  const { ids, total } =
    search.trim() === ''
      ? await directOf(db, parentId, page)
      : await foundBelow(db, parentId, search.trim(), page);
  const downlines = await shown(db, rules, user.id, ids);
  return accepted({
    path,
    downlines,
    total,
    pageNum: pageNo,
    totalPages: Math.max(1, Math.ceil(total / pageSize)),
  });
};

type Page = { offset: number; limit: number };
/**
 * Only ids are sorted and counted: ten thousand whole accounts would not fit into the memory of a
 * sort.
 */
type Found = { ids: string[]; total: number };

/** The line from an agent down to a member of the team; empty for anyone else. */
const lineTo = async (db: Database, agentId: string, memberId: string): Promise<Party[]> => {
  const above = db
    .select({ id: users.id, account: users.username, depth: teamLinks.depth })
    .from(teamLinks)
    .innerJoin(users, eq(users.id, teamLinks.ancestorId))
    .where(eq(teamLinks.memberId, memberId));
  const own = db
    .select({ id: users.id, account: users.username, depth: sql<number>`0` })
    .from(users)
    .where(eq(users.id, memberId));
  const line = (await above.unionAll(own)).toSorted((one, other) => other.depth - one.depth);
  const agentAt = line.findIndex(({ id, depth }) => id === agentId && depth > 0);
  return agentAt < 0 ? [] : line.slice(agentAt).map(({ id, account }) => ({ id, account }));
};

/** Agents first. */
const directOf = async (
  db: Database,
  parentId: string,
  { offset, limit }: Page,
): Promise<Found> => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.uplineId, parentId))
    .orderBy(desc(users.type), asc(users.username))
    .offset(offset)
    .limit(limit);
  const [counted] = await db
    .select({ all: count() })
    .from(teamLinks)
    .where(and(eq(teamLinks.ancestorId, parentId), eq(teamLinks.depth, 1)));
  return { ids: rows.map(({ id }) => id), total: counted?.all ?? 0 };
};

/** The nearest first. */
const foundBelow = async (
  db: Database,
  parentId: string,
  search: string,
  { offset, limit }: Page,
): Promise<Found> => {
  const matching = and(eq(teamLinks.ancestorId, parentId), isCalled(search));
  const rows = await db
    .select({ id: users.id, all: sql<number>`count(*) over ()::int` })
    .from(teamLinks)
    .innerJoin(users, eq(users.id, teamLinks.memberId))
    .where(matching)
    .orderBy(asc(teamLinks.depth), asc(users.username))
    .offset(offset)
    .limit(limit);
  if (rows.length > 0 || offset === 0)
    return { ids: rows.map(({ id }) => id), total: rows[0]?.all ?? 0 };
  const [counted] = await db
    .select({ all: count() })
    .from(teamLinks)
    .innerJoin(users, eq(users.id, teamLinks.memberId))
    .where(matching);
  return { ids: [], total: counted?.all ?? 0 };
};

/** By a part of the account or of the nickname. */
export const isCalled = (search: string): SQL | undefined => {
  const wanted = containing(search.toLowerCase());
  return or(like(users.username, wanted), like(sql`lower(${users.nickname})`, wanted));
};

/** A LIKE pattern that finds the text itself: `%`, `_` and backslash are escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** One query for the whole page: on an embedded database each query costs more than its rows. */
const shown = async (
  db: Database,
  rules: SessionRules,
  agentId: string,
  ids: readonly string[],
): Promise<Downline[]> => {
  if (ids.length === 0) return [];
  const [above, own, between] = [
    alias(teamLinks, 'above'),
    alias(teamLinks, 'own'),
    alias(users, 'between'),
  ];
  const rows = await db
    .select({
      id: users.id,
      account: users.username,
      nickname: users.nickname,
      type: users.type,
      balance: wallets.balance,
      registeredAt: users.registeredAt,
      lastLoginAt: users.lastLoginAt,
      isOnline: sql<boolean>`exists (select from ${sessions}
        where ${sessions.userId} = ${users.id} and ${isLive(rules)})`,
      direct: sql<number>`(select count(*)::int from ${teamLinks}
        where ${teamLinks.ancestorId} = ${users.id} and ${teamLinks.depth} = 1)`,
      team: sql<number>`(select count(*)::int from ${teamLinks}
        where ${teamLinks.ancestorId} = ${users.id})`,
      path: sql<Party[]>`coalesce((
        select json_agg(
          json_build_object('id', ${between.id}, 'account', ${between.username})
          order by ${above.depth} desc)
        from ${teamLinks} ${above}
        join ${teamLinks} ${own}
          on ${own.memberId} = ${above.ancestorId} and ${own.ancestorId} = ${agentId}
        join ${users} ${between} on ${between.id} = ${above.ancestorId}
        where ${above.memberId} = ${users.id}), '[]')`,
      contracts: sql<Downline['contracts']>`coalesce((
        select jsonb_agg(distinct
          jsonb_build_object('type', ${contracts.type}, 'status', ${contracts.status}))
        from ${contracts}
        where ${contracts.downlineId} = ${users.id} and ${contracts.uplineId} = ${users.uplineId}
          and ${contracts.status} in ('pending', 'accepted')), '[]')`,
    })
    .from(users)
    .innerJoin(wallets, eq(wallets.userId, users.id))
    .where(inArray(users.id, [...ids]));
  return rows
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map(({ registeredAt, lastLoginAt, ...rest }) => ({
      ...rest,
      registeredAt: registeredAt.getTime(),
      lastLoginAt: lastLoginAt?.getTime() ?? null,
    }));
};
