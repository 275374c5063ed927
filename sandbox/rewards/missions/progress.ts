import { and, countDistinct, eq, gte, inArray, lt, lte, max, sql, type SQL } from 'drizzle-orm';
import type { GameCategory } from '../../../contract/constants';
import type { MissionKind } from '../../../contract/missions';
import type { Database } from '../../db/database';
import { bets, favourites, loginDays } from '../../db/schema';
import { beginOf } from '../../base/yangon';
import { RULES } from './missions';
import type { MissionsWeek } from './week';

/** The mission that a bet in a game of this category counts for. */
export const missionOfGame = (gameType: GameCategory): MissionKind | null => {
  switch (gameType) {
    case 'RNG':
      return 'slots';
    case 'LIVE':
      return 'live';
    case 'LOTT':
    case 'ELOTT':
      return 'lottery';
    default:
      return null;
  }
};
const COUNTED: readonly GameCategory[] = ['RNG', 'LIVE', 'LOTT', 'ELOTT'];

/** `done`: how many different games, or days. `last`: the time of the latest of them. */
export type Progress = { userId: string; kind: MissionKind; done: number; last: Date };

/** How far a user is in a week, by bets, favourites and logins; without an id, every user. */
export const progressIn = async (
  db: Database,
  { from, to, start, end }: MissionsWeek,
  userId?: string,
): Promise<Progress[]> => {
  const own = (
    column: typeof bets.userId | typeof favourites.userId | typeof loginDays.userId,
  ): SQL | undefined => (userId === undefined ? undefined : eq(column, userId));
  const mission = sql<MissionKind>`case ${bets.gameType}
    when 'RNG' then 'slots' when 'LIVE' then 'live' else 'lottery' end`;
  const played = await db
    .select({
      userId: bets.userId,
      kind: mission,
      done: countDistinct(bets.nodeId),
      last: max(bets.time),
    })
    .from(bets)
    .where(
      and(
        own(bets.userId),
        gte(bets.time, start),
        lt(bets.time, end),
        inArray(bets.gameType, [...COUNTED]),
      ),
    )
    .groupBy(bets.userId, mission);
  const loved = await db
    .select({
      userId: favourites.userId,
      done: countDistinct(favourites.nodeId),
      last: max(favourites.addedAt),
    })
    .from(favourites)
    .where(and(own(favourites.userId), gte(favourites.addedAt, start), lt(favourites.addedAt, end)))
    .groupBy(favourites.userId);
  const came = await db
    .select({
      userId: loginDays.userId,
      done: countDistinct(loginDays.day),
      last: max(loginDays.day),
    })
    .from(loginDays)
    .where(and(own(loginDays.userId), gte(loginDays.day, from), lte(loginDays.day, to)))
    .groupBy(loginDays.userId);
  return [
    ...played.map(({ last, ...row }) => ({ ...row, last: last ?? start })),
    ...loved.map(({ last, ...row }) => ({
      ...row,
      kind: 'favourite' as const,
      last: last ?? start,
    })),
    ...came.map(({ last, ...row }) => ({
      ...row,
      kind: 'logins' as const,
      last: new Date(beginOf(last ?? from) ?? start.getTime()),
    })),
  ];
};

/** Whether a mission reached its target. */
export const isFinished = ({ kind, done }: Pick<Progress, 'kind' | 'done'>): boolean =>
  done >= RULES[kind].target;
