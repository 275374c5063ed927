import { and, desc, eq, lt } from 'drizzle-orm';
import type { DepositStatus } from '../../contract/deposits';
import type { Database } from '../db/database';
import { deposits, walletMovements } from '../db/schema';
import { yangonMidnight } from '../base/yangon';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
type Row = typeof deposits.$inferInsert;

const WHO = ['player', 'agent'] as const;
/** Orders that failed moved no money, so they are not in the account record. */
const FAILED = [
  { status: 'cancelled', methodId: 'kbzpay', amount: '10000.00', daysAgo: 2 },
  { status: 'notReceived', methodId: 'kbzpay', amount: '30000.00', daysAgo: 6 },
  { status: 'expired', methodId: 'aya', amount: '50000.00', daysAgo: 9 },
] as const satisfies ReadonlyArray<{
  status: DepositStatus;
  methodId: string;
  amount: string;
  daysAgo: number;
}>;
const CREDITED = 4;

/**
 * Past orders of `player` and `agent`: the last deposits of their account records, and one of each
 * way to fail.
 */
export const restoreDeposits = async (db: Database, now: number): Promise<void> => {
  await db.delete(deposits);
  for (const username of WHO) {
    const userId = `u-${username}`;
    const movements = await db
      .select()
      .from(walletMovements)
      .where(
        and(
          eq(walletMovements.userId, userId),
          eq(walletMovements.kind, 'deposit'),
          eq(walletMovements.status, 'approved'),
          lt(walletMovements.time, new Date(now)),
        ),
      )
      .orderBy(desc(walletMovements.time))
      .limit(CREDITED);
    const credited = movements.map(({ amount, time }, index): Row =>
      row(userId, index, index % 2 ? 'aya' : 'kbzpay', amount, 'credited', time.getTime()),
    );
    const failed = FAILED.map(({ status, methodId, amount, daysAgo }, index): Row =>
      row(
        userId,
        CREDITED + index,
        methodId,
        amount,
        status,
        yangonMidnight(now) - daysAgo * DAY + 15 * 60 * MINUTE,
      ),
    );
    await db.insert(deposits).values([...credited, ...failed]);
  }
};

const row = (
  userId: string,
  index: number,
  methodId: string,
  amount: string,
  status: DepositStatus,
  endedAt: number,
): Row => ({
  id: `DP-${userId === 'u-agent' ? 2 : 1}60${String(410 + index * 37)}`,
  userId,
  methodId,
  amount,
  credit: amount,
  status,
  endedAt: new Date(endedAt),
  placedAt: new Date(endedAt - (status === 'expired' ? 30 : 7) * MINUTE),
  deadline: new Date(endedAt + (status === 'expired' ? 0 : 23) * MINUTE),
  paidAt: status === 'credited' || status === 'notReceived' ? new Date(endedAt - 2 * MINUTE) : null,
});
