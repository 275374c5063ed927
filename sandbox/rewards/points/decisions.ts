import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { pointRedemptions } from '../../db/schema';
import { notify } from '../../kit/notify';
import { offerOf } from './rewards';

/** What the platform decides on a redeemed reward. */
export type Verdict = 'approved' | 'rejected';
/** A redeemed reward that waits for a decision. */
export type Waiting = typeof pointRedemptions.$inferSelect;

/** The remark of a rejected reward. */
export const REJECTED = {
  EN: 'Out of stock. The points are back.',
  MY: 'ပစ္စည်း ကုန်သွားပါသည်။ အမှတ်များကို ပြန်ထည့်ပေးပြီးပါပြီ။',
};

/** A user's rewards whose check is over by a moment, the oldest decision first. */
export const dueRedemptions = (db: Database, userId: string, now: number): Promise<Waiting[]> =>
  db
    .select()
    .from(pointRedemptions)
    .where(
      and(
        eq(pointRedemptions.userId, userId),
        eq(pointRedemptions.status, 'inProcess'),
        lte(pointRedemptions.decidesAt, new Date(now)),
      ),
    )
    .orderBy(asc(pointRedemptions.decidesAt), asc(pointRedemptions.id));

/** A decision, when it was made, and how long an approved reward travels (milliseconds). */
type Decision = { verdict: Verdict; at: Date; delivery: number };

/** Writes a decision; an approved reward arrives after the time of delivery. */
export const writeDecision = async (
  tx: Database,
  { id }: Pick<Waiting, 'id'>,
  { verdict, at, delivery }: Decision,
): Promise<void> => {
  await tx
    .update(pointRedemptions)
    .set({
      status: verdict,
      decidesAt: at,
      ...(verdict === 'approved'
        ? { deliversAt: new Date(at.getTime() + delivery) }
        : { remark: REJECTED }),
    })
    .where(eq(pointRedemptions.id, id));
};

/** Tells a member of a decision, and of the delivery from then on. */
export const tellDecision = async (
  tx: Database,
  { id, userId, rewardId, amount }: Pick<Waiting, 'id' | 'userId' | 'rewardId' | 'amount'>,
  { verdict, at, delivery }: Decision,
): Promise<void> => {
  const reward = offerOf(rewardId ?? '')?.name;
  if (!reward) return;
  const about = { userId, params: { reward, points: amount }, cause: causeOf(id), at };
  if (verdict === 'rejected') {
    await notify(tx, { ...about, kind: 'redemptionRejected' });
    return;
  }
  await notify(tx, { ...about, kind: 'redemptionApproved' });
  await notify(tx, {
    userId,
    kind: 'redemptionDelivered',
    params: { reward },
    cause: `${causeOf(id)}:delivered`,
    at: new Date(at.getTime() + delivery),
  });
};

/** The cause of the message about a decision. */
export const causeOf = (id: number): string => `redemption:${id}`;
