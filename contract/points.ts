import * as v from 'valibot';
import { moneySchema } from './domain';

const points = v.pipe(v.number(), v.integer(), v.minValue(0));
const whole = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));
const filled = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** Points, spec §3: whole ones, which never expire (spec §9). */
export const pointBalanceSchema = v.object({ balance: points });
/** `exchangeRatio`: what one point is worth in the wallet's currency. `minimum`: the fewest that can be exchanged. `rules` is CMS HTML. */
export const pointConfigSchema = v.object({ exchangeRatio: moneySchema, currencySymbol: v.string(), minimum: points, rules: v.string() });
export const pointRewardSchema = v.object({
  id: v.string(), kind: v.picklist(['topUp', 'voucher', 'gift']), name: v.string(), detail: v.string(), imageUrl: v.string(), points,
});
export type PointReward = v.InferOutput<typeof pointRewardSchema>;
export const pointRewardsSchema = v.array(pointRewardSchema);

/** Redeem history, spec §4 Statuses. */
export const redeemListQuerySchema = v.object({ pageNo: whole, pageSize: v.pipe(whole, v.maxValue(100)) });
export const redeemRecordSchema = v.object({
  id: v.string(),
  time: v.number(),
  /** The reward's name; null where points were exchanged for money. */
  reward: v.nullable(v.string()),
  amount: points,
  /** What the balance lost or got by it in the end: nothing where it was rejected. */
  change: v.pipe(v.number(), v.integer()),
  balance: points,
  remark: v.nullable(v.string()),
  status: v.picklist(['inProcess', 'rejected', 'approved']),
});
export type RedeemRecord = v.InferOutput<typeof redeemRecordSchema>;
export const redeemListSchema = v.object({ records: v.array(redeemRecordSchema), pageNum: v.number(), totalPages: v.number(), total: v.number() });

/** Both are `passwordCheck` actions: the login password travels along, sealed. */
export const redeemRewardSchema = v.object({ rewardId: filled, password: filled });
export const convertPointSchema = v.object({ points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)), password: filled });
export const convertAnswerSchema = v.object({ balance: points, money: moneySchema });
