import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { pointRedemptions } from '../../db/schema';

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

/** Writes a decision; an approved reward arrives after the time of delivery (ms). */
export const writeDecision = async (
  tx: Database,
  { id }: Pick<Waiting, 'id'>,
  { verdict, at, delivery }: { verdict: Verdict; at: Date; delivery: number },
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
