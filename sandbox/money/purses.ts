import { Big } from 'big.js';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { vendorWallets, walletMovements, wallets } from '../db/schema';

/**
 * Money that is locked until the transaction ends. A caller that locks two wallets takes the main
 * wallet first.
 */
export type Purse = { balance: string; put(balance: string): Promise<void> };

/** Locks the main wallet of a user. */
export const lockMain = async (tx: Database, userId: string): Promise<Purse> => {
  const [wallet] = await tx.select().from(wallets).where(eq(wallets.userId, userId)).for('update');
  if (!wallet) throw new Error(`The account ${userId} has no wallet.`);
  return {
    balance: wallet.balance,
    put: async (balance) => {
      await tx.update(wallets).set({ balance }).where(eq(wallets.userId, userId));
    },
  };
};

type Movement = Pick<typeof walletMovements.$inferSelect, 'userId' | 'kind' | 'amount' | 'time'>;

/**
 * Adds an amount to a locked main wallet, or takes a negative amount from it, and writes the
 * movement to the account record. Returns the new balance.
 */
export const move = async (
  tx: Database,
  purse: Purse,
  { userId, kind, amount, time }: Movement,
): Promise<string> => {
  const balance = new Big(purse.balance).plus(amount).toFixed(2);
  await purse.put(balance);
  await tx
    .insert(walletMovements)
    .values({ userId, kind, amount, balance, status: 'approved', time });
  return balance;
};

/** Locks the wallet of a user at a vendor; creates it if it is missing. */
export const lockVendors = async (
  tx: Database,
  userId: string,
  vassalage: string,
): Promise<Purse> => {
  const own = and(eq(vendorWallets.userId, userId), eq(vendorWallets.vassalage, vassalage));
  await tx
    .insert(vendorWallets)
    .values({ userId, vassalage, balance: '0.00' })
    .onConflictDoNothing();
  const [wallet] = await tx.select().from(vendorWallets).where(own).for('update');
  if (!wallet) throw new Error(`The database gave no wallet of ${userId} at ${vassalage} back.`);
  return {
    balance: wallet.balance,
    put: async (balance) => {
      await tx.update(vendorWallets).set({ balance }).where(own);
    },
  };
};
