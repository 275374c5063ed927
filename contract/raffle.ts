import * as v from 'valibot';
import { countSchema, daySchema, moneySchema } from './scalars';

/** The draw that is asked for, by the Monday of its week. */
export const raffleQuerySchema = v.object({ week: daySchema });

const hexSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/**
 * Everything that a draw is recomputed from (docs/decisions/0038). Before the draw there is no seed
 * and no ticket.
 */
export const raffleDrawSchema = v.object({
  week: daySchema,
  /** SHA-256 of the seed, published during the week. */
  commitment: hexSchema,
  /** Published after the draw; null before. */
  seed: v.nullable(hexSchema),
  /** The masked owners of the tickets; the first one has ticket 1. */
  tickets: v.array(v.string()),
  prizes: v.array(
    v.object({
      place: countSchema,
      amount: moneySchema,
      /** The ticket that won it. */
      number: countSchema,
    }),
  ),
});
export type RaffleDraw = v.InferOutput<typeof raffleDrawSchema>;
