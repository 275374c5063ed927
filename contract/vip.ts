import * as v from 'valibot';
import { countSchema, daySchema, moneySchema } from './scalars';

/** A VIP level (spec §3 Public state); 0 is no level, with an empty label. */
const level = { level: countSchema, label: v.string() };
const activity = { turnover: moneySchema, deposits: moneySchema };

/** What a level brings. */
const benefits = {
  /** The withdrawal fee, percent of the amount. */
  feePercent: moneySchema,
  /** The daily rebate: percent of the settled slot bets, and the most of it in a day. */
  rebatePercent: moneySchema,
  rebateMost: moneySchema,
  /** The gift on a birthday; 0.00 for none. */
  birthdayGift: moneySchema,
};

/** A level, what a month has to show for it, and what it brings. */
const vipLevelSchema = v.object({ ...level, ...activity, ...benefits });
/** The level of a month, `yyyy-MM`, and what the month before had. */
const vipMonthSchema = v.object({
  ...level,
  month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  ...activity,
});
/** A member's VIP level. Months and days are the platform's. */
export const vipSchema = v.object({
  ...level,
  ...benefits,
  currencySymbol: v.string(),
  progress: v.object({
    /** Settled stakes and credited deposits of this month. */
    ...activity,
    /** The level that they reach by now; 0 for none. */
    reached: countSchema,
    /** The next level to reach this month; null when the highest is reached. */
    next: v.nullable(countSchema),
    /** The first day of the next month, when they become the level. */
    countsOn: daySchema,
  }),
  /** The lowest first. */
  levels: v.array(vipLevelSchema),
  /** The newest month first. */
  history: v.array(vipMonthSchema),
});
export type Vip = v.InferOutput<typeof vipSchema>;

/**
 * What this month can still bring: first the own level again (`keeps`), then a higher one; null
 * when the highest is reached.
 */
export const goalOf = ({ level: own, progress: { next }, levels }: Vip) => {
  if (next === null) return null;
  const keeps = next <= own;
  const goal = levels.find((one) => one.level === (keeps ? own : next));
  return goal ? { goal, keeps } : null;
};
