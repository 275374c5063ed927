import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Activity } from '../../../contract/activities';
import type { Language } from '../../../contract/constants';
import type { Database } from '../../db/database';
import { promotionEntries, type User } from '../../db/schema';
import { lockMain, move } from '../../money/purses';
import { accepted, refused, type Answer } from '../../kit/answer';
import { notify } from '../../kit/notify';
import type { Services } from '../../kit/services';
import { letsIn, ruleOf } from './activities';
import { newsOfBonus, newsOfEntry } from './news';
import { shown, standingsOf } from './standing';

type Needs = Pick<Services, 'clock'>;
type Player = Pick<User, 'id' | 'username'>;
type Asked = { activityId: string; language: Language };

/** How long the platform reviews a request to join, and a bonus before it is paid. */
const REVIEW = 5_000;

const unknown = refused((words) => words.activityUnknown, { reason: 'activityUnknown' });

/** Joins an activity, or asks to join it; joining it again changes nothing. */
export const joinActivity = async (
  { clock }: Needs,
  db: Database,
  { id, username }: Player,
  { activityId, language }: Asked,
): Promise<Answer<Activity>> => {
  const [before] = await standingsOf(db, id, clock.now(), activityId);
  if (!before) return unknown;
  const { rule } = before;
  if (before.entry === null && before.status !== 'join')
    return refused((words) => words.activityClosed, { reason: 'activityClosed' });
  const joinedAt = clock.date();
  const isRefused = !letsIn(rule, username);
  const decidesAt = rule.review === 'entry' ? new Date(joinedAt.getTime() + REVIEW) : null;
  await db.transaction(async (tx) => {
    const [entry] = await tx
      .insert(promotionEntries)
      .values({ userId: id, activityId, joinedAt, isRefused, decidesAt })
      .onConflictDoNothing()
      .returning();
    const news = entry && newsOfEntry(entry);
    if (news) await notify(tx, news);
  });
  return stand(clock.now(), db, id, { activityId, language });
};

/**
 * Claims the bonus of an activity, once: the wallet is locked, so that the second of two parallel
 * claims finds it claimed.
 */
export const claimActivity = async (
  { clock }: Needs,
  tx: Database,
  { id }: Player,
  { activityId, language }: Asked,
): Promise<Answer<Activity>> => {
  const purse = await lockMain(tx, id);
  const [before] = await standingsOf(tx, id, clock.now(), activityId);
  if (!before) return unknown;
  const { rule, entry, status } = before;
  if (entry?.claimedAt) return accepted(shown(before, language));
  if (status !== 'claim')
    return refused((words) => words.activityNotDue, { reason: 'activityNotDue' });
  const claimedAt = clock.date();
  const isPaid = rule.review !== 'payout';
  if (isPaid) {
    await move(tx, purse, { userId: id, kind: 'bonus', amount: rule.bonus, time: claimedAt });
    await notify(tx, newsOfBonus(id, rule, claimedAt));
  }
  await tx
    .update(promotionEntries)
    .set({
      claimedAt,
      paysAt: isPaid ? claimedAt : new Date(claimedAt.getTime() + REVIEW),
      paidAt: isPaid ? claimedAt : null,
    })
    .where(ofOne(id, activityId));
  return stand(clock.now(), tx, id, { activityId, language });
};

/**
 * Pays the claims whose review is over. Every reader of the wallet calls it first. A second call
 * pays nothing. Never call it inside a transaction.
 */
export const payActivities = async (
  { db, clock }: Needs & Pick<Services, 'db'>,
  userId: string,
): Promise<void> => {
  if ((await dueOf(db, userId, clock.date())).length === 0) return;
  await db.transaction(async (tx) => {
    await lockMain(tx, userId);
    for (const { activityId, paysAt } of await dueOf(tx, userId, clock.date())) {
      const rule = ruleOf(activityId);
      const time = paysAt ?? clock.date();
      // Each payment starts from the balance that the one before left.
      if (rule) {
        await move(tx, await lockMain(tx, userId), {
          userId,
          kind: 'bonus',
          amount: rule.bonus,
          time,
        });
        await notify(tx, newsOfBonus(userId, rule, time));
      }
      await tx.update(promotionEntries).set({ paidAt: time }).where(ofOne(userId, activityId));
    }
  });
};

const dueOf = (db: Database, userId: string, now: Date) =>
  db
    .select()
    .from(promotionEntries)
    .where(
      and(
        eq(promotionEntries.userId, userId),
        isNotNull(promotionEntries.paysAt),
        isNull(promotionEntries.paidAt),
        lte(promotionEntries.paysAt, now),
      ),
    );

const ofOne = (userId: string, activityId: string) =>
  and(eq(promotionEntries.userId, userId), eq(promotionEntries.activityId, activityId));

const stand = async (
  now: number,
  db: Database,
  userId: string,
  { activityId, language }: Asked,
): Promise<Answer<Activity>> => {
  const [standing] = await standingsOf(db, userId, now, activityId);
  return standing ? accepted(shown(standing, language)) : unknown;
};
