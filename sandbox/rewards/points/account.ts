import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { pointAccounts } from '../../db/schema';

/** The points of a user; 0 without an account. */
export const pointsOf = async (db: Database, userId: string): Promise<number> => {
  const [account] = await db.select().from(pointAccounts).where(eq(pointAccounts.userId, userId));
  return account?.balance ?? 0;
};

/**
 * Points that are locked until the transaction ends. A caller that also locks money takes the
 * points first.
 */
export const lockPoints = async (tx: Database, userId: string) => {
  await tx.insert(pointAccounts).values({ userId, balance: 0 }).onConflictDoNothing();
  const [account] = await tx
    .select()
    .from(pointAccounts)
    .where(eq(pointAccounts.userId, userId))
    .for('update');
  if (!account) throw new Error(`The database gave no points of ${userId} back.`);
  return {
    balance: account.balance,
    put: async (balance: number) => {
      await tx.update(pointAccounts).set({ balance }).where(eq(pointAccounts.userId, userId));
    },
  };
};
