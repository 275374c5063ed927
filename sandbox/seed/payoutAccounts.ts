import type { payoutAccounts } from '../db/schema';
import { idOf } from './people';

type Row = typeof payoutAccounts.$inferInsert;
/** Fixed times, so that the order in which the accounts were added is the order of the rows. */
const BEGUN = Date.UTC(2026, 0, 15, 4);

const row = (
  username: string,
  at: number,
  type: Row['type'],
  holder: string,
  number: string,
): Row => ({
  id: `pa-${username}-${at}`,
  userId: idOf(username),
  type,
  holder,
  number,
  addedAt: new Date(BEGUN + at),
});

/** The payout accounts of some seeded people; the others have none yet. */
export const payoutAccountRows: Row[] = [
  row('player', 1, 'kbzPay', 'Thiri Aung', '09761112222'),
  row('player', 2, 'ayaBank', 'Thiri Aung', '40001234567890'),
  row('agent', 1, 'wavePay', 'Khin Khin Oo', '09798765432'),
  row('paid', 1, 'kbzPay', 'Ei Phyu Mon', '09450004471'),
  row('paid', 2, 'wavePay', 'Ei Phyu Mon', '09790000932'),
];
