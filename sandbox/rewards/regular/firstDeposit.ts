import { Big } from 'big.js';
import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { heldBonuses, referralRewards, users, walletMovements } from '../../db/schema';
import type { Services } from '../../kit/services';
import { isBlocked } from '../../member/playBlock/block';
import { lockMain, move } from '../../money/purses';
import { isRewarded, REFERRAL, WELCOME } from './rules';

type Credited = { userId: string; amount: string; credit: string; time: Date };

/**
 * What a credited deposit brings, in its transaction, after its movement was written: the welcome
 * bonus of the first one, unless a break or exclusion runs, and the reward of the member who
 * invited this one. The wallet is locked already.
 */
export const rewardFirstDeposit = async (
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  tx: Database,
  { userId, amount, credit, time }: Credited,
): Promise<void> => {
  if ((await depositsOf(tx, userId)) !== 1) return;
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user || !isRewarded(user)) return;
  if (new Big(amount).gte(WELCOME.minimum) && !(await isBlocked({ clock }, tx, userId))) {
    const bonus = welcomeOn(credit);
    await tx.insert(heldBonuses).values({
      userId,
      kind: 'welcome',
      year: 0,
      amount: bonus,
      required: new Big(bonus).times(WELCOME.turnover).toFixed(2),
      since: time,
    });
    await move(tx, await lockMain(tx, userId), { kind: 'bonus', amount: bonus, time });
  }
  const inviterId = user.registration?.['referredBy'];
  if (
    inviterId !== undefined &&
    settings.current().referralPromo &&
    new Big(amount).gte(REFERRAL.minimum)
  )
    await noteReward(tx, { friendId: userId, inviterId, earnedAt: time });
};

/** How many deposits were credited to a user. */
export const depositsOf = async (db: Database, userId: string): Promise<number> => {
  const [row] = await db
    .select({ all: count() })
    .from(walletMovements)
    .where(
      and(
        eq(walletMovements.userId, userId),
        eq(walletMovements.kind, 'deposit'),
        eq(walletMovements.status, 'approved'),
      ),
    );
  return row?.all ?? 0;
};

const welcomeOn = (credit: string): string => {
  const bonus = new Big(credit).times(WELCOME.percent).div(100).round(2, Big.roundDown);
  return (bonus.gt(WELCOME.cap) ? new Big(WELCOME.cap) : bonus).toFixed(2);
};

/** The inviter's wallet is not locked here: two members who invited each other would deadlock. */
const noteReward = async (
  tx: Database,
  reward: { friendId: string; inviterId: string; earnedAt: Date },
): Promise<void> => {
  const [inviter] = await tx.select().from(users).where(eq(users.id, reward.inviterId));
  if (inviter && isRewarded(inviter))
    await tx.insert(referralRewards).values({ ...reward, amount: REFERRAL.reward });
};
