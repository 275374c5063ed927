import type { TimelineEvent } from '../../contract/withdrawals';
import type { Database } from '../db/database';
import { withdrawals } from '../db/schema';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const USER = 'u-paid';
type Row = typeof withdrawals.$inferInsert;
type Step = readonly [event: TimelineEvent, minutesAfterPayment: number];

/** What came before the payment. */
const BEFORE: readonly Step[] = [['requested', -95], ['approved', -41], ['paid', 0]];

/** Withdrawals of `paid`: one that is paid now and waits for its confirmation, and what became of earlier ones, in every status. */
export const withdrawalRows = (now: number): Row[] => [
  row('WD-260118', now, '15000.00', 'Ko Zin M.', 'KBZPay •••• 4471', 'waiting'),
  row('WD-259604', now - 3 * DAY, '8500.00', 'Ma Hnin W.', 'KBZPay •••• 4471', 'received', [['received', 6]]),
  row('WD-258911', now - 9 * DAY, '24000.00', 'U Tun L.', 'Wave Money •••• 0932', 'partiallyReceived', [['partiallyReceived', 12], ['inReview', 12], ['resolved', 196]], '4000.00'),
  row('WD-257780', now - 21 * DAY, '12000.50', 'Ko Zin M.', 'Wave Money •••• 0932', 'notReceived', [['notReceived', 21], ['inReview', 21]]),
  row('WD-256032', now - 48 * DAY, '30000.00', 'Daw Mya S.', 'KBZPay •••• 4471', 'autoReceived', [['autoReceived', 30]]),
];

/** What a dump holds was paid when the dump was made. Nobody has answered anything in it yet. */
export const bringWithdrawalsUpToDate = async (db: Database, now: number): Promise<void> => {
  await db.delete(withdrawals);
  await db.insert(withdrawals).values(withdrawalRows(now));
};

const row = (
  id: string, paidAt: number, amount: string, payer: string, account: string, status: Row['status'], after: readonly Step[] = [], remaining: string | null = null,
): Row => ({
  id, userId: USER, amount, payer, account, status, remaining, paidAt: new Date(paidAt),
  timeline: [...BEFORE, ...after].map(([event, minutes]) => ({ event, at: paidAt + minutes * MINUTE })),
});
