import * as v from 'valibot';
import { countSchema, daySchema, moneySchema } from './scalars';

/** The missions of a week, in their order; each is a key of our own texts. */
export const MISSIONS = ['logins', 'slots', 'live', 'lottery', 'favourite'] as const;
export type MissionKind = (typeof MISSIONS)[number];

/** One mission of the week (docs/decisions/0035). */
const missionSchema = v.object({
  kind: v.picklist(MISSIONS),
  /** How many of `target` are done; never more. */
  progress: countSchema,
  target: v.pipe(countSchema, v.minValue(1)),
  /** The points of the mission. */
  points: countSchema,
  /** When it was completed and its points were credited; null while it is open. */
  finishedAt: v.nullable(v.number()),
});
export type Mission = v.InferOutput<typeof missionSchema>;

/** A week of the platform, Monday to Sunday. */
const weekFields = { from: daySchema, to: daySchema };

/**
 * A member's own week; it is over at `endsAt`, and `now` is the platform's clock (epoch
 * milliseconds).
 */
export const missionWeekSchema = v.object({
  ...weekFields,
  endsAt: v.number(),
  now: v.number(),
  missions: v.array(missionSchema),
  /** The bonus for all missions, paid into the main wallet. */
  bonus: v.object({
    amount: moneySchema,
    currencySymbol: v.string(),
    paidAt: v.nullable(v.number()),
  }),
});
export type MissionWeek = v.InferOutput<typeof missionWeekSchema>;

const MISSION_PERIODS = ['thisWeek', 'lastWeek'] as const;
export type MissionPeriod = (typeof MISSION_PERIODS)[number];
/** The week whose leaderboard is asked for. */
export const missionBoardQuerySchema = v.object({ period: v.picklist(MISSION_PERIODS) });

const standingFields = { points: countSchema, finished: countSchema };
/** One line of the mission leaderboard. */
const missionRankSchema = v.object({
  /** Members with equal points have the same place. */
  place: v.pipe(countSchema, v.minValue(1)),
  /** Masked: nobody can be recognised. */
  name: v.string(),
  ...standingFields,
  isOwn: v.boolean(),
});
export type MissionRank = v.InferOutput<typeof missionRankSchema>;

/**
 * The top of a week, and the caller's own place, whatever it is; `members`: how many have points.
 */
export const missionBoardSchema = v.object({
  ...weekFields,
  missions: countSchema,
  members: countSchema,
  ranks: v.array(missionRankSchema),
  own: v.object({
    place: v.nullable(v.pipe(countSchema, v.minValue(1))),
    name: v.string(),
    ...standingFields,
  }),
});
export type MissionBoard = v.InferOutput<typeof missionBoardSchema>;
