import { and, eq, inArray } from 'drizzle-orm';
import { MISSIONS, type MissionKind } from '../../../contract/missions';
import type { Database } from '../../db/database';
import { loginDays, missionGrants, pointRedemptions, type User } from '../../db/schema';
import { lockMain, move } from '../../money/purses';
import { lockPoints } from '../points/account';
import { notify } from '../../kit/notify';
import type { Services } from '../../kit/services';
import { yangonDay } from '../../base/yangon';
import { BONUS, hasMissions, RULES, TITLES } from './missions';
import { isFinished, progressIn } from './progress';
import { weekOf, type MissionsWeek } from './week';

type Needs = Pick<Services, 'db' | 'clock'>;
type Player = Pick<User, 'id' | 'type'>;

/**
 * Credits the missions that a member has finished this week, once, however often it is called. Call
 * it right after an act that may finish one, when the act is committed: only rows of the database
 * count. True when it also credited the bonus for all missions.
 */
export const grantFinished = async (
  { db, clock }: Needs,
  user: Player,
  kinds: readonly MissionKind[],
): Promise<boolean> =>
  hasMissions(user) && grantIn({ db, clock }, user.id, weekOf(clock.now()), kinds);

/**
 * Credits all finished missions of this week and the last one: what the platform still owes when it
 * stopped between an act and its credit.
 */
export const grantOwed = async ({ db, clock }: Needs, user: Player): Promise<void> => {
  if (!hasMissions(user)) return;
  for (const weeks of [-1, 0])
    await grantIn({ db, clock }, user.id, weekOf(clock.now(), weeks), MISSIONS);
};

/** Notes that a member logged in on this day of the platform. */
export const noteLogin = async ({ db, clock }: Needs, user: Player): Promise<void> => {
  if (!hasMissions(user)) return;
  await db
    .insert(loginDays)
    .values({ userId: user.id, day: yangonDay(clock.now()) })
    .onConflictDoNothing();
  await grantFinished({ db, clock }, user, ['logins']);
};

const grantIn = async (
  { db, clock }: Needs,
  userId: string,
  week: MissionsWeek,
  kinds: readonly MissionKind[],
): Promise<boolean> => {
  if ((await dueOf(db, userId, week, kinds)).length === 0) return false;
  return db.transaction(async (tx) => {
    // The lock comes first: the second of two calls that finish the same mission finds it credited,
    // and movements are in the order of their balances.
    const account = await lockPoints(tx, userId);
    const time = clock.date();
    const due = await dueOf(tx, userId, week, kinds);
    let { balance } = account;
    for (const mission of due) {
      const { points } = RULES[mission];
      balance += points;
      await tx.insert(missionGrants).values({ userId, week: week.from, mission, points, time });
      await tx.insert(pointRedemptions).values({
        userId,
        rewardId: `${MISSION_LINE}${mission}`,
        amount: points,
        change: points,
        balance,
        status: 'approved',
        time,
      });
      await notify(tx, {
        userId,
        kind: 'missionRewarded',
        params: { mission: TITLES[mission], points },
        cause: `mission:${week.from}:${mission}`,
        at: time,
      });
    }
    await account.put(balance);
    const granted = await tx
      .select({ mission: missionGrants.mission })
      .from(missionGrants)
      .where(ofWeek(userId, week));
    if (
      due.length === 0 ||
      granted.length < MISSIONS.length ||
      granted.some(({ mission }) => mission === 'bonus')
    )
      return false;
    await tx
      .insert(missionGrants)
      .values({ userId, week: week.from, mission: 'bonus', points: 0, time });
    await move(tx, await lockMain(tx, userId), { userId, kind: 'bonus', amount: BONUS, time });
    await notify(tx, {
      userId,
      kind: 'missionsCompleted',
      params: { amount: BONUS },
      cause: `mission:${week.from}:bonus`,
      at: time,
    });
    return true;
  });
};

/** The name of a mission's points in the history of points. */
export const MISSION_LINE = 'mission:';

/** Finished and not credited yet. */
const dueOf = async (
  db: Database,
  userId: string,
  week: MissionsWeek,
  kinds: readonly MissionKind[],
): Promise<MissionKind[]> => {
  const granted = await db
    .select({ mission: missionGrants.mission })
    .from(missionGrants)
    .where(and(ofWeek(userId, week), inArray(missionGrants.mission, [...kinds])));
  const left = kinds.filter((kind) => granted.every(({ mission }) => mission !== kind));
  if (left.length === 0) return [];
  const progress = await progressIn(db, week, userId);
  return left.filter((kind) => progress.some((one) => one.kind === kind && isFinished(one)));
};

const ofWeek = (userId: string, { from }: MissionsWeek) =>
  and(eq(missionGrants.userId, userId), eq(missionGrants.week, from));
