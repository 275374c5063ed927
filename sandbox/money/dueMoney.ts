import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { payActivities } from '../rewards/activities/takePart';
import { settlePending } from '../lobby/settle';
import { payRebates } from '../rewards/regular/rebate';
import { payReferrals } from '../rewards/regular/referral';
import { settleDue } from '../agents/contracts/settle';
import { creditPaid } from './deposits/orders';
import type { Services } from '../kit/services';
import { decideRequests } from './withdrawals/review';
import { returnMissing } from './withdrawals/returns';

type Needs = Pick<Services, 'db' | 'clock' | 'settings'>;

/**
 * Pays what decided bets, contracts, deposits, activities, referrals, rebates and withdrawals
 * owe a user by now into the wallet. Every reader of the wallet calls it first, never inside a
 * transaction.
 */
export const payDue = async (services: Needs, userId: string): Promise<void> => {
  const open = await openOf(services, userId);
  // Contracts count settled bets.
  if (open.bets) await settlePending(services);
  if (open.contracts) await settleDue(services, userId);
  if (open.deposits) await creditPaid(services, userId);
  if (open.activities) await payActivities(services, userId);
  if (open.referrals) await payReferrals(services, userId);
  await payRebates(services, userId);
  if (open.requests) await decideRequests(services, userId);
  if (open.withdrawals) await returnMissing(services, userId);
};

const openSchema = v.object({
  bets: v.boolean(),
  contracts: v.boolean(),
  deposits: v.boolean(),
  activities: v.boolean(),
  referrals: v.boolean(),
  requests: v.boolean(),
  withdrawals: v.boolean(),
});

/**
 * Where something may be due, in one query: most readers are owed nothing, and each of the payments
 * would ask the database for that. Who is paid what is decided by each payment alone.
 */
const openOf = async (
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  userId: string,
): Promise<v.InferOutput<typeof openSchema>> => {
  const now = sql`${clock.date().toISOString()}::timestamptz`;
  const { rows } = (await db.execute(sql`select
    exists (select 1 from pending_bets where settled_at is null and due_at <= ${now})
      as bets,
    exists (select 1 from contracts
      where accepted_at is not null and (upline_id = ${userId} or downline_id = ${userId}))
      as contracts,
    exists (select 1 from deposits
      where user_id = ${userId} and status in ('unpaid', 'checking')) as deposits,
    exists (select 1 from promotion_entries
      where user_id = ${userId} and pays_at is not null and paid_at is null) as activities,
    exists (select 1 from referral_rewards
      where inviter_id = ${userId} and paid_at is null) as referrals,
    exists (select 1 from withdrawal_requests
      where user_id = ${userId} and status = 'underReview') as requests,
    exists (select 1 from withdrawals
      where user_id = ${userId} and status in ('partiallyReceived', 'notReceived'))
      as withdrawals`)) as { rows: unknown[] };
  return v.parse(openSchema, rows[0]);
};
