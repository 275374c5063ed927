import type * as v from 'valibot';
import type { missionBoardSchema, missionWeekSchema } from '../../contract/missions';

export type { Mission, MissionKind, MissionPeriod, MissionRank } from '../../contract/missions';
/** `endsAt` is on this device's clock, whatever it says. */
export type MissionWeek = Omit<v.InferOutput<typeof missionWeekSchema>, 'now'>;
export type MissionBoard = v.InferOutput<typeof missionBoardSchema>;
