import { payActivities } from '../rewards/activities/takePart';
import { settleTickets } from '../lobby/lotteryTickets';
import { payRebates } from '../rewards/regular/rebate';
import { payReferrals } from '../rewards/regular/referral';
import { settleDue } from '../agents/contracts/settle';
import { creditPaid } from './deposits/orders';
import type { Services } from '../kit/services';
import { decideRequests } from './withdrawals/review';
import { returnMissing } from './withdrawals/returns';

/**
 * Pays what lottery tickets, contracts, deposits, activities, referrals, rebates and withdrawals
 * owe a user by now into the wallet. Every reader of the wallet calls it first, never inside a
 * transaction.
 */
export const payDue = async (
  services: Pick<Services, 'db' | 'clock' | 'settings'>,
  userId: string,
): Promise<void> => {
  // Contracts count settled bets.
  await settleTickets(services);
  await settleDue(services, userId);
  await creditPaid(services, userId);
  await payActivities(services, userId);
  await payReferrals(services, userId);
  await payRebates(services, userId);
  await decideRequests(services, userId);
  await returnMissing(services, userId);
};
