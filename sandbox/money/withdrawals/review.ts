import { Big } from 'big.js';
import { and, eq } from 'drizzle-orm';
import type { PayoutType } from '../../../contract/withdrawalRequest';
import { maskedNumber } from '../../base/maskedNumber';
import type { Database } from '../../db/database';
import { payoutAccounts, withdrawalRequests, withdrawals } from '../../db/schema';
import { lockMain } from '../purses';
import { notify } from '../../kit/notify';
import type { Services } from '../../kit/services';
import { newsOfPayment } from './news';
import { putBack } from './wallet';

type Needs = Pick<Services, 'clock' | 'settings'>;
type Row = typeof withdrawalRequests.$inferSelect;

/** Amounts that end in these hundredths are refused, so that QA can choose a refusal. */
const REFUSED_HUNDREDTHS = '.44';
const PAYERS = ['Ko Zin M.', 'Ma Hnin W.', 'U Tun L.', 'Daw Mya S.'];
/** The name of an account as the confirmation shows it. */
const NAMES: Record<PayoutType, string> = {
  kbzPay: 'KBZPay',
  wavePay: 'Wave Money',
  kbzBank: 'KBZ Bank',
  ayaBank: 'AYA Bank',
  cbBank: 'CB Bank',
};

const dueAt = ({ settings }: Needs, { requestedAt }: Pick<Row, 'requestedAt'>) =>
  requestedAt.getTime() + Math.round(settings.current().withdrawal.reviewSeconds * 1_000);
/** Whether the review is over, even if its result is not written yet. */
export const isDue = (needs: Needs, row: Pick<Row, 'requestedAt'>): boolean =>
  needs.clock.now() >= dueAt(needs, row);

/** Where the money of a request is: held, kept as a fee, sent as a withdrawal, or returned. */
export const whereIsRequest = ({
  status,
  amount,
  fee,
}: Pick<Row, 'status' | 'amount' | 'fee'>): Record<
  'held' | 'kept' | 'paid' | 'returned',
  string
> => {
  const nothing = { held: '0.00', kept: '0.00', paid: '0.00', returned: '0.00' };
  switch (status) {
    case 'underReview':
      return { ...nothing, held: amount };
    case 'paid':
      return { ...nothing, kept: fee, paid: new Big(amount).minus(fee).toFixed(2) };
    case 'refused':
    case 'cancelled':
      return { ...nothing, returned: amount };
  }
};

/**
 * Pays or refuses the requests whose review is over. Every reader of the wallet or of withdrawals
 * calls it first. A second call pays nothing. Never call it inside a transaction.
 */
export const decideRequests = async (
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  userId: string,
): Promise<void> => {
  const waiting = await db
    .select()
    .from(withdrawalRequests)
    .where(
      and(eq(withdrawalRequests.userId, userId), eq(withdrawalRequests.status, 'underReview')),
    );
  for (const { id } of waiting.filter((row) => isDue({ clock, settings }, row)))
    await db.transaction((tx) => decideOne({ clock, settings }, tx, { userId, id }));
};

/**
 * The wallet is locked first, as for a request and a cancellation, so that the second of two
 * parallel decisions finds the first.
 */
const decideOne = async (
  needs: Needs,
  tx: Database,
  { userId, id }: Pick<Row, 'userId' | 'id'>,
): Promise<void> => {
  const purse = await lockMain(tx, userId);
  const [row] = await tx
    .select()
    .from(withdrawalRequests)
    .where(eq(withdrawalRequests.id, id))
    .for('update');
  if (row?.status !== 'underReview') return;
  const decidedAt = new Date(dueAt(needs, row));
  const status = row.amount.endsWith(REFUSED_HUNDREDTHS) ? 'refused' : 'paid';
  await (status === 'paid' ? pay(tx, row, decidedAt) : putBack(tx, purse, row, needs.clock.date()));
  await tx
    .update(withdrawalRequests)
    .set({ status, decidedAt })
    .where(eq(withdrawalRequests.id, id));
  if (status === 'refused')
    await notify(tx, {
      userId,
      kind: 'withdrawalRefused',
      params: { id, amount: row.amount },
      cause: `withdrawal:${id}:refused`,
      at: decidedAt,
    });
};

/** From here on the confirmation handles it (spec §4 Withdrawal confirmation). */
const pay = async (tx: Database, row: Row, paidAt: Date): Promise<void> => {
  const [account] = await tx
    .select()
    .from(payoutAccounts)
    .where(eq(payoutAccounts.id, row.accountId));
  if (!account) throw new Error(`The payout account of ${row.id} is gone.`);
  const paid = {
    id: row.id,
    userId: row.userId,
    amount: whereIsRequest({ ...row, status: 'paid' }).paid,
    account: `${NAMES[account.type]} ${maskedNumber(account.number)}`,
  };
  await tx.insert(withdrawals).values({
    ...paid,
    payer: PAYERS[row.id.charCodeAt(row.id.length - 1) % PAYERS.length] ?? '',
    status: 'waiting',
    paidAt,
    timeline: [
      { event: 'requested', at: row.requestedAt.getTime() },
      { event: 'approved', at: paidAt.getTime() },
      { event: 'paid', at: paidAt.getTime() },
    ],
  });
  await notify(tx, newsOfPayment({ ...paid, paidAt }));
};
