import * as v from 'valibot';
import { countSchema } from './scalars';

/**
 * assumed: the idle logout (docs/decisions/0104). `warningSeconds`: how long before it the person
 * is told. `mostSecondsAgo`: how old a person's doing may be when the page tells of it.
 */
export const IDLE_LOGOUT = { warningSeconds: 60, mostSecondsAgo: 3_600 } as const;

/** Seconds since the person last did something in the page; null where the page only asks. */
export const sessionActivitySchema = v.object({
  secondsAgo: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(IDLE_LOGOUT.mostSecondsAgo))),
});
/** When the login ends if nobody does anything; `now` is the platform's clock. Epoch ms. */
export const idleSchema = v.object({
  /** Null where the jurisdiction has no idle logout. */
  logout: v.nullable(v.object({ at: v.number(), minutes: countSchema })),
  now: v.number(),
});
