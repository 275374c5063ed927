import { and, desc, eq, gte, lt, min, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { dayOf } from '../../db/days';
import { bets, vipMonths, walletMovements, type User } from '../../db/schema';
import { isSettledBy, settledAt } from '../../db/settled';
import { levelFor } from './levels';
import { monthOf, type VipMonth } from './months';

/** A bet of the last moment of a month is committed before the month is counted. */
const COUNTED_AFTER = 60_000;
const NOTHING = '0.00';

/** The month whose level holds at a moment: a new one begins a minute after midnight. */
export const levelMonth = (now: number): VipMonth => monthOf(now - COUNTED_AFTER);

/**
 * The VIP level of an account at a moment (epoch milliseconds); 0 for none. Counts the months that
 * are not counted yet, each once. `db` may be a transaction.
 */
export const vipLevelOf = async (
  db: Database,
  { id }: Pick<User, 'id'>,
  now: number,
): Promise<number> => {
  const month = levelMonth(now);
  const known = await levelIn(db, id, month);
  if (known !== null) return known;
  await countMonths(db, id, month, now);
  return (await levelIn(db, id, month)) ?? 0;
};

/** The stakes settled and the deposits credited in a span of time, as it is known at `now`. */
export const activityIn = async (
  db: Database,
  userId: string,
  { start, end, now }: Pick<VipMonth, 'start' | 'end'> & { now: number },
): Promise<{ turnover: string; deposits: string }> => {
  const [staked] = await db
    .select({ sum: sumOf(bets.stake) })
    .from(bets)
    .where(and(settled(userId, now), within(start, end)));
  const [paidIn] = await db
    .select({ sum: sumOf(walletMovements.amount) })
    .from(walletMovements)
    .where(and(deposited(userId), gte(walletMovements.time, start), lt(walletMovements.time, end)));
  return { turnover: staked?.sum ?? NOTHING, deposits: paidIn?.sum ?? NOTHING };
};

const levelIn = async (
  db: Database,
  userId: string,
  { name }: VipMonth,
): Promise<number | null> => {
  const [row] = await db
    .select({ level: vipMonths.level })
    .from(vipMonths)
    .where(and(eq(vipMonths.userId, userId), eq(vipMonths.month, name)));
  return row?.level ?? null;
};

/**
 * From the month after the last counted one, or after the first activity, to this one. Two calls at
 * the same time write the same rows, of which the first stays.
 */
const countMonths = async (
  db: Database,
  userId: string,
  month: VipMonth,
  now: number,
): Promise<void> => {
  const first = await firstUncounted(db, userId, month, now);
  const from = monthOf(first.start.getTime(), -1).start;
  const activity = await activityByMonth(db, userId, { from, now });
  const rows: Array<typeof vipMonths.$inferInsert> = [];
  for (let one = first; one.start <= month.start; one = monthOf(one.start.getTime(), 1)) {
    const before = activity.get(monthOf(one.start.getTime(), -1).name);
    const { turnover = NOTHING, deposits = NOTHING } = before ?? {};
    rows.push({
      userId,
      month: one.name,
      level: levelFor(turnover, deposits),
      turnover,
      deposits,
      countedAt: new Date(now),
    });
  }
  if (rows.length > 0) await db.insert(vipMonths).values(rows).onConflictDoNothing();
};

const firstUncounted = async (
  db: Database,
  userId: string,
  month: VipMonth,
  now: number,
): Promise<VipMonth> => {
  const [last] = await db
    .select({ name: vipMonths.month })
    .from(vipMonths)
    .where(and(eq(vipMonths.userId, userId), lt(vipMonths.month, month.name)))
    .orderBy(desc(vipMonths.month))
    .limit(1);
  if (last) return monthOf(new Date(`${last.name}-15T00:00:00Z`).getTime(), 1);
  const [bet] = await db
    .select({ first: min(bets.time) })
    .from(bets)
    .where(settled(userId, now));
  const [deposit] = await db
    .select({ first: min(walletMovements.time) })
    .from(walletMovements)
    .where(deposited(userId));
  const known = [bet?.first, deposit?.first].flatMap((time) => (time ? [time.getTime()] : []));
  const next = known.length === 0 ? month : monthOf(Math.min(...known), 1);
  return next.start < month.start ? next : month;
};

const activityByMonth = async (
  db: Database,
  userId: string,
  { from, now }: { from: Date; now: number },
) => {
  const betMonth = monthNameOf(dayOf(settledAt));
  const staked = await db
    .select({ month: betMonth, sum: sumOf(bets.stake) })
    .from(bets)
    .where(and(settled(userId, now), sql`${settledAt} >= ${from.toISOString()}::timestamptz`))
    .groupBy(betMonth);
  const depositMonth = monthNameOf(dayOf(walletMovements.time));
  const paidIn = await db
    .select({ month: depositMonth, sum: sumOf(walletMovements.amount) })
    .from(walletMovements)
    .where(and(deposited(userId), gte(walletMovements.time, from)))
    .groupBy(depositMonth);
  const months = new Map(
    [...staked, ...paidIn].map(({ month }) => [month, { turnover: NOTHING, deposits: NOTHING }]),
  );
  for (const { month, sum } of staked) Object.assign(months.get(month) ?? {}, { turnover: sum });
  for (const { month, sum } of paidIn) Object.assign(months.get(month) ?? {}, { deposits: sum });
  return months;
};

const settled = (userId: string, now: number) => and(eq(bets.userId, userId), isSettledBy(now));
const within = (start: Date, end: Date): SQL =>
  sql`${settledAt} >= ${start.toISOString()}::timestamptz
    and ${settledAt} < ${end.toISOString()}::timestamptz`;
const deposited = (userId: string) =>
  and(
    eq(walletMovements.userId, userId),
    eq(walletMovements.kind, 'deposit'),
    eq(walletMovements.status, 'approved'),
  );
const sumOf = (column: typeof bets.stake | typeof walletMovements.amount): SQL<string> =>
  sql<string>`coalesce(sum(${column}), 0.00)::text`;
const monthNameOf = (day: SQL): SQL<string> => sql<string>`left(${day}, 7)`;
