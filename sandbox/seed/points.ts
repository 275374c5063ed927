import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { bets, missionGrants, pointAccounts, pointDays, pointRedemptions } from '../db/schema';
import { REJECTED } from '../rewards/points/decisions';
import { BETS_LINE, MISSION_LINE, OPENING_LINE, RETURN_LINE } from '../rewards/points/lines';
import { pointsFor, stakedIn } from '../rewards/points/rates';
import { OFFER_IDS, offerOf } from '../rewards/points/rewards';
import { USUAL_RATES } from '../base/pointRates';
import { beginOf, yangonMidnight } from '../base/yangon';

type Line = Omit<typeof pointRedemptions.$inferInsert, 'userId' | 'balance'> & {
  change: number;
  time: Date;
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const USER = 'u-player';
const REDEMPTIONS = 37;
/** The newest two wait for a decision. */
const WAITING = 2;
/** The history of each begins with the points from before. */
const BEGUN = 200;

/** The points of seeded people. */
const BALANCES = [
  { userId: USER, balance: 8_650 },
  { userId: 'u-paid', balance: 2_140 },
  { userId: 'u-agent', balance: 12_300 },
] as const;

/** The seeded people whose past bets are counted for points; those of the others are still due. */
export const COUNTED_USERS: readonly string[] = BALANCES.map(({ userId }) => userId);

/**
 * The points of seeded people and their history: the bets of each day, missions and redeemed
 * rewards. The lines add up to the balance.
 */
export const restorePoints = async (db: Database, now: number): Promise<void> => {
  await db.delete(pointRedemptions);
  await db.delete(pointDays);
  await db.delete(pointAccounts);
  await db.insert(pointAccounts).values([...BALANCES]);
  for (const { userId, balance } of BALANCES) {
    const days = await daysOf(db, userId);
    if (days.length > 0)
      await db
        .insert(pointDays)
        .values(days.map((night) => ({ ...night, userId, rates: USUAL_RATES })));
    const lines = [
      ...days.flatMap(({ day, points }) =>
        points === 0 ? [] : [credit(`${BETS_LINE}${day}`, points, (beginOf(day) ?? now) + DAY)],
      ),
      ...(await missionsOf(db, userId)),
      ...(userId === USER ? redemptions(now) : []),
    ].toSorted((one, other) => one.time.getTime() - other.time.getTime());
    const opening = balance - lines.reduce((sum, { change }) => sum + change, 0);
    let after = 0;
    const rows = [credit(OPENING_LINE, opening, yangonMidnight(now) - BEGUN * DAY), ...lines].map(
      (line) => ({ ...line, userId, balance: (after += line.change) }),
    );
    await db.insert(pointRedemptions).values(rows);
  }
};

const credit = (rewardId: string, points: number, time: number): Line => ({
  rewardId,
  amount: points,
  change: points,
  status: 'approved',
  time: new Date(time),
});

/** What the settled bets of each day have brought a user. */
const daysOf = async (db: Database, userId: string) => {
  const placed = await db
    .select({ day: bets.pointsDay, gameType: bets.gameType, stake: bets.stake })
    .from(bets)
    .where(and(eq(bets.userId, userId), isNotNull(bets.pointsDay)));
  return [...new Set(placed.flatMap(({ day }) => day ?? []))].map((day) => {
    const staked = stakedIn(placed.filter((bet) => bet.day === day));
    return { day, staked, points: pointsFor(staked, USUAL_RATES) };
  });
};

const missionsOf = async (db: Database, userId: string): Promise<Line[]> =>
  (await db.select().from(missionGrants).where(eq(missionGrants.userId, userId)))
    .filter(({ points }) => points > 0)
    .map(({ mission, points, time }) =>
      credit(`${MISSION_LINE}${mission}`, points, time.getTime()),
    );

/** Five months of rewards that `player` redeemed, in every status; it ends yesterday. */
const redemptions = (now: number): Line[] => {
  const midnight = yangonMidnight(now);
  return Array.from({ length: REDEMPTIONS }, (_, index): Line[] => {
    const isMoney = index >= WAITING && index % 5 === 2;
    const rewardId = isMoney ? null : (OFFER_IDS[(index * 3) % OFFER_IDS.length] ?? null);
    const amount = rewardId === null ? 100 * (1 + (index % 4)) : (offerOf(rewardId)?.points ?? 0);
    // From now backwards, half a day to a week apart.
    const time = midnight - 3 * 60 * MINUTE - index * 4 * DAY - ((index * 379) % 600) * MINUTE;
    const line = { rewardId, amount, change: -amount, time: new Date(time) };
    if (rewardId === null) return [{ ...line, status: 'approved' }];
    if (index < WAITING)
      return [{ ...line, status: 'inProcess', decidesAt: new Date(now + (index + 1) * DAY) }];
    const decidesAt = new Date(time + DAY);
    return index % 6 === 4
      ? [
          { ...line, status: 'rejected', remark: REJECTED, decidesAt },
          credit(`${RETURN_LINE}${rewardId}`, amount, decidesAt.getTime()),
        ]
      : [{ ...line, status: 'approved', decidesAt, deliversAt: new Date(time + 3 * DAY) }];
  }).flat();
};
