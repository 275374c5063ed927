import { Big } from 'big.js';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import {
  vendorWallets,
  walletMovements,
  wallets,
  type LedgerKind,
  type MovementKind,
} from '../db/schema';
import { HOUSE, HOUSE_ACCOUNT_OF, MAIN, writeEntries, type Entry, type Side } from './ledger';

/**
 * A wallet that is locked until the transaction ends. A caller that locks two takes the main wallet
 * first. Only `post` changes the balance.
 */
export type Purse = {
  readonly owner: string;
  readonly wallet: string;
  balance: string;
  put(balance: string): Promise<void>;
};

/** Locks the main wallet of a user. */
export const lockMain = async (tx: Database, userId: string): Promise<Purse> => {
  const [wallet] = await tx.select().from(wallets).where(eq(wallets.userId, userId)).for('update');
  if (!wallet) throw new Error(`The account ${userId} has no wallet.`);
  return {
    owner: userId,
    wallet: MAIN,
    balance: wallet.balance,
    put: async (balance) => {
      await tx.update(wallets).set({ balance }).where(eq(wallets.userId, userId));
    },
  };
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
    owner: userId,
    wallet: vassalage,
    balance: wallet.balance,
    put: async (balance) => {
      await tx.update(vendorWallets).set({ balance }).where(own);
    },
  };
};

/** What a purse gets, or loses where the amount is negative. */
type Posting = {
  kind: LedgerKind;
  amount: string;
  time: Date;
  betId?: number;
  movementId?: number;
  /** The other side; without it, the house. */
  other?: { purse: Purse; movementId?: number };
};

/**
 * Moves money between a locked purse and another one or the house, and writes both rows of each
 * entry to the ledger. Returns the new balance.
 */
export const post = async (
  tx: Database,
  purse: Purse,
  postings: readonly Posting[],
): Promise<string> => {
  const moved = new Set<Purse>();
  const sideOf = (one: Purse, amount: Big, movementId?: number): Side => {
    moved.add(one);
    one.balance = new Big(one.balance).plus(amount).toFixed(2);
    const { owner, wallet, balance } = one;
    return { owner, wallet, amount: amount.toFixed(2), balance, movementId };
  };
  const entries = postings
    .filter(({ amount }) => !new Big(amount).eq(0))
    .map(({ kind, amount, time, betId, movementId, other }): Entry => {
      const counter = new Big(amount).neg();
      return {
        kind,
        time,
        ...(betId !== undefined && { betId }),
        sides: [
          sideOf(purse, new Big(amount), movementId),
          other
            ? sideOf(other.purse, counter, other.movementId)
            : {
                owner: HOUSE,
                wallet: houseAccountOf(kind),
                amount: counter.toFixed(2),
                balance: null,
              },
        ],
      };
    });
  for (const one of moved) await one.put(one.balance);
  await writeEntries(tx, entries);
  return purse.balance;
};

const houseAccountOf = (kind: LedgerKind): string => {
  const account = HOUSE_ACCOUNT_OF[kind];
  if (account === null) throw new Error(`The house is no side of ${kind}.`);
  return account;
};

type Movement = { kind: MovementKind; amount: string; time: Date };

/**
 * Adds an amount to a locked main wallet, or takes a negative amount from it, and writes the
 * movement to the account record. Returns the new balance.
 */
export const move = async (tx: Database, purse: Purse, movement: Movement): Promise<string> => {
  const movementId = await recordMovement(tx, purse, movement);
  return post(tx, purse, [{ ...movement, movementId }]);
};

/**
 * Pays from one locked main wallet to another, with a movement in both account records. Returns
 * what is left.
 */
export const pay = async (
  tx: Database,
  [from, to]: readonly [Purse, Purse],
  {
    kinds: [paid, got],
    amount,
    time,
  }: {
    kinds: readonly [paid: MovementKind, got: MovementKind];
    amount: string;
    time: Date;
  },
): Promise<string> => {
  const lost = new Big(amount).neg().toFixed(2);
  const movementId = await recordMovement(tx, from, { kind: paid, amount: lost, time });
  const other = {
    purse: to,
    movementId: await recordMovement(tx, to, { kind: got, amount, time }),
  };
  return post(tx, from, [{ kind: paid, amount: lost, time, movementId, other }]);
};

/** Moves money from a locked main wallet to a vendor's, or back where the amount is negative. */
export const moveToVendor = async (
  tx: Database,
  [main, vendors]: readonly [Purse, Purse],
  { amount, time }: { amount: string; time: Date },
): Promise<void> => {
  const kind = new Big(amount).gt(0) ? 'transferIn' : 'transferOut';
  const taken = new Big(amount).neg().toFixed(2);
  const movementId = await recordMovement(tx, main, {
    kind,
    amount: taken,
    time,
    vassalage: vendors.wallet,
  });
  await post(tx, main, [{ kind, amount: taken, time, movementId, other: { purse: vendors } }]);
};

const recordMovement = async (
  tx: Database,
  purse: Purse,
  { amount, ...movement }: Movement & { vassalage?: string },
): Promise<number> => {
  const balance = new Big(purse.balance).plus(amount).toFixed(2);
  const [row] = await tx
    .insert(walletMovements)
    .values({ ...movement, userId: purse.owner, amount, balance, status: 'approved' })
    .returning({ id: walletMovements.id });
  if (!row) throw new Error('The database gave no movement back.');
  return row.id;
};
