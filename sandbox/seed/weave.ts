import { Big } from 'big.js';
import type { bets, MovementKind, walletMovements } from '../db/schema';

type BetRow = typeof bets.$inferInsert;
type MovementRow = typeof walletMovements.$inferInsert;
/**
 * A past movement of a wallet that is not part of the generated history, such as a settlement or a
 * payout.
 */
export type Happening = { userId: string; kind: MovementKind; amount: string; time: number };
type Entry = { time: number } & (
  | { bet: BetRow }
  | { moved: MovementRow }
  | { happening: Happening }
);

const MINUTE = 60_000;
/** The amount that a paid person withdraws: the next full amount. */
const PAYOUT = 5_000;

/**
 * Merges a person's history with other payments, oldest first: every balance follows from the one
 * before, up to the present balance. Extra income is withdrawn soon after, so that no earlier
 * balance changes.
 */
export const woven = (
  { bets: placed, movements }: { bets: readonly BetRow[]; movements: readonly MovementRow[] },
  happenings: readonly Happening[],
  balance: string,
): { bets: BetRow[]; movements: MovementRow[] } => {
  const entries = [
    ...placed.toReversed().map((bet): Entry => ({ time: bet.time.getTime(), bet })),
    ...movements.toReversed().map((moved): Entry => ({ time: moved.time.getTime(), moved })),
    ...happenings.map((happening): Entry => ({ time: happening.time, happening })),
  ].toSorted((a, b) => a.time - b.time);
  const rows: { bets: BetRow[]; movements: MovementRow[] } = { bets: [], movements: [] };
  let after = new Big(balance);
  /** By how much the wallet exceeded its history. */
  let spare = new Big(0);
  const put = (row: Omit<MovementRow, 'status' | 'balance'>) => {
    rows.movements.push({ ...row, vassalage: null, status: 'approved', balance: after.toFixed(2) });
    after = after.minus(row.amount);
    spare = spare.minus(row.amount);
  };

  for (const [index, entry] of entries.toReversed().entries()) {
    if ('bet' in entry) {
      const { bet } = entry;
      const isOpen = typeof bet.profit !== 'string';
      rows.bets.push({ ...bet, balance: isOpen ? null : after.toFixed(2) });
      after = after.minus(bet.profit ?? new Big(bet.stake).neg());
    } else if ('moved' in entry) {
      const { moved } = entry;
      const counts = moved.status === 'approved';
      rows.movements.push({ ...moved, balance: counts ? after.toFixed(2) : null });
      if (counts) after = after.minus(moved.amount);
    } else {
      const { userId, kind, amount, time } = entry.happening;
      const lacking = new Big(amount).minus(spare);
      if (lacking.gt(0)) {
        const next = entries.at(-index)?.time ?? Infinity;
        const soon = index === 0 ? time + 1 : time + Math.min(20 * MINUTE, (next - time) / 2);
        put({
          userId,
          kind: 'withdrawal',
          amount: lacking.div(PAYOUT).round(0, Big.roundUp).times(-PAYOUT).toFixed(2),
          time: new Date(Math.floor(soon)),
        });
      }
      put({ userId, kind, amount: new Big(amount).toFixed(2), time: new Date(time) });
    }
  }
  return { bets: rows.bets.toReversed(), movements: rows.movements.toReversed() };
};
