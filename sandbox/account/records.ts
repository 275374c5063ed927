import { and, count, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import type { MemberRecord, MemberRecords, memberRecordsQuerySchema } from '../../contract/account';
import type { Database } from '../db/database';
import { bets, walletMovements, type User } from '../db/schema';
import { accepted, type Answer } from '../http/answer';
import { recordDaysWrong, spanOf } from './recordDays';

/** A member's own bets or movements of the wallet, newest first (ODSFE2_MemTransDet). Days are those of the platform's time zone. */
export const memberRecords = async (
  db: Database, { id }: User, { kind, from, to, pageNo, pageSize }: v.InferOutput<typeof memberRecordsQuerySchema>,
): Promise<Answer<MemberRecords>> => {
  const span = spanOf({ from, to });
  if (!span) return recordDaysWrong;
  const page = { offset: (pageNo - 1) * pageSize, limit: pageSize };
  const { start, end } = span;
  const { records, total, totals } = kind === 'bets'
    ? await betRecords(db, and(eq(bets.userId, id), gte(bets.time, start), lt(bets.time, end)), page)
    : await movementRecords(db, and(eq(walletMovements.userId, id), gte(walletMovements.time, start), lt(walletMovements.time, end)), page);
  return accepted({ records, total, totals, pageNum: pageNo, totalPages: Math.max(1, Math.ceil(total / pageSize)) });
};

type Page = { offset: number; limit: number };
type Found = Pick<MemberRecords, 'records' | 'total' | 'totals'>;

const betRecords = async (db: Database, chosen: SQL | undefined, { offset, limit }: Page): Promise<Found> => {
  const rows = await db.select().from(bets).where(chosen).orderBy(desc(bets.time), desc(bets.id)).offset(offset).limit(limit);
  const [sums] = await db.select({ total: count(), amount: sumOf(bets.stake), profit: sumOf(bets.profit) }).from(bets).where(chosen);
  const records = rows.map(({ clientId, gameName, vassalage, stake, profit, balance, time }): MemberRecord => ({
    id: clientId, time: time.getTime(), title: gameName, vassalage, amount: stake, profit, balance, status: profit === null ? 'open' : 'settled',
  }));
  return { records, total: sums?.total ?? 0, totals: { amount: sums?.amount ?? NOTHING, profit: sums?.profit ?? NOTHING } };
};

/** What was not approved moved nothing: it is listed, not counted. */
const movementRecords = async (db: Database, chosen: SQL | undefined, { offset, limit }: Page): Promise<Found> => {
  const rows = await db.select().from(walletMovements).where(chosen).orderBy(desc(walletMovements.time), desc(walletMovements.id)).offset(offset).limit(limit);
  const approved = sql<string>`coalesce(sum(${walletMovements.amount}) filter (where ${walletMovements.status} = 'approved'), 0.00)::text`;
  const [sums] = await db.select({ total: count(), amount: approved }).from(walletMovements).where(chosen);
  const records = rows.map(({ id, kind, vassalage, amount, balance, status, time }): MemberRecord =>
    ({ id: `m-${id}`, time: time.getTime(), title: kind, vassalage, amount, profit: null, balance, status }));
  return { records, total: sums?.total ?? 0, totals: { amount: sums?.amount ?? NOTHING, profit: null } };
};

const NOTHING = '0.00';
const sumOf = (column: typeof bets.stake | typeof bets.profit) => sql<string>`coalesce(sum(${column}), 0.00)::text`;
