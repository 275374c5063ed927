import { and, desc, inArray, isNotNull, lte, ne } from 'drizzle-orm';
import { newsForParties } from '../agents/contracts/news';
import type { Database } from '../db/database';
import {
  contracts,
  deposits,
  messages,
  pointRedemptions,
  promotionEntries,
  withdrawals,
} from '../db/schema';
import { notify, type Notice } from '../kit/notify';
import { newsOf } from '../money/deposits/news';
import { newsOfPayment, newsOfReturn, newsOfSilence } from '../money/withdrawals/news';
import { newsOfBonus, newsOfEntry } from '../rewards/activities/news';
import { ruleOf } from '../rewards/activities/activities';
import { causeOf } from '../rewards/points/decisions';
import { offerOf } from '../rewards/points/rewards';

const MINUTE = 60_000;
/** How many of the newest messages each person has not read. */
const UNREAD: Readonly<Record<string, number>> = {
  'u-player': 3,
  'u-agent': 2,
  'u-paid': 1,
  'u-downline': 3,
};
const REDEMPTIONS = 3;

/** The messages of seeded people, each about a row of the seed. */
export const restoreMessages = async (db: Database, now: number): Promise<void> => {
  await db.delete(messages);
  await notify(
    db,
    ...(await ofDeposits(db)),
    ...(await ofWithdrawals(db)),
    ...(await ofActivities(db)),
    ...(await ofRedemptions(db)),
    ...(await ofRequests(db)),
  );
  await markRead(db, now);
};

const ofDeposits = async (db: Database) =>
  (await db.select().from(deposits)).map(newsOf).filter((notice) => notice !== null);

const ofWithdrawals = async (db: Database): Promise<Notice[]> =>
  (await db.select().from(withdrawals)).flatMap((row) => {
    const at = (event: string) => row.timeline.find((one) => one.event === event)?.at;
    const [resolved, silent] = [at('resolved'), at('autoReceived')];
    return [
      newsOfPayment(row),
      ...(resolved === undefined
        ? []
        : [newsOfReturn(row, row.remaining ?? row.amount, new Date(resolved))]),
      ...(silent === undefined ? [] : [newsOfSilence(row, new Date(silent))]),
    ];
  });

const ofActivities = async (db: Database): Promise<Notice[]> =>
  (await db.select().from(promotionEntries)).flatMap((entry) => {
    const decided = newsOfEntry(entry);
    const rule = ruleOf(entry.activityId);
    return [
      ...(decided ? [decided] : []),
      ...(rule && entry.paidAt ? [newsOfBonus(entry.userId, rule, entry.paidAt)] : []),
    ];
  });

const ofRedemptions = async (db: Database): Promise<Notice[]> => {
  const decided = await db
    .select()
    .from(pointRedemptions)
    .where(and(ne(pointRedemptions.status, 'inProcess'), isNotNull(pointRedemptions.rewardId)))
    .orderBy(desc(pointRedemptions.time))
    .limit(REDEMPTIONS);
  return decided.flatMap(({ id, userId, rewardId, status, amount, time }) => {
    const reward = offerOf(rewardId ?? '')?.name;
    return reward
      ? [
          {
            userId,
            kind:
              status === 'rejected'
                ? ('redemptionRejected' as const)
                : ('redemptionApproved' as const),
            params: { reward, points: amount },
            cause: causeOf(id),
            at: time,
          },
        ]
      : [];
  });
};

/** The requests that wait for an answer. */
const ofRequests = async (db: Database): Promise<Notice[]> =>
  newsForParties(
    db,
    await db.select().from(contracts).where(isNotNull(contracts.waitsFor)).orderBy(contracts.id),
  );

const markRead = async (db: Database, now: number): Promise<void> => {
  const shown = await db
    .select({ id: messages.id, userId: messages.userId, createdAt: messages.createdAt })
    .from(messages)
    .where(lte(messages.createdAt, new Date(now)))
    .orderBy(desc(messages.createdAt), messages.id);
  const left = new Map(Object.entries(UNREAD));
  const read = shown.filter(({ userId }) => {
    const unread = left.get(userId) ?? 0;
    left.set(userId, unread - 1);
    return unread <= 0;
  });
  if (read.length > 0)
    await db
      .update(messages)
      .set({ readAt: new Date(now - MINUTE) })
      .where(
        inArray(
          messages.id,
          read.map(({ id }) => id),
        ),
      );
};
