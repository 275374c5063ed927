import * as v from 'valibot';
import { categorySchema, codeSchema, moneySchema, positiveMoneySchema } from './scalars';

/**
 * The caller's status in a promotion activity (spec §4 Statuses). The spec has only the labels;
 * their meaning is assumed: `comingSoon` not open yet; `join` anybody may join; `applying` the
 * platform decides whether they may; `rejected` they may not; `signed` they may, and it begins
 * later; `joined` they take part, and nothing counts yet; `inProcess` bets count; `claim` it is
 * done, and the bonus can be claimed; `process` it was claimed, and the platform checks once more;
 * `issued` the platform has paid it after that check; `claimed` it was paid at once; `closed` it
 * has ended.
 */
export const ACTIVITY_STATUSES = [
  'comingSoon',
  'join',
  'applying',
  'rejected',
  'signed',
  'joined',
  'inProcess',
  'claim',
  'process',
  'issued',
  'claimed',
  'closed',
] as const;
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number];

/** One promotion activity as the caller sees it (spec §4 Statuses). */
export const activitySchema = v.object({
  id: codeSchema,
  /** The promotion that describes it; null when there is none. */
  promotionId: v.nullable(codeSchema),
  /** In the caller's language. */
  title: v.string(),
  status: v.picklist(ACTIVITY_STATUSES),
  /** The bonus, paid into the main wallet. */
  bonus: positiveMoneySchema,
  /** The games whose bets count; null for any. */
  gameType: v.nullable(categorySchema),
  /** How much has to be bet, and how much was bet since joining; never more than that. */
  stake: positiveMoneySchema,
  staked: moneySchema,
  /** When it opens, when bets begin to count, and when it ends (epoch milliseconds). */
  opensAt: v.number(),
  beginsAt: v.number(),
  endsAt: v.number(),
});
export type Activity = v.InferOutput<typeof activitySchema>;

/** The promotion activities of the caller, with the currency of their bonuses. */
export const activitiesSchema = v.object({
  activities: v.array(activitySchema),
  currencySymbol: v.string(),
  /** Trial accounts may look, but not take part. */
  canTakePart: v.boolean(),
});
export type Activities = v.InferOutput<typeof activitiesSchema>;

/** The activity that the caller joins or claims. */
export const activityWishSchema = v.object({ activityId: codeSchema });
