import { Big } from 'big.js';
import { and, count, desc, eq, gte, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import type { MemberRecord, MemberRecords, memberRecordsQuerySchema } from '../../contract/account';
import type { Database } from '../db/database';
import { dayOf } from '../db/days';
import { bets, walletMovements, type MovementKind, type User } from '../db/schema';
import { accepted, type Answer } from '../kit/answer';
import { ticketsOfBets } from '../lobby/lotteryTickets';
import { vendorIn } from '../lobby/vendors';
import { picksOfBets } from '../lobby/sports/slips';
import type { Language } from '../../contract/constants';
import { beginOf } from '../base/yangon';
import { recordDaysWrong, spanOf } from './recordDays';

/** Movements that gave a member money without a bet. */
const REWARDS: readonly MovementKind[] = ['bonus', 'rebate', 'points'];

/**
 * A member's own bets, wallet movements or daily sums, newest first (ODSFE2_MemTransDet). Days are
 * days of the platform's time zone.
 */
export const memberRecords = async (
  db: Database,
  { id }: User,
  { kind, from, to, pageNo, pageSize }: v.InferOutput<typeof memberRecordsQuerySchema>,
  language: Language,
): Promise<Answer<MemberRecords>> => {
  const span = spanOf({ from, to });
  if (!span) return recordDaysWrong;
  const page = { offset: (pageNo - 1) * pageSize, limit: pageSize };
  const { start, end } = span;
  const played = and(eq(bets.userId, id), gte(bets.time, start), lt(bets.time, end));
  const moved = and(
    eq(walletMovements.userId, id),
    gte(walletMovements.time, start),
    lt(walletMovements.time, end),
  );
  const rewarded = and(moved, inArray(walletMovements.kind, [...REWARDS]));
  const find = {
    bets: () => betRecords(db, played, page, language),
    account: () => movementRecords(db, moved, page),
    bonus: () => movementRecords(db, rewarded, page),
    profit: () =>
      dayRecords(
        db,
        and(played, isNotNull(bets.profit)),
        and(rewarded, eq(walletMovements.status, 'approved')),
        page,
      ),
  } satisfies Record<typeof kind, () => Promise<Found>>;
  const { records, total, totals } = await find[kind]();
  return accepted({
    records,
    total,
    totals,
    pageNum: pageNo,
    totalPages: Math.max(1, Math.ceil(total / pageSize)),
  });
};

type Page = { offset: number; limit: number };
type Found = Pick<MemberRecords, 'records' | 'total' | 'totals'>;

const betRecords = async (
  db: Database,
  chosen: SQL | undefined,
  { offset, limit }: Page,
  language: Language,
): Promise<Found> => {
  const rows = await db
    .select()
    .from(bets)
    .where(chosen)
    .orderBy(desc(bets.time), desc(bets.id))
    .offset(offset)
    .limit(limit);
  const [sums] = await db
    .select({ total: count(), amount: sumOf(bets.stake), profit: sumOf(bets.profit) })
    .from(bets)
    .where(chosen);
  const ids = rows.map(({ id }) => id);
  const tickets = await ticketsOfBets(db, ids);
  const picks = await picksOfBets(db, ids, language);
  const records = rows.map(
    ({ id, clientId, gameName, vassalage, stake, profit, balance, time }): MemberRecord => ({
      id: clientId,
      time: time.getTime(),
      title: gameName,
      ...vendorIn(vassalage),
      amount: stake,
      profit,
      balance,
      status: profit === null ? 'open' : 'settled',
      day: null,
      ticket: tickets.get(id) ?? null,
      picks: picks.get(id) ?? null,
    }),
  );
  return {
    records,
    total: sums?.total ?? 0,
    totals: { amount: sums?.amount ?? NOTHING, profit: sums?.profit ?? NOTHING, day: null },
  };
};

/** A movement that was not approved moved no money: it is listed but not counted. */
const movementRecords = async (
  db: Database,
  chosen: SQL | undefined,
  { offset, limit }: Page,
): Promise<Found> => {
  const rows = await db
    .select()
    .from(walletMovements)
    .where(chosen)
    .orderBy(desc(walletMovements.time), desc(walletMovements.id))
    .offset(offset)
    .limit(limit);
  const approved = sql<string>`coalesce(sum(${walletMovements.amount})
    filter (where ${walletMovements.status} = 'approved'), 0.00)::text`;
  const [sums] = await db
    .select({ total: count(), amount: approved })
    .from(walletMovements)
    .where(chosen);
  const records = rows.map(
    ({ id, kind, vassalage, amount, balance, status, time }): MemberRecord => ({
      id: `m-${id}`,
      time: time.getTime(),
      title: kind,
      ...vendorIn(vassalage),
      amount,
      profit: null,
      balance,
      status,
      day: null,
    }),
  );
  return {
    records,
    total: sums?.total ?? 0,
    totals: { amount: sums?.amount ?? NOTHING, profit: null, day: null },
  };
};

/**
 * The sums of settled bets and rewards by day; days without any are left out. There are at most a
 * hundred days, so the sums are made here and not in the database.
 */
const dayRecords = async (
  db: Database,
  played: SQL | undefined,
  rewarded: SQL | undefined,
  { offset, limit }: Page,
): Promise<Found> => {
  const won = await db
    .select({ day: dayOf(bets.time), stake: sumOf(bets.stake), profit: sumOf(bets.profit) })
    .from(bets)
    .where(played)
    .groupBy(dayOf(bets.time));
  const given = await db
    .select({ day: dayOf(walletMovements.time), amount: sumOf(walletMovements.amount) })
    .from(walletMovements)
    .where(rewarded)
    .groupBy(dayOf(walletMovements.time));
  const days = [...new Set([...won, ...given].flatMap(({ day }) => day ?? []))]
    .toSorted()
    .toReversed();
  const all = days.map((day) => {
    const bet = won.find((row) => row.day === day);
    return {
      day,
      stake: new Big(bet?.stake ?? 0),
      profit: new Big(bet?.profit ?? 0),
      rewards: new Big(given.find((row) => row.day === day)?.amount ?? 0),
    };
  });
  const sumsOf = (some: typeof all) => {
    const sum = (of: 'stake' | 'profit' | 'rewards') =>
      some.reduce((total, one) => total.plus(one[of]), new Big(0));
    const [profit, rewards] = [sum('profit'), sum('rewards')];
    return {
      amount: sum('stake').toFixed(2),
      profit: profit.toFixed(2),
      day: { rewards: rewards.toFixed(2), result: profit.plus(rewards).toFixed(2) },
    };
  };
  const records = all.slice(offset, offset + limit).map((one): MemberRecord => ({
    id: `d-${one.day}`,
    time: beginOf(one.day) ?? 0,
    title: one.day,
    vassalage: null,
    balance: null,
    status: 'settled',
    ...sumsOf([one]),
  }));
  return { records, total: all.length, totals: sumsOf(all) };
};

const NOTHING = '0.00';
const sumOf = (column: typeof bets.stake | typeof bets.profit | typeof walletMovements.amount) =>
  sql<string>`coalesce(sum(${column}), 0.00)::text`;
