import * as v from 'valibot';
import { countSchema, daySchema, moneySchema } from './scalars';

/** What a member paid in and out, staked and won in one month. */
const monthSchema = v.object({
  /** `yyyy-MM`, a month of `timeZone`. */
  month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  /** What deposits brought into the wallet, after the fee of their method. */
  deposits: moneySchema,
  /** What left the wallet for withdrawals, less what of it came back. */
  withdrawals: moneySchema,
  stakes: moneySchema,
  /** What settled bets paid out, their stakes included. */
  returns: moneySchema,
  /** Returns less stakes; an open bet counts as lost. */
  net: moneySchema,
});

/**
 * The account statement of the caller (issue 28): by month, the newest first, back to the month of
 * the registration or as far as the pack says. Every figure is summed from the rows of the wallet
 * and of the bets. Money that moved otherwise (bonuses, transfers, points) is not in it.
 */
export const statementSchema = v.object({
  account: v.string(),
  months: v.array(monthSchema),
  /** How many of the months are shown unasked. */
  shown: countSchema,
  /** Of the whole life of the account: what was paid in and out, and the difference. */
  lifetime: v.object({ deposits: moneySchema, withdrawals: moneySchema, net: moneySchema }),
  /** The day on which it was summed. */
  to: daySchema,
  /** The zone whose midnights bound the months. */
  timeZone: v.string(),
  currencySymbol: v.string(),
});
export type Statement = v.InferOutput<typeof statementSchema>;
