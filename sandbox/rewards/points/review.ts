import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { pointRedemptions, users } from '../../db/schema';
import type { Services } from '../../kit/services';
import { decide, lockPoints } from './account';
import { lineOf } from './lines';

/** What QA decides on a redeemed reward. */
export const reviewSchema = v.object({
  id: v.pipe(v.number(), v.integer()),
  verdict: v.picklist(['approved', 'rejected']),
});

/** The redeemed rewards that wait for a decision, the oldest first. */
export const waitingRedemptions = async ({ db }: Pick<Services, 'db'>) => {
  const rows = await db
    .select({
      id: pointRedemptions.id,
      username: users.username,
      rewardId: pointRedemptions.rewardId,
      points: pointRedemptions.amount,
      time: pointRedemptions.time,
      decidesAt: pointRedemptions.decidesAt,
    })
    .from(pointRedemptions)
    .innerJoin(users, eq(users.id, pointRedemptions.userId))
    .where(eq(pointRedemptions.status, 'inProcess'))
    .orderBy(asc(pointRedemptions.decidesAt), asc(pointRedemptions.id));
  return rows.map(({ rewardId, time, decidesAt, ...row }) => ({
    ...row,
    reward: (rewardId === null ? undefined : lineOf(rewardId)?.EN) ?? rewardId,
    time: time.getTime(),
    decidesAt: decidesAt?.getTime() ?? null,
  }));
};

/** Decides on one of them now; false when it does not wait any more. */
export const reviewRedemption = (
  services: Pick<Services, 'db' | 'clock' | 'settings'>,
  { id, verdict }: v.InferOutput<typeof reviewSchema>,
): Promise<boolean> =>
  services.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ userId: pointRedemptions.userId })
      .from(pointRedemptions)
      .where(eq(pointRedemptions.id, id));
    if (!found) return false;
    const account = await lockPoints(services, tx, found.userId);
    const [waiting] = await tx
      .select()
      .from(pointRedemptions)
      .where(and(eq(pointRedemptions.id, id), eq(pointRedemptions.status, 'inProcess')));
    if (!waiting) return false;
    await decide(services, tx, account, { waiting, verdict, at: services.clock.date() });
    return true;
  });
