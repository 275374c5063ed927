import * as v from 'valibot';
import { categorySchema, codeSchema, moneySchema, positiveMoneySchema } from './scalars';

/**
 * Where somebody stands in a promotion activity (spec §4 Statuses). The spec has the labels alone;
 * what they mean is assumed: `comingSoon` nobody can take part yet; `join` anybody may join;
 * `applying` the platform decides whether they may; `rejected` they may not; `signed` they may, and
 * it begins later; `joined` they take part, and nothing counts yet; `inProcess` something does;
 * `claim` it is done, and the bonus can be had; `process` it was asked for, and the platform looks
 * once more; `issued` the platform has paid it after that; `claimed` it was paid at once; `closed`
 * it is over.
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
  /** The promotion whose page tells of it, if one does. */
  promotionId: v.nullable(codeSchema),
  /** In the caller's language. */
  title: v.string(),
  status: v.picklist(ACTIVITY_STATUSES),
  /** What it brings, into the main wallet. */
  bonus: positiveMoneySchema,
  /** The games that it counts in; null: any. */
  gameType: v.nullable(categorySchema),
  /** So much has to be bet in it, and so much of that was since one takes part; never more. */
  stake: positiveMoneySchema,
  staked: moneySchema,
  /**
   * From when on one can take part, what is bet counts, and nothing does any more (epoch
   * milliseconds).
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
  /** Trial accounts may look, and take no part. */
  canTakePart: v.boolean(),
});
export type Activities = v.InferOutput<typeof activitiesSchema>;

/** The activity that the caller joins or claims. */
export const activityWishSchema = v.object({ activityId: codeSchema });
