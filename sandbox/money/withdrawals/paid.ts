import { Big } from 'big.js';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { positiveMoneySchema } from '../../../contract/scalars';
import { users, withdrawals } from '../../db/schema';
import { lockMain } from '../purses';
import { notify } from '../../kit/notify';
import type { Services } from '../../kit/services';
import { newsOfPayment } from './news';
import { newWithdrawalId, takeOut } from './wallet';

/** A paid withdrawal that QA makes: `POST /sandbox/withdrawals`. */
export const paidSchema = v.strictObject({ username: v.string(), amount: positiveMoneySchema });

/**
 * Takes the money from the wallet and creates a withdrawal that waits for its confirmation; null
 * for an unknown member or a balance that is too low.
 */
export const payWithdrawal = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { username, amount: wanted }: v.InferOutput<typeof paidSchema>,
): Promise<{ id: string } | null> =>
  db.transaction(async (tx) => {
    const [member] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.username, username));
    if (!member) return null;
    const purse = await lockMain(tx, member.id);
    const amount = new Big(wanted).toFixed(2);
    if (new Big(amount).gt(purse.balance)) return null;
    const [id, time, userId] = [newWithdrawalId(), clock.date(), member.id];
    await takeOut(tx, purse, { amount }, time);
    const paid = { id, userId, amount, account: 'KBZPay •••• 4471' };
    await tx.insert(withdrawals).values({
      ...paid,
      payer: 'Ko Zin M.',
      status: 'waiting',
      paidAt: time,
      timeline: (['requested', 'approved', 'paid'] as const).map((event) => ({
        event,
        at: time.getTime(),
      })),
    });
    await notify(tx, newsOfPayment({ ...paid, paidAt: time }));
    return { id };
  });
