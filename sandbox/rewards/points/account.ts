import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { pointAccounts, pointRedemptions } from '../../db/schema';
import type { Services } from '../../kit/services';
import {
  dueRedemptions,
  tellDecision,
  writeDecision,
  type Verdict,
  type Waiting,
} from './decisions';
import { BETS_LINE, RETURN_LINE } from './lines';
import { closeNights, isNightDue } from './nights';

type Needs = Pick<Services, 'clock' | 'settings'>;
type Line = Omit<
  typeof pointRedemptions.$inferInsert,
  'id' | 'userId' | 'amount' | 'change' | 'balance'
>;
/** Points that are locked until the transaction ends. */
export type PointAccount = {
  balance: number;
  /** Changes the balance and writes the line of the history; returns the new balance. */
  add(change: number, line: Line): Promise<number>;
};

/** The points of a user; 0 without an account. */
export const pointsOf = async (db: Database, userId: string): Promise<number> => {
  const [account] = await db.select().from(pointAccounts).where(eq(pointAccounts.userId, userId));
  return account?.balance ?? 0;
};

/**
 * Credits the days that are over and decides the rewards whose check is over. Every reader of
 * points calls it first. A second call changes nothing. Never call it inside a transaction.
 */
export const bringPoints = async (
  services: Needs & Pick<Services, 'db'>,
  userId: string,
): Promise<void> => {
  const { db, clock } = services;
  const now = clock.now();
  if ((await isNightDue(db, userId, now)) || (await dueRedemptions(db, userId, now)).length > 0)
    await db.transaction((tx) => lockPoints(services, tx, userId));
};

/**
 * The points of a user, locked, with everything credited that was due: the lines are in the order
 * of their times. A caller that also locks money takes the points first.
 */
export const lockPoints = async (
  { clock, settings }: Needs,
  tx: Database,
  userId: string,
): Promise<PointAccount> => {
  await tx.insert(pointAccounts).values({ userId, balance: 0 }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(pointAccounts)
    .where(eq(pointAccounts.userId, userId))
    .for('update');
  if (!row) throw new Error(`The database gave no points of ${userId} back.`);
  const account: PointAccount = {
    balance: row.balance,
    add: async (change, line) => {
      account.balance += change;
      await tx
        .update(pointAccounts)
        .set({ balance: account.balance })
        .where(eq(pointAccounts.userId, userId));
      await tx.insert(pointRedemptions).values({
        ...line,
        userId,
        amount: Math.abs(change),
        change,
        balance: account.balance,
      });
      return account.balance;
    },
  };
  const now = clock.now();
  const { rates, outcome } = settings.current().points;
  const nights = await closeNights(tx, userId, now, rates);
  const redemptions = await dueRedemptions(tx, userId, now);
  const events = [
    ...nights
      .filter(({ points }) => points > 0)
      .map(({ day, points, time }) => ({
        time,
        happen: async () => {
          await account.add(points, { rewardId: `${BETS_LINE}${day}`, status: 'approved', time });
        },
      })),
    ...redemptions.map((waiting) => {
      const time = waiting.decidesAt ?? clock.date();
      return {
        time,
        happen: () => decide({ settings }, tx, account, { waiting, verdict: outcome, at: time }),
      };
    }),
  ].toSorted((one, other) => one.time.getTime() - other.time.getTime());
  for (const { happen } of events) await happen();
  return account;
};

/**
 * Decides on a waiting reward while the points are locked: the points of a rejected one come back
 * as a line of their own.
 */
export const decide = async (
  { settings }: Pick<Services, 'settings'>,
  tx: Database,
  account: PointAccount,
  { waiting, verdict, at }: { waiting: Waiting; verdict: Verdict; at: Date },
): Promise<void> => {
  const delivery = Math.round(settings.current().points.deliverySeconds * 1_000);
  await writeDecision(tx, waiting, { verdict, at, delivery });
  await tellDecision(tx, waiting, { verdict, at, delivery });
  if (verdict === 'rejected')
    await account.add(waiting.amount, {
      rewardId: `${RETURN_LINE}${waiting.rewardId}`,
      status: 'approved',
      time: at,
    });
};
