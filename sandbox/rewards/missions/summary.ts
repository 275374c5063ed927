import { and, eq } from 'drizzle-orm';
import { MISSIONS, type Mission, type MissionWeek } from '../../../contract/missions';
import type { Database } from '../../db/database';
import { missionGrants, type User } from '../../db/schema';
import type { Services } from '../../kit/services';
import { BONUS, hasMissions, RULES } from './missions';
import { isFinished, progressIn } from './progress';
import { weekOf, type MissionsWeek } from './week';
import { CURRENCY_SYMBOL } from '../../base/currency';

/**
 * A member's missions of this week (MCSFE_getMissionSummaryDetails). A credited mission stays
 * finished when its rows change later.
 */
export const missionWeek = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id }: Pick<User, 'id'>,
): Promise<MissionWeek> => {
  const now = clock.now();
  const week = weekOf(now);
  const grants = await grantsOf(db, id, week);
  const paidAt = grants.find(({ mission }) => mission === 'bonus')?.time.getTime() ?? null;
  return {
    now,
    from: week.from,
    to: week.to,
    endsAt: week.end.getTime(),
    missions: await missionsOf(db, id, week, grants),
    bonus: { amount: BONUS, currencySymbol: CURRENCY_SYMBOL, paidAt },
  };
};

/** How many missions of this week a user has not finished; 0 for anyone but members. */
export const openMissions = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: Pick<User, 'id' | 'type'>,
): Promise<number> => {
  if (!hasMissions(user)) return 0;
  const week = weekOf(clock.now());
  const progress = await progressIn(db, week, user.id);
  const grants = await grantsOf(db, user.id, week);
  return MISSIONS.filter(
    (kind) =>
      !grants.some(({ mission }) => mission === kind) &&
      !progress.some((one) => one.kind === kind && isFinished(one)),
  ).length;
};

type Grant = Pick<typeof missionGrants.$inferSelect, 'mission' | 'time'>;
const grantsOf = (db: Database, userId: string, { from }: MissionsWeek): Promise<Grant[]> =>
  db
    .select({ mission: missionGrants.mission, time: missionGrants.time })
    .from(missionGrants)
    .where(and(eq(missionGrants.userId, userId), eq(missionGrants.week, from)));

const missionsOf = async (
  db: Database,
  userId: string,
  week: MissionsWeek,
  grants: readonly Grant[],
): Promise<Mission[]> => {
  const progress = await progressIn(db, week, userId);
  return MISSIONS.map((kind) => {
    const { target, points } = RULES[kind];
    const finishedAt = grants.find(({ mission }) => mission === kind)?.time.getTime() ?? null;
    const done = progress.find((one) => one.kind === kind)?.done ?? 0;
    return {
      kind,
      target,
      points,
      finishedAt,
      progress: finishedAt === null ? Math.min(done, target) : target,
    };
  });
};
