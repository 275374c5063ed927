import { and, desc, eq, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { PointRates } from '../../base/pointRates';
import { beginOf, yangonDay, yangonMidnight } from '../../base/yangon';
import type { Database } from '../../db/database';
import { dayOf } from '../../db/days';
import { bets, pointDays } from '../../db/schema';
import { isSettledBy } from '../../db/settled';
import { pointsFor, stakedIn, type Staked } from './rates';

const DAY = 24 * 60 * 60_000;
const NOON = DAY / 2;

/** A day that is over, what was bet on it, and the moment of its end. */
export type Night = { day: string; staked: Staked; rates: PointRates; points: number; time: Date };

/** Whether settled bets of a day that is over are not counted yet. */
export const isNightDue = async (db: Database, userId: string, now: number): Promise<boolean> => {
  const [bet] = await db
    .select({ id: bets.id })
    .from(bets)
    .where(uncounted(userId, now, await firstOpenDay(db, userId)))
    .limit(1);
  return bet !== undefined;
};

/**
 * Closes the days that are over: marks their settled bets as counted, and writes what each day
 * brought. A bet that was settled after its day was closed counts for the next day that is not.
 * The points of the user are locked, so that nobody else closes the same day.
 */
export const closeNights = async (
  tx: Database,
  userId: string,
  now: number,
  rates: PointRates,
): Promise<Night[]> => {
  const open = await firstOpenDay(tx, userId);
  const counted = await tx
    .update(bets)
    .set({ pointsDay: countsFor(open) })
    .where(uncounted(userId, now, open))
    .returning({ day: bets.pointsDay, gameType: bets.gameType, stake: bets.stake });
  const nights = [...new Set(counted.flatMap(({ day }) => day ?? []))].toSorted().map((day) => {
    const staked = stakedIn(counted.filter((bet) => bet.day === day));
    return {
      day,
      staked,
      rates,
      points: pointsFor(staked, rates),
      time: new Date((beginOf(day) ?? now) + DAY),
    };
  });
  if (nights.length > 0)
    await tx
      .insert(pointDays)
      .values(nights.map(({ day, staked, points }) => ({ userId, day, staked, rates, points })));
  return nights;
};

const uncounted = (userId: string, now: number, open: string): SQL | undefined =>
  and(
    eq(bets.userId, userId),
    isNull(bets.pointsDay),
    isSettledBy(now),
    lt(bets.time, new Date(yangonMidnight(now))),
    sql`${countsFor(open)} < ${yangonDay(now)}`,
  );

/** The day after the last one that was closed; empty before the first. */
const firstOpenDay = async (db: Database, userId: string): Promise<string> => {
  const [last] = await db
    .select({ day: pointDays.day })
    .from(pointDays)
    .where(eq(pointDays.userId, userId))
    .orderBy(desc(pointDays.day))
    .limit(1);
  const begin = last ? beginOf(last.day) : null;
  return begin === null ? '' : yangonDay(begin + DAY + NOON);
};

const countsFor = (open: string) => sql<string>`greatest(${dayOf(bets.time)}, ${open})`;
