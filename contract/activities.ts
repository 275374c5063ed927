import * as v from 'valibot';
import { categorySchema, codeSchema, countSchema, moneySchema } from './scalars';

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

/**
 * How a bonus is earned. `bets`: the caller joins, bets, and claims. The others are not joined:
 * `welcome` comes with the first deposit and `birthday` is claimed, and both have a turnover before
 * they can be withdrawn; `rebate` is a part of the slot bets of a day, paid the day after; the
 * tickets of a `raffle` are the finished missions of its week, and a prize is claimed.
 */
const ACTIVITY_KINDS = ['bets', 'welcome', 'birthday', 'rebate', 'raffle'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** One promotion activity as the caller sees it (spec §4 Statuses). */
export const activitySchema = v.object({
  id: codeSchema,
  kind: v.picklist(ACTIVITY_KINDS),
  /** The promotion that describes it; null when there is none. */
  promotionId: v.nullable(codeSchema),
  /** In the caller's language. */
  title: v.string(),
  status: v.picklist(ACTIVITY_STATUSES),
  /** The bonus, paid into the main wallet; of a rebate, what today's bets bring so far. */
  bonus: moneySchema,
  /** The games whose bets count; null for any. */
  gameType: v.nullable(categorySchema),
  /**
   * How much has to be bet, and how much was bet since joining; never more than that. Of `welcome`
   * before the first deposit: the least that it takes. Of a rebate: both are today's bets.
   */
  stake: moneySchema,
  staked: moneySchema,
  /** Of a rebate, in percent; null for the others. */
  rate: v.nullable(moneySchema),
  /** Of a raffle: the caller's tickets, and the address of the draw's data; null for the others. */
  tickets: v.nullable(countSchema),
  proof: v.nullable(v.string()),
  /**
   * When it opens, when bets begin to count, and when it ends (epoch milliseconds). Of a rebate:
   * from when today's is paid.
   */
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
