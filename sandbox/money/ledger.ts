import { randomUUID } from 'node:crypto';
import { and, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { bets, ledger, pendingBets, users, type LedgerKind } from '../db/schema';

/** The owner of the accounts on the other side of what members pay and get. */
export const HOUSE = 'house';
/** A member's own wallet, beside those at vendors. */
export const MAIN = 'main';

/**
 * The account of the house that is the other side of each kind; null where another wallet is.
 * `capital` gave what a wallet opened with, and gets what is left when an account is closed.
 */
export const HOUSE_ACCOUNT_OF = {
  opening: 'capital',
  closing: 'capital',
  stake: 'games',
  payout: 'games',
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  withdrawalReturned: 'withdrawals',
  bonus: 'rewards',
  rebate: 'rewards',
  points: 'rewards',
  transferIn: null,
  transferOut: null,
  teamIn: null,
  teamOut: null,
  dividend: null,
  dailySalary: null,
  hourlySalary: null,
  realTimeSalary: null,
} as const satisfies Record<LedgerKind, string | null>;

/** What one wallet gets; `balance` is what it then holds, null for an account of the house. */
export type Side = {
  owner: string;
  wallet: string;
  amount: string;
  balance: string | null;
  movementId?: number | undefined;
};
/** Money that went from one side to the other: the amounts of both add up to zero. */
export type Entry = { kind: LedgerKind; time: Date; betId?: number; sides: readonly [Side, Side] };

/** Writes entries, both rows of each at once. */
export const writeEntries = async (tx: Database, entries: readonly Entry[]): Promise<void> => {
  if (entries.length === 0) return;
  await tx.insert(ledger).values(
    entries.flatMap(({ kind, time, betId, sides }) => {
      const entry = randomUUID();
      return sides.map((side) => ({ ...side, entry, kind, time, betId }));
    }),
  );
};

/** Writes what wallets hold that no entry tells of yet: where they were made with money. */
export const openWallets = async (tx: Database, which: SQL, time: Date): Promise<void> => {
  await tx.execute(sql`with opened as materialized (
      select gen_random_uuid() as entry, user_id, balance from wallets
      where balance > 0 and ${which})
    insert into ledger (entry, owner, wallet, kind, amount, balance, time)
    select entry, user_id, ${MAIN}, 'opening', balance, balance, ${at(time)} from opened
    union all
    select entry, ${HOUSE}, ${HOUSE_ACCOUNT_OF.opening}, 'opening', -balance, null, ${at(time)}
    from opened`);
};

/**
 * Deletes accounts. What is left in their wallets goes to the house, an open bet is lost, and the
 * records of their money stay.
 */
export const closeAccounts = async (tx: Database, which: SQL, time: Date): Promise<void> => {
  const closed = tx.select({ id: users.id }).from(users).where(which);
  await tx.execute(sql`with mine as materialized (
      select gen_random_uuid() as entry, user_id, ${MAIN} as wallet, balance from wallets
      where user_id in ${closed} for update),
    at_vendors as materialized (
      select gen_random_uuid() as entry, user_id, vassalage as wallet, balance from vendor_wallets
      where user_id in ${closed} for update),
    left_over as (
      select * from mine where balance > 0 union all select * from at_vendors where balance > 0)
    insert into ledger (entry, owner, wallet, kind, amount, balance, time)
    select entry, user_id, wallet, 'closing', -balance, 0, ${at(time)} from left_over
    union all
    select entry, ${HOUSE}, ${HOUSE_ACCOUNT_OF.closing}, 'closing', balance, null, ${at(time)}
    from left_over`);
  await tx
    .update(pendingBets)
    .set({ settledAt: time })
    .where(and(isNull(pendingBets.settledAt), inArray(pendingBets.userId, closed)));
  await tx
    .update(bets)
    .set({ profit: sql`-${bets.stake}`, balance: '0.00' })
    .where(and(isNull(bets.profit), inArray(bets.userId, closed)));
  await tx.delete(users).where(which);
};

const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;
