import * as v from 'valibot';
import type { Outcome } from './constants';
import { vendorTileSchema } from './games';

/** What pays a stake of 1, as a decimal text: at `1.85` a stake of 100 is paid 185. */
export const oddsSchema = v.pipe(v.string(), v.regex(/^\d{1,5}\.\d{2}$/));
/** The id of a match. */
export const matchIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));

const price = v.nullable(oddsSchema);
/**
 * A match on sale. Times are epoch milliseconds. `minute`: of play; null before the start. `score`
 * and `odds` are those of the home and the away team; odds are null while nothing is sold.
 */
const fixtureSchema = v.object({
  id: matchIdSchema,
  league: v.string(),
  home: v.string(),
  away: v.string(),
  startsAt: v.number(),
  minute: v.nullable(v.number()),
  score: v.tuple([v.number(), v.number()]),
  odds: v.object({ home: price, draw: price, away: price } satisfies Record<Outcome, unknown>),
});
export type Fixture = v.InferOutput<typeof fixtureSchema>;

/**
 * Running matches, then those to come. `asOf`: when the platform read them. `vendor`: whose game
 * takes the bets. `note`: what a person should know of the matches; null for nothing.
 */
export const fixturesSchema = v.object({
  asOf: v.number(),
  note: v.nullable(v.string()),
  vendor: vendorTileSchema,
  matches: v.array(fixtureSchema),
});
export type Fixtures = v.InferOutput<typeof fixturesSchema>;
