import { endpoints } from '../../../contract/endpoints';
import type {
  MissionBoard,
  MissionPeriod,
  MissionWeek,
} from '../../../machines/rewards/missions/missions.types';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';

/** The week's missions and their leaderboard (spec §2 Member centre menu pages, §7 Missions). */
export const createMissions = ({ call, now }: Kit) => ({
  /** Counted down on the device's clock, even if it is wrong. */
  loadWeek: async (signal?: AbortSignal): Promise<MissionWeek> => {
    const {
      now: platformNow,
      endsAt,
      ...week
    } = valueOf(endpoints.missionSummary, await call(endpoints.missionSummary, {}, { signal }));
    return { ...week, endsAt: endsAt - platformNow + now() };
  },
  loadBoard: async (
    query: { period: MissionPeriod },
    signal?: AbortSignal,
  ): Promise<MissionBoard> =>
    valueOf(
      endpoints.missionLeaderboard,
      await call(endpoints.missionLeaderboard, query, { signal }),
    ),
});
