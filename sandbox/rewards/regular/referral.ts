import { Big } from 'big.js';
import { and, asc, count, desc, eq, isNull, sql, sum } from 'drizzle-orm';
import type { InvitedFriends } from '../../../contract/referral';
import type { Database } from '../../db/database';
import { referralRewards, users, walletMovements } from '../../db/schema';
import type { Services } from '../../kit/services';
import { masked } from '../../lobby/masked';
import { isBlocked } from '../../member/playBlock/block';
import { lockMain, move } from '../../money/purses';
import { CURRENCY_SYMBOL } from '../../base/currency';
import { REFERRAL } from './rules';

/** How many friends the page lists. */
const LISTED = 50;

/**
 * Credits what invited friends brought to a member. Every reader of the wallet calls it first. A
 * second call credits nothing, and none does while a break or exclusion runs. Never call it inside
 * a transaction.
 */
export const payReferrals = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
): Promise<void> => {
  if ((await unpaidOf(db, userId)).length === 0) return;
  await db.transaction(async (tx) => {
    // The wallet is locked first, so that the second of two parallel calls finds nothing unpaid.
    await lockMain(tx, userId);
    if (await isBlocked({ clock }, tx, userId)) return;
    const time = clock.date();
    for (const { friendId, amount } of await unpaidOf(tx, userId)) {
      await tx
        .update(referralRewards)
        .set({ paidAt: time })
        .where(eq(referralRewards.friendId, friendId));
      await move(tx, await lockMain(tx, userId), { kind: 'bonus', amount, time });
    }
  });
};

/** The friends who registered with a member's link, newest first, with masked names. */
export const invitedFriends = async (db: Database, userId: string): Promise<InvitedFriends> => {
  const invited = sql`${users.registration} ->> 'referredBy' = ${userId}`;
  const hasDeposit = sql<boolean>`exists (select 1 from ${walletMovements}
    where ${walletMovements.userId} = ${users.id} and ${walletMovements.kind} = 'deposit'
    and ${walletMovements.status} = 'approved')`;
  const rows = await db
    .select({
      username: users.username,
      registeredAt: users.registeredAt,
      hasDeposit,
      reward: referralRewards.amount,
    })
    .from(users)
    .leftJoin(referralRewards, eq(referralRewards.friendId, users.id))
    .where(invited)
    .orderBy(desc(users.registeredAt), desc(users.id))
    .limit(LISTED);
  const [all] = await db.select({ total: count() }).from(users).where(invited);
  const [earned] = await db
    .select({ total: sum(referralRewards.amount) })
    .from(referralRewards)
    .where(eq(referralRewards.inviterId, userId));
  return {
    friends: rows.map(({ username, registeredAt, hasDeposit: has, reward }) => ({
      name: masked(username),
      registeredAt: registeredAt.getTime(),
      state: reward === null ? (has ? 'nothing' : 'waiting') : 'rewarded',
      reward: reward ?? '0.00',
    })),
    total: all?.total ?? 0,
    earned: new Big(earned?.total ?? 0).toFixed(2),
    reward: REFERRAL.reward,
    minimum: REFERRAL.minimum,
    currencySymbol: CURRENCY_SYMBOL,
  };
};

const unpaidOf = (db: Database, inviterId: string) =>
  db
    .select()
    .from(referralRewards)
    .where(and(eq(referralRewards.inviterId, inviterId), isNull(referralRewards.paidAt)))
    .orderBy(asc(referralRewards.earnedAt), asc(referralRewards.friendId));
