import { count, desc, eq, max, sql } from 'drizzle-orm';
import { MISSIONS, type MissionBoard, type MissionPeriod } from '../../../contract/missions';
import { missionGrants, users, type User } from '../../db/schema';
import { masked } from '../../lobby/masked';
import type { Services } from '../../kit/services';
import { weekOf } from './week';

/** How many members the board lists. */
const NAMED = 10;
const WEEKS: Record<MissionPeriod, number> = { thisWeek: 0, lastWeek: -1 };

/**
 * Members by the mission points of a week (MCSFE_getMissionLeaderboard). Members with equal points
 * share a place; the first one to have them is listed first.
 */
export const missionBoard = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, username }: Pick<User, 'id' | 'username'>,
  period: MissionPeriod,
): Promise<MissionBoard> => {
  const week = weekOf(clock.now(), WEEKS[period]);
  const points = sql<number>`sum(${missionGrants.points})::int`;
  const rows = await db
    .select({
      userId: missionGrants.userId,
      username: users.username,
      points,
      finished: count(sql`nullif(${missionGrants.mission}, 'bonus')`),
    })
    .from(missionGrants)
    .innerJoin(users, eq(users.id, missionGrants.userId))
    .where(eq(missionGrants.week, week.from))
    .groupBy(missionGrants.userId, users.username)
    .orderBy(desc(points), max(missionGrants.time), missionGrants.userId);
  const places = new Map(rows.map((row, index) => [row.points, index + 1] as const).toReversed());
  const ranks = rows.map((row, index) => ({
    place: places.get(row.points) ?? index + 1,
    name: masked(row.username),
    points: row.points,
    finished: row.finished,
    isOwn: row.userId === id,
  }));
  const own = ranks.find(({ isOwn }) => isOwn);
  return {
    from: week.from,
    to: week.to,
    missions: MISSIONS.length,
    members: ranks.length,
    ranks: ranks.slice(0, NAMED),
    own: {
      place: own?.place ?? null,
      name: masked(username),
      points: own?.points ?? 0,
      finished: own?.finished ?? 0,
    },
  };
};
