import * as v from 'valibot';
import { OUTCOMES } from './constants';
import { oddsSchema } from './fixtures';
import { moneySchema } from './scalars';

/**
 * What the sandbox's own sports game and its platform say to each other: calls to `/game/api/` that
 * carry the ticket of a launch. Times are epoch milliseconds, odds are decimal texts (`1.85`: a
 * stake of 100 is paid 185).
 */

/** What can be picked in a match, by market: who wins, and whether three goals fall. */
export const MARKETS = {
  result: OUTCOMES,
  goals: ['over', 'under'],
} as const;
export const PICKS = [...MARKETS.result, ...MARKETS.goals] as const;
export type Pick = (typeof PICKS)[number];
/** Most matches on one slip. */
export const MOST_LEGS = 8;

const pickSchema = v.picklist(PICKS);
const matchIdSchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}-\d{1,9}$/));
const nameSchema = v.object({ EN: v.string(), MY: v.string() });

/** A match on sale, with the odds of each pick: null while a pick is not sold. */
const matchSchema = v.object({
  id: matchIdSchema,
  league: v.string(),
  home: nameSchema,
  away: nameSchema,
  startsAt: v.number(),
  /** The minute of play (1 to 90); null before the start. */
  minute: v.nullable(v.number()),
  /** Goals of the home and of the away team. */
  score: v.tuple([v.number(), v.number()]),
  odds: v.record(pickSchema, v.nullable(oddsSchema)),
});
export type Match = v.InferOutput<typeof matchSchema>;

/** A match that is over. */
const resultSchema = v.object({
  id: matchIdSchema,
  league: v.string(),
  home: nameSchema,
  away: nameSchema,
  endedAt: v.number(),
  score: v.tuple([v.number(), v.number()]),
});
export type MatchResult = v.InferOutput<typeof resultSchema>;

/** Everything on sale: running matches first, then those to come by their start. */
export const boardSchema = v.object({
  now: v.number(),
  leagues: v.array(v.object({ code: v.string(), name: nameSchema })),
  matches: v.array(matchSchema),
  results: v.array(resultSchema),
});
export type Board = v.InferOutput<typeof boardSchema>;

/** One pick of a slip, at the odds that the player saw. */
export const legSchema = v.object({ match: matchIdSchema, pick: pickSchema, odds: oddsSchema });
export type Leg = v.InferOutput<typeof legSchema>;

/** A placed slip. `payout` is what was paid, its stake included; null while a match runs. */
const slipSchema = v.object({
  betId: v.string(),
  placedAt: v.number(),
  stake: moneySchema,
  odds: oddsSchema,
  payout: v.nullable(moneySchema),
  legs: v.array(
    v.object({
      ...legSchema.entries,
      home: nameSchema,
      away: nameSchema,
      endsAt: v.number(),
      /** The final score; null until the match is over. */
      score: v.nullable(v.tuple([v.number(), v.number()])),
      isWon: v.nullable(v.boolean()),
    }),
  ),
});
export type Slip = v.InferOutput<typeof slipSchema>;

/** What the page needs to begin; `stakes` are amounts to choose from. */
export const sportsOpenSchema = v.object({
  name: v.string(),
  vassalage: v.string(),
  /** The name of the game's maker. */
  maker: v.string(),
  currencySymbol: v.string(),
  balance: moneySchema,
  stakes: v.array(moneySchema),
  minimum: moneySchema,
  maximum: moneySchema,
  sports: v.object({ board: boardSchema, slips: v.array(slipSchema) }),
});
export type SportsOpen = v.InferOutput<typeof sportsOpenSchema>;

/** Which other odds a slip also takes: only those seen, better ones, or any. */
export const ACCEPTED_ODDS = ['same', 'better', 'any'] as const;
export type AcceptedOdds = (typeof ACCEPTED_ODDS)[number];

/**
 * The answer to a placed slip. Refused with `detail.reason` `oddsChanged` when odds moved beyond
 * what is accepted, and `matchClosed` when a match or a pick is not sold any more.
 */
export const placedSlipSchema = v.object({ balance: moneySchema, slip: slipSchema });
export type PlacedSlip = v.InferOutput<typeof placedSlipSchema>;
