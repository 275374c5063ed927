import { randomBytes } from 'node:crypto';
import { Big } from 'big.js';
import { and, asc, count, eq, gte, isNull, lt, ne } from 'drizzle-orm';
import type { RaffleDraw } from '../../../contract/raffle';
import { beginOf } from '../../base/yangon';
import type { Database } from '../../db/database';
import { missionGrants, raffleDraws, rafflePrizes, raffleTickets, users } from '../../db/schema';
import type { Services } from '../../kit/services';
import { masked } from '../../lobby/masked';
import { move, type Purse } from '../../money/purses';
import { weekOf } from '../missions/week';
import { commitmentOf, PRIZES, winningNumbers } from './draw';

/**
 * Chooses the seed of a week, once. It is called before the first ticket of the week is given, and
 * when anybody looks.
 */
export const commitSeed = async (db: Database, week: string, time: Date): Promise<void> => {
  await db
    .insert(raffleDraws)
    .values({ week, seed: randomBytes(32).toString('hex'), committedAt: time })
    .onConflictDoNothing();
};

/**
 * Draws the raffles of the weeks that are over. A second call draws nothing. Never call it inside a
 * transaction.
 */
export const drawDue = async ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> => {
  const due = await dueOf(db, clock.now());
  for (const { week } of due) await db.transaction((tx) => drawOne(tx, week, clock.date()));
};

const dueOf = (db: Database, now: number) =>
  db
    .select({ week: raffleDraws.week })
    .from(raffleDraws)
    .where(and(isNull(raffleDraws.drawnAt), lt(raffleDraws.week, weekOf(now).from)))
    .orderBy(asc(raffleDraws.week));

/** The row is locked first, so that the second of two parallel draws finds it drawn. */
const drawOne = async (tx: Database, week: string, time: Date): Promise<void> => {
  const [draw] = await tx
    .select()
    .from(raffleDraws)
    .where(eq(raffleDraws.week, week))
    .for('update');
  if (!draw || draw.drawnAt) return;
  const { end } = weekOf(beginOf(week) ?? 0);
  const tickets = await tx
    .select({ userId: missionGrants.userId, username: users.username })
    .from(missionGrants)
    .innerJoin(users, eq(users.id, missionGrants.userId))
    .where(and(ticketsOf(week), lt(missionGrants.time, end)))
    .orderBy(asc(missionGrants.time), asc(missionGrants.userId), asc(missionGrants.mission));
  if (tickets.length > 0)
    await tx
      .insert(raffleTickets)
      .values(tickets.map(({ userId }, index) => ({ week, number: index + 1, userId })));
  const numbers = winningNumbers(
    draw,
    tickets.map(({ username }) => masked(username)),
  );
  const prizes = numbers.flatMap((number, index) => {
    const [ticket, amount] = [tickets[number - 1], PRIZES[index]];
    return ticket && amount
      ? [{ week, place: index + 1, number, userId: ticket.userId, amount }]
      : [];
  });
  if (prizes.length > 0) await tx.insert(rafflePrizes).values(prizes);
  await tx.update(raffleDraws).set({ drawnAt: time }).where(eq(raffleDraws.week, week));
};

/** Every finished mission of a week is a ticket. */
const ticketsOf = (week: string) =>
  and(eq(missionGrants.week, week), ne(missionGrants.mission, 'bonus'));

/** A draw with everything that it is recomputed from; null for a week without a raffle. */
export const drawOf = async (db: Database, week: string): Promise<RaffleDraw | null> => {
  const [draw] = await db.select().from(raffleDraws).where(eq(raffleDraws.week, week));
  if (!draw) return null;
  const tickets = await db
    .select({ username: users.username })
    .from(raffleTickets)
    .innerJoin(users, eq(users.id, raffleTickets.userId))
    .where(eq(raffleTickets.week, week))
    .orderBy(asc(raffleTickets.number));
  const prizes = await db
    .select({
      place: rafflePrizes.place,
      amount: rafflePrizes.amount,
      number: rafflePrizes.number,
    })
    .from(rafflePrizes)
    .where(eq(rafflePrizes.week, week))
    .orderBy(asc(rafflePrizes.place));
  return {
    week,
    commitment: commitmentOf(draw.seed),
    seed: draw.drawnAt ? draw.seed : null,
    tickets: tickets.map(({ username }) => masked(username)),
    prizes,
  };
};

/** A user's part in a raffle. */
export type Part = {
  week: string;
  isDrawn: boolean;
  tickets: number;
  /** What the user won; zero when nothing. */
  won: string;
  isClaimed: boolean;
};

/** A user's raffles: this week's, last week's, and earlier ones with a prize to claim. */
export const partsOf = async (db: Database, userId: string, now: number): Promise<Part[]> => {
  const [current, last] = [weekOf(now), weekOf(now, -1)];
  const [open] = await db
    .select({ tickets: count() })
    .from(missionGrants)
    .where(and(eq(missionGrants.userId, userId), ticketsOf(current.from)));
  const own = await db
    .select({ week: raffleTickets.week, tickets: count() })
    .from(raffleTickets)
    .where(and(eq(raffleTickets.userId, userId), gte(raffleTickets.week, last.from)))
    .groupBy(raffleTickets.week);
  const prizes = await db.select().from(rafflePrizes).where(eq(rafflePrizes.userId, userId));
  const waiting = prizes.flatMap(({ week, claimedAt }) => (claimedAt ? [] : [week]));
  const weeks = [...new Set([...own.map(({ week }) => week), ...waiting])].toSorted().toReversed();
  return [
    {
      week: current.from,
      isDrawn: false,
      tickets: open?.tickets ?? 0,
      won: '0.00',
      isClaimed: false,
    },
    ...weeks.map((week) => {
      const ofWeek = prizes.filter((one) => one.week === week);
      return {
        week,
        isDrawn: true,
        tickets: own.find((one) => one.week === week)?.tickets ?? ofWeek.length,
        won: ofWeek.reduce((total, { amount }) => total.plus(amount), new Big(0)).toFixed(2),
        isClaimed: ofWeek.every(({ claimedAt }) => claimedAt !== null),
      };
    }),
  ];
};

/** Pays the prizes of a part that were not claimed yet; the wallet is locked already. */
export const payPrizes = async (
  tx: Database,
  purse: Purse,
  { userId, part, time }: { userId: string; part: Part; time: Date },
): Promise<void> => {
  await tx
    .update(rafflePrizes)
    .set({ claimedAt: time })
    .where(and(eq(rafflePrizes.userId, userId), eq(rafflePrizes.week, part.week)));
  await move(tx, purse, { kind: 'bonus', amount: part.won, time });
};
