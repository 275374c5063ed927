import { and, asc, count, desc, eq, inArray, like, or, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Downline, Downlines, downlinesQuerySchema } from '../../contract/agents';
import type { LiveSession } from '../account/sessions';
import type { Database } from '../db/database';
import { contracts, teamLinks, users, wallets, type User } from '../db/schema';
import { accepted, type Answer } from '../http/answer';
import type { Services } from '../services';
import { grouped, isBelow, notInTeam, onlineOf, pathsTo, type Party } from './team';

/** Team management: who stands directly below somebody of the caller's team, or whoever below matches a search (spec §2). */
export const downlinesOf = async (
  { clock }: Pick<Services, 'clock'>, db: Database, { user }: LiveSession,
  { parentId = user.id, search = '', pageNo, pageSize }: v.InferOutput<typeof downlinesQuerySchema>,
): Promise<Answer<Downlines>> => {
  if (parentId !== user.id && !await isBelow(db, user.id, parentId)) return notInTeam;
  const page = { offset: (pageNo - 1) * pageSize, limit: pageSize };
  const { ids, total } = search.trim() === '' ? await directOf(db, parentId, page) : await foundBelow(db, parentId, search.trim(), page);
  const downlines = await shown(db, clock, user, ids);
  return accepted({ path: await pathOf(db, user, parentId), downlines, total, pageNum: pageNo, totalPages: Math.max(1, Math.ceil(total / pageSize)) });
};

type Page = { offset: number; limit: number };
/** Ids alone are sorted and counted: ten thousand whole accounts would not fit into the memory of a sort. */
type Found = { ids: string[]; total: number };

/** Agents first. */
const directOf = async (db: Database, parentId: string, { offset, limit }: Page): Promise<Found> => {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.uplineId, parentId)).orderBy(desc(users.type), asc(users.username)).offset(offset).limit(limit);
  const [counted] = await db.select({ all: count() }).from(teamLinks).where(and(eq(teamLinks.ancestorId, parentId), eq(teamLinks.depth, 1)));
  return { ids: rows.map(({ id }) => id), total: counted?.all ?? 0 };
};

/** The nearest first. */
const foundBelow = async (db: Database, parentId: string, search: string, { offset, limit }: Page): Promise<Found> => {
  const wanted = containing(search.toLowerCase());
  const matching = and(eq(teamLinks.ancestorId, parentId), or(like(users.username, wanted), like(sql`lower(${users.nickname})`, wanted)));
  const rows = await db.select({ id: users.id, all: sql<number>`count(*) over ()::int` }).from(teamLinks).innerJoin(users, eq(users.id, teamLinks.memberId))
    .where(matching).orderBy(asc(teamLinks.depth), asc(users.username)).offset(offset).limit(limit);
  if (rows.length > 0 || offset === 0) return { ids: rows.map(({ id }) => id), total: rows[0]?.all ?? 0 };
  const [counted] = await db.select({ all: count() }).from(teamLinks).innerJoin(users, eq(users.id, teamLinks.memberId)).where(matching);
  return { ids: [], total: counted?.all ?? 0 };
};

/** What LIKE takes as signs of its own is meant as it is. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const pathOf = async (db: Database, user: User, parentId: string): Promise<Party[]> => {
  const caller = { id: user.id, account: user.username };
  if (parentId === user.id) return [caller];
  const [parent] = await db.select({ id: users.id, account: users.username }).from(users).where(eq(users.id, parentId));
  const between = (await pathsTo(db, user.id, [parentId])).get(parentId) ?? [];
  return [caller, ...between, ...(parent ? [parent] : [])].map(({ id, account }) => ({ id, account }));
};

const shown = async (db: Database, clock: Services['clock'], caller: User, ids: readonly string[]): Promise<Downline[]> => {
  if (ids.length === 0) return [];
  const [paths, online] = [await pathsTo(db, caller.id, ids), await onlineOf(db, clock, ids)];
  const found = await db.select({ user: users, balance: wallets.balance }).from(users).innerJoin(wallets, eq(wallets.userId, users.id)).where(inArray(users.id, [...ids]));
  const rows = found.toSorted((a, b) => ids.indexOf(a.user.id) - ids.indexOf(b.user.id));
  const teams = new Map((await db.select({ id: teamLinks.ancestorId, team: count(), direct: sql<number>`count(*) filter (where ${teamLinks.depth} = 1)::int` })
    .from(teamLinks).where(inArray(teamLinks.ancestorId, [...ids])).groupBy(teamLinks.ancestorId)).map((row) => [row.id, row]));
  const agreed = grouped(await db.selectDistinct({ downlineId: contracts.downlineId, type: contracts.type, status: contracts.status }).from(contracts)
    .innerJoin(users, and(eq(users.id, contracts.downlineId), eq(users.uplineId, contracts.uplineId)))
    .where(and(inArray(contracts.downlineId, [...ids]), inArray(contracts.status, ['pending', 'accepted']))).orderBy(contracts.type, contracts.status), ({ downlineId }) => downlineId);
  return rows.map(({ user: { id, username, nickname, type, registeredAt, lastLoginAt }, balance }) => ({
    id, account: username, nickname, type, isOnline: online.has(id), balance,
    direct: teams.get(id)?.direct ?? 0, team: teams.get(id)?.team ?? 0,
    registeredAt: registeredAt.getTime(), lastLoginAt: lastLoginAt?.getTime() ?? null,
    path: (paths.get(id) ?? []).map((party) => ({ id: party.id, account: party.account })),
    contracts: (agreed.get(id) ?? []).flatMap(({ type: of, status }) => (status === 'pending' || status === 'accepted' ? [{ type: of, status }] : [])),
  }));
};
