import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Activity } from '../../../contract/activities';
import type { Language } from '../../../contract/constants';
import type { Database } from '../../db/database';
import { promotionEntries, type User } from '../../db/schema';
import { refuseAboveBalance } from '../../member/limits/check';
import { isBlocked } from '../../member/playBlock/block';
import { lockMain, move, type Purse } from '../../money/purses';
import { accepted, refused, type Answer } from '../../kit/answer';
import { notify } from '../../kit/notify';
import type { Services } from '../../kit/services';
import { partsOf, payPrizes } from '../raffle/raffle';
import { isRaffle, raffleIdOf, raffleShown, raffleStatusOf } from '../raffle/shown';
import { BIRTHDAY_ID, giftOf, payGift } from '../regular/birthday';
import { heldOf } from '../regular/held';
import { giftShown } from '../regular/shown';
import { ruleOf } from './activities';
import { vipLevelOf } from '../vip/count';
import { newsOfBonus, newsOfEntry } from './news';
import { shown, standingsOf } from './standing';

type Needs = Pick<Services, 'clock'>;
type Player = Pick<User, 'id'>;
type Asked = { activityId: string; language: Language };

/** How long the platform reviews a request to join, and a bonus before it is paid. */
const REVIEW = 5_000;

const unknown = refused((words) => words.activityUnknown, { reason: 'activityUnknown' });

/** Joins an activity, or asks to join it; joining it again changes nothing. */
export const joinActivity = async (
  { clock }: Needs,
  db: Database,
  { id }: Player,
  { activityId, language }: Asked,
): Promise<Answer<Activity>> => {
  const [before] = await standingsOf(db, id, clock.now(), activityId);
  if (!before) return unknown;
  const { rule } = before;
  if (rule.application && before.entry === null)
    return refused((words) => words.applicationNeeded, { reason: 'applicationNeeded' });
  if (before.entry === null && before.status !== 'join')
    return refused((words) => words.activityClosed, { reason: 'activityClosed' });
  const joinedAt = clock.date();
  const isRefused = (await vipLevelOf(db, { id }, clock.now())) < (rule.level ?? 0);
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
 * claims finds it claimed. The limit of the balance can refuse a bonus, and no prize of a raffle.
 */
export const claimActivity = async (
  needs: Needs & Pick<Services, 'settings'>,
  tx: Database,
  user: User,
  { activityId, language }: Asked,
): Promise<Answer<Activity>> => {
  const { id } = user;
  const { clock } = needs;
  const purse = await lockMain(tx, id);
  if (activityId === BIRTHDAY_ID) return claimGift(needs, tx, purse, { user, language });
  if (isRaffle(activityId))
    return claimPrizes(clock.date(), tx, purse, { user, activityId, language });
  const [before] = await standingsOf(tx, id, clock.now(), activityId);
  if (!before) return unknown;
  const { rule, entry, status } = before;
  if (entry?.claimedAt) return accepted(shown(before, language));
  if (status !== 'claim')
    return refused((words) => words.activityNotDue, { reason: 'activityNotDue' });
  const claimedAt = clock.date();
  const tooMuch = await refuseAboveBalance(needs, tx, {
    userId: id,
    amount: rule.bonus,
    at: claimedAt,
  });
  if (tooMuch) return tooMuch;
  const isPaid = rule.review !== 'payout';
  if (isPaid) {
    await move(tx, purse, { kind: 'bonus', amount: rule.bonus, time: claimedAt });
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
 * pays nothing, and none does while a break or exclusion runs. Never call it inside a transaction.
 */
export const payActivities = async (
  { db, clock }: Needs & Pick<Services, 'db'>,
  userId: string,
): Promise<void> => {
  if ((await dueOf(db, userId, clock.date())).length === 0) return;
  await db.transaction(async (tx) => {
    await lockMain(tx, userId);
    if (await isBlocked({ clock }, tx, userId)) return;
    for (const { activityId, paysAt } of await dueOf(tx, userId, clock.date())) {
      const rule = ruleOf(activityId);
      const time = paysAt ?? clock.date();
      // Each payment starts from the balance that the one before left.
      if (rule) {
        await move(tx, await lockMain(tx, userId), {
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

/** The wallet is locked already, so that the second of two parallel claims finds it claimed. */
const claimGift = async (
  needs: Needs & Pick<Services, 'settings'>,
  tx: Database,
  purse: Purse,
  { user, language }: { user: User; language: Language },
): Promise<Answer<Activity>> => {
  const time = needs.clock.date();
  const gift = await giftOf(tx, user, time.getTime());
  if (!gift) return unknown;
  if (gift.status === 'claim') {
    const asked = { userId: user.id, amount: gift.amount, at: time };
    const tooMuch = await refuseAboveBalance(needs, tx, asked);
    if (tooMuch) return tooMuch;
    await payGift(tx, purse, { userId: user.id, gift, time });
  } else if (gift.status !== 'claimed')
    return refused((words) => words.activityNotDue, { reason: 'activityNotDue' });
  const claimed = { ...gift, status: 'claimed' as const };
  return accepted(giftShown(claimed, await heldOf(tx, user.id), language));
};

/** The wallet is locked already, so that the second of two parallel claims finds it claimed. */
const claimPrizes = async (
  time: Date,
  tx: Database,
  purse: Purse,
  { user: { id: userId }, activityId, language }: Asked & { user: User },
): Promise<Answer<Activity>> => {
  const parts = await partsOf(tx, userId, time.getTime());
  const part = parts.find(({ week }) => raffleIdOf(week) === activityId);
  if (!part) return unknown;
  const status = raffleStatusOf(part);
  if (status === 'claim') await payPrizes(tx, purse, { userId, part, time });
  else if (status !== 'claimed')
    return refused((words) => words.activityNotDue, { reason: 'activityNotDue' });
  return accepted(raffleShown({ ...part, isClaimed: true }, language));
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
