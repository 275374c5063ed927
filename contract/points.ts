import * as v from 'valibot';
import { countSchema, filledSchema, moneySchema, wholeSchema } from './scalars';

/** Points, spec §3: whole numbers, which never expire (spec §9). */
export const pointBalanceSchema = v.object({ balance: countSchema });
/**
 * `exchangeRatio`: the value of one point in the wallet's currency. `minimum`: the fewest points
 * that can be exchanged. `rules` is CMS HTML.
 */
export const pointConfigSchema = v.object({
  exchangeRatio: moneySchema,
  currencySymbol: v.string(),
  minimum: countSchema,
  rules: v.string(),
});
/** One reward of the points mall. */
const pointRewardSchema = v.object({
  id: v.string(),
  kind: v.picklist(['topUp', 'voucher', 'gift']),
  name: v.string(),
  detail: v.string(),
  imageUrl: v.string(),
  points: countSchema,
});
export type PointReward = v.InferOutput<typeof pointRewardSchema>;
/** All rewards of the points mall. */
export const pointRewardsSchema = v.array(pointRewardSchema);

/** Redeem history, spec §4 Statuses. */
export const redeemListQuerySchema = v.object({
  pageNo: wholeSchema,
  pageSize: v.pipe(wholeSchema, v.maxValue(100)),
});
/** One line of the redeem history. */
const redeemRecordSchema = v.object({
  id: v.string(),
  time: v.number(),
  /** The reward's name, or what brought the points; null when points became money. */
  reward: v.nullable(v.string()),
  amount: countSchema,
  /** The change of the balance. The points of a rejected reward come back as another line. */
  change: v.pipe(v.number(), v.integer()),
  balance: countSchema,
  remark: v.nullable(v.string()),
  status: v.picklist(['inProcess', 'rejected', 'approved']),
  /** Where an approved reward is; null for anything else. */
  delivery: v.nullable(v.picklist(['underWay', 'delivered'])),
});
export type RedeemRecord = v.InferOutput<typeof redeemRecordSchema>;
/** One page of the redeem history. */
export const redeemListSchema = v.object({
  records: v.array(redeemRecordSchema),
  pageNum: v.number(),
  totalPages: v.number(),
  total: v.number(),
});

/** Both are `passwordCheck` actions: the login password is sent with them, sealed. */
export const redeemRewardSchema = v.object({ rewardId: filledSchema, password: filledSchema });
/** Points to exchange for money, with the login password. */
export const convertPointSchema = v.object({
  points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)),
  password: filledSchema,
});
/** The remaining points, and the credited money. */
export const convertAnswerSchema = v.object({ balance: countSchema, money: moneySchema });
