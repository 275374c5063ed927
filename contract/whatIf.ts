import * as v from 'valibot';
import { LIMIT_PERIODS, MONEY_LIMITS } from './jurisdictions/pack';
import { countSchema, daySchema, moneySchema, positiveMoneySchema } from './scalars';

/** A limit that is thought of, but not set. */
export const whatIfQuerySchema = v.object({
  kind: v.picklist(MONEY_LIMITS),
  period: v.picklist(LIMIT_PERIODS),
  amount: positiveMoneySchema,
});
export type WhatIf = v.InferOutput<typeof whatIfQuerySchema>;

/**
 * The last 90 days of the caller once more, as if this limit alone had been in force. Deposits (as
 * they reached the wallet) or bets are gone through in the order of their time. One that does not
 * fit what is left of its window (day, week from Monday, month, in the zone of the pack) is left
 * out and everything after it stays as it was; one that fits is counted. A loss limit leaves out a
 * bet whose stake is more than what is left, and counts its loss; winnings count against losses; an
 * open bet counts as lost, and a ticket counts at once with the result of its draw. The window that
 * runs on the first day is gone through from its start, but only what was left out on the days is
 * answered.
 */
export const whatIfSchema = v.object({
  /** How many days are looked at, today included: at most 90, fewer for a newer account. */
  days: countSchema,
  /** The first of these days, `yyyy-MM-dd`. */
  from: daySchema,
  /** On how many of these days something was left out. */
  stopped: countSchema,
  /** How many deposits or bets were left out. */
  refused: countSchema,
  /**
   * What was left out: paid in, staked, or lost (stakes less returns). The last is below zero when
   * the bets that were left out won more than they cost.
   */
  kept: moneySchema,
  currencySymbol: v.string(),
});
export type WhatIfAnswer = v.InferOutput<typeof whatIfSchema>;
