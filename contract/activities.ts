import * as v from 'valibot';
import { ACTIVITY_REMARK_LIMIT, IMAGE_LIMIT_COUNT } from './constants';
import { categorySchema, codeSchema, countSchema, filledSchema, moneySchema } from './scalars';
import { fileNameSchema, uploadedImageSchema } from './uploads';

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

/** The application to an activity that is applied for (spec §5 Activity application). */
export const activityApplicationSchema = v.object({
  /** What the platform wants to see, in the caller's language. */
  asks: v.string(),
  /** True when the caller can apply: for the first time, or again after a rejection. */
  canApply: v.boolean(),
  /** The remark of the last application; null before the first. */
  remark: v.nullable(v.string()),
  /** The images that the platform holds for it, sent or not yet, oldest first. */
  images: v.array(uploadedImageSchema),
  /** Why the last application was rejected, in the caller's language; null when it was not. */
  rejection: v.nullable(v.string()),
});

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
   * How much has to be bet, zero when nothing has to be, and how much was bet since joining; never
   * more than that. Of `welcome` before the first deposit: the least that it takes. Of a rebate:
   * both are today's bets.
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
  /** Null for an activity that is joined without an application. */
  application: v.nullable(activityApplicationSchema),
});
export type Activity = v.InferOutput<typeof activitySchema>;

/** True until a won prize is uncovered, which claims it. */
export const isCovered = ({ kind, status }: Activity): boolean =>
  kind === 'raffle' && status === 'claim';

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

/** A remark, with the same length for both sides: characters, not UTF-16 units. */
export const isRemark = (remark: string): boolean => [...remark].length <= ACTIVITY_REMARK_LIMIT;
/** A remark or an image, or both; `images` are ids of uploads (spec §5, §9 Activity images). */
export const applyForActivitySchema = v.pipe(
  v.object({
    activityId: codeSchema,
    remark: v.pipe(v.string(), v.trim(), v.check(isRemark)),
    images: v.pipe(v.array(filledSchema), v.maxLength(IMAGE_LIMIT_COUNT)),
  }),
  v.check(({ remark, images }) => remark !== '' || images.length > 0),
);
/**
 * One image for an application: the body is the image itself, the query says for which activity
 * and what the file is called.
 */
export const activityImageQuerySchema = v.object({ activityId: codeSchema, name: fileNameSchema });
/** Removes an image of an application that was not sent. */
export const removeActivityImageSchema = v.object({ id: filledSchema });
