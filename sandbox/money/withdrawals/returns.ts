import { Big } from 'big.js';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { withdrawals } from '../../db/schema';
import { lockMain } from '../purses';
import { notify } from '../../kit/notify';
import type { Services } from '../../kit/services';
import { newsOfReturn } from './news';
import { putBack } from './wallet';
import { withEvents, type Row } from './withdrawals';

const MINUTE = 60_000;

/** Where the money of a withdrawal is: held, with the payee, or back in the wallet. */
export const whereIs = (
  row: Pick<Row, 'status' | 'amount' | 'remaining' | 'timeline'>,
): Record<'held' | 'arrived' | 'returned', string> => {
  const open = openOf(row);
  const isResolved = row.timeline.some(({ event }) => event === 'resolved');
  return {
    held: isResolved ? '0.00' : open,
    arrived: new Big(row.amount).minus(open).toFixed(2),
    returned: isResolved ? open : '0.00',
  };
};

/** An amount without an answer is with the payee. */
const openOf = ({
  status,
  amount,
  remaining,
}: Pick<Row, 'status' | 'amount' | 'remaining'>): string => {
  switch (status) {
    case 'waiting':
    case 'notReceived':
      return amount;
    case 'partiallyReceived':
      return remaining ?? '0.00';
    case 'received':
    case 'autoReceived':
      return '0.00';
  }
};

/**
 * Returns the part of a user's withdrawals that did not arrive to the wallet, once the review is
 * over. Every reader of the wallet calls it first. A second call returns nothing. Never call it
 * inside a transaction.
 */
export const returnMissing = async (
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  userId: string,
): Promise<void> => {
  const answered = await db
    .select()
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.userId, userId),
        inArray(withdrawals.status, ['partiallyReceived', 'notReceived']),
      ),
    );
  const minutes = settings.current().reviewMinutes;
  for (const { id } of answered.filter((row) => isDue(row, minutes, clock.now())))
    await db.transaction((tx) => returnOne(tx, { userId, id }, clock.date()));
};

const isDue = (row: Row, minutes: number, now: number): boolean => {
  const reviewed = row.timeline.find(({ event }) => event === 'inReview');
  return (
    reviewed !== undefined &&
    new Big(whereIs(row).held).gt(0) &&
    now >= reviewed.at + Math.round(minutes * MINUTE)
  );
};

/** The wallet is locked first, so that the second of two parallel calls finds nothing held. */
const returnOne = async (
  tx: Database,
  { userId, id }: { userId: string; id: string },
  time: Date,
): Promise<void> => {
  const purse = await lockMain(tx, userId);
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update');
  const amount = row ? whereIs(row).held : '0.00';
  if (!row || new Big(amount).eq(0)) return;
  await putBack(tx, purse, { amount }, time);
  await tx
    .update(withdrawals)
    .set({ timeline: withEvents(row, time.getTime(), 'resolved') })
    .where(eq(withdrawals.id, id));
  await notify(tx, newsOfReturn(row, amount, time));
};
