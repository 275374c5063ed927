import * as v from 'valibot';
import { countSchema, moneySchema } from './scalars';

/**
 * assumed: a session of play ends `pauseMinutes` after the last launch or bet. A reality check that
 * is due before that keeps it open until it is answered, at most for `checkHours`, in which a login
 * that nobody uses ends too.
 */
export const PLAY_SESSION = { pauseMinutes: 15, checkHours: 2 } as const;

/** How a member answers a reality check. Logging out is the end of play instead. */
export const CHECK_ANSWERS = ['continue', 'statement', 'break'] as const;
export type CheckAnswer = (typeof CHECK_ANSWERS)[number];

/** A reality check that is due: no bet is taken before it is answered. */
const checkSchema = v.object({ id: countSchema, dueAt: v.number() });
/** One session of play, of all tabs and devices of a member. */
const sessionSchema = v.object({
  startedAt: v.number(),
  /** When the next check is due, or was. */
  dueAt: v.number(),
  stakes: moneySchema,
  /** What settled bets paid out, their stakes included. */
  returns: moneySchema,
  /** Returns less stakes; an open bet counts as lost. */
  net: moneySchema,
  /** Null while none is due. */
  check: v.nullable(checkSchema),
});
export type PlaySession = v.InferOutput<typeof sessionSchema>;

/** The play of the caller now. `now` is the platform's clock. */
export const playSessionSchema = v.object({
  /** Null while the member does not play. */
  session: v.nullable(sessionSchema),
  /** Minutes between two checks: the one in force, and what the pack allows. */
  interval: v.object({
    minutes: countSchema,
    usual: countSchema,
    least: countSchema,
    most: countSchema,
  }),
  /** The length of the break that can be started from inside a game; null for no such button. */
  panicHours: v.nullable(countSchema),
  currencySymbol: v.string(),
  now: v.number(),
});
export type Play = v.InferOutput<typeof playSessionSchema>;

/** The answer to a reality check, by the id of the check. */
export const answerCheckSchema = v.object({
  check: countSchema,
  answer: v.picklist(CHECK_ANSWERS),
});
/** How often a member wants to be checked, within the bounds of the pack. */
export const setIntervalSchema = v.object({ minutes: countSchema });
