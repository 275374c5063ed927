import { Big } from 'big.js';
import { and, eq, gte, isNotNull, sum } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { bets, heldBonuses } from '../../db/schema';
import { refused, type Refused } from '../../kit/answer';

/** A bonus with its turnover: `staked` of `required` is bet, never more. */
export type Held = Pick<
  typeof heldBonuses.$inferSelect,
  'kind' | 'year' | 'amount' | 'required'
> & { staked: string };

/** The bonuses of a user that have a turnover, those whose turnover is reached included. */
export const heldOf = async (db: Database, userId: string): Promise<Held[]> => {
  const rows = await db.select().from(heldBonuses).where(eq(heldBonuses.userId, userId));
  const held: Held[] = [];
  for (const { kind, year, amount, required, since } of rows) {
    const [row] = await db
      .select({ total: sum(bets.stake) })
      .from(bets)
      .where(and(eq(bets.userId, userId), isNotNull(bets.profit), gte(bets.time, since)));
    const total = new Big(row?.total ?? 0);
    const staked = total.gt(required) ? required : total.toFixed(2);
    held.push({ kind, year, amount, required, staked });
  }
  return held;
};

/** Whether the turnover of a bonus is reached. */
export const isFree = ({ staked, required }: Pick<Held, 'staked' | 'required'>): boolean =>
  new Big(staked).gte(required);

/** The money that may leave a wallet, and what has to be bet until all of it may. */
export const freeOf = async (
  db: Database,
  userId: string,
  balance: string,
): Promise<{ free: string; left: string }> => {
  const open = (await heldOf(db, userId)).filter((one) => !isFree(one));
  const kept = open.reduce((total, { amount }) => total.plus(amount), new Big(0));
  // A bet counts for every bonus at the same time, so the longest turnover is what is left.
  const left = open
    .map(({ required, staked }) => new Big(required).minus(staked))
    .reduce((most, one) => (one.gt(most) ? one : most), new Big(0));
  const free = new Big(balance).minus(kept);
  return { free: (free.gt(0) ? free : new Big(0)).toFixed(2), left: left.toFixed(2) };
};

/** Why an amount may not leave the wallet yet; null when it may. */
export const refusalOfHeld = async (
  db: Database,
  userId: string,
  { balance, amount }: { balance: string; amount: string },
): Promise<Refused | null> => {
  const { free, left } = await freeOf(db, userId, balance);
  return new Big(amount).gt(free) && new Big(left).gt(0)
    ? refused((words) => words.bonusHeld(free, left), { reason: 'bonusHeld' })
    : null;
};
