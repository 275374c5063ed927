import { Big } from 'big.js';
import { and, eq, gte, isNotNull, lt, sql, sum } from 'drizzle-orm';
import { addDays } from 'date-fns/addDays';
import { TZDate } from '@date-fns/tz';
import type { Database } from '../../db/database';
import { dayOf } from '../../db/days';
import { bets, promotionActivities, rebates, users } from '../../db/schema';
import { beginOf, yangonMidnight, ZONE } from '../../base/yangon';
import type { Services } from '../../kit/services';
import { isBlocked } from '../../member/playBlock/block';
import { lockMain, move } from '../../money/purses';
import { isRewarded, REBATE_HOUR, REBATE_ID, rebateRateOf } from './rules';

const HOUR = 60 * 60_000;

type Due = { day: string; staked: string };

/**
 * Credits the rebates of the days that are over, once a day and account, from 10:00 on. Every
 * reader of the wallet calls it first. A second call credits nothing, and none does while a break
 * or exclusion runs. Never call it inside a transaction.
 */
export const payRebates = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
): Promise<void> => {
  if ((await dueOf(db, userId, clock.now())).length === 0) return;
  await db.transaction(async (tx) => {
    // The wallet is locked first, so that the second of two parallel calls finds nothing due.
    await lockMain(tx, userId);
    if (await isBlocked({ clock }, tx, userId)) return;
    const time = clock.date();
    for (const { day, staked } of await dueOf(tx, userId, time.getTime())) {
      // The level of the day counts, also when the rebate is paid in the next month.
      const { percent: rate, most } = await rebateRateOf(tx, userId, noonOf(day));
      const amount = rebateOn(staked, rate, most);
      await tx.insert(rebates).values({ userId, day, staked, rate, amount, creditedAt: time });
      if (new Big(amount).gt(0))
        await move(tx, await lockMain(tx, userId), { kind: 'rebate', amount, time });
    }
  });
};

/**
 * What a member has bet in slots today and gets back of it tomorrow, at the rate of the VIP level;
 * null for other accounts.
 */
export const rebateOfToday = async (
  db: Database,
  userId: string,
  now: number,
): Promise<{ rate: string; staked: string; amount: string; paidFrom: number } | null> => {
  const account = await accountOf(db, userId);
  if (account === null) return null;
  const today = yangonMidnight(now);
  const [row] = await stakedByDay(db, userId, Math.max(account.begin, today), dayAfter(today));
  const { percent: rate, most } = await rebateRateOf(db, userId, now);
  const staked = new Big(row?.staked ?? 0).toFixed(2);
  return {
    rate,
    staked,
    amount: rebateOn(staked, rate, most),
    paidFrom: dayAfter(today) + REBATE_HOUR * HOUR,
  };
};

const rebateOn = (staked: string, rate: string, most: string): string => {
  const amount = new Big(staked).times(rate).div(100).round(2, Big.roundDown);
  return (amount.gt(most) ? new Big(most) : amount).toFixed(2);
};

/** The days without a rebate yet, oldest first. */
const dueOf = async (db: Database, userId: string, now: number): Promise<Due[]> => {
  const account = await accountOf(db, userId);
  if (account === null) return [];
  const last = account.lastDay === null ? null : beginOf(account.lastDay);
  const since = Math.max(account.begin, last === null ? 0 : dayAfter(last));
  // Before the hour, the day before yesterday is the last one that is due.
  const until = yangonMidnight(now - REBATE_HOUR * HOUR);
  return since < until ? stakedByDay(db, userId, since, until) : [];
};

/** When rebates begin to count, and the last day that was paid; null for other accounts. */
const accountOf = async (
  db: Database,
  userId: string,
): Promise<{ begin: number; lastDay: string | null } | null> => {
  const [row] = await db
    .select({
      type: users.type,
      begin: promotionActivities.beginsAt,
      lastDay: sql<string | null>`(select max(${rebates.day}) from ${rebates}
        where ${rebates.userId} = ${users.id})`,
    })
    .from(users)
    .innerJoin(promotionActivities, eq(promotionActivities.id, REBATE_ID))
    .where(eq(users.id, userId));
  return row && isRewarded(row) ? { begin: row.begin.getTime(), lastDay: row.lastDay } : null;
};

const stakedByDay = async (
  db: Database,
  userId: string,
  from: number,
  to: number,
): Promise<Due[]> => {
  const day = dayOf(bets.time);
  const rows = await db
    .select({ day, staked: sum(bets.stake) })
    .from(bets)
    .where(
      and(
        eq(bets.userId, userId),
        eq(bets.gameType, 'RNG'),
        isNotNull(bets.profit),
        gte(bets.time, new Date(from)),
        lt(bets.time, new Date(to)),
      ),
    )
    .groupBy(day)
    .orderBy(day);
  return rows.flatMap((row) =>
    row.day === null || row.staked === null ? [] : [{ day: row.day, staked: row.staked }],
  );
};

const noonOf = (day: string): number => {
  const begin = beginOf(day);
  if (begin === null) throw new Error(`${day} is not a day.`);
  return begin + 12 * HOUR;
};

const dayAfter = (midnight: number): number => addDays(new TZDate(midnight, ZONE), 1).getTime();
