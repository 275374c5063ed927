import { and, eq, inArray } from 'drizzle-orm';
import { MISSIONS, type MissionKind } from '../../../contract/missions';
import type { Database } from '../../db/database';
import { loginDays, missionGrants, type User } from '../../db/schema';
import { isBlocked } from '../../member/playBlock/block';
import { lockMain, move } from '../../money/purses';
import { lockPoints } from '../points/account';
import { MISSION_LINE } from '../points/lines';
import { notify } from '../../kit/notify';
import type { Services } from '../../kit/services';
import { yangonDay } from '../../base/yangon';
import { commitSeed } from '../raffle/raffle';
import { BONUS, hasMissions, RULES, TITLES } from './missions';
import { isFinished, progressIn } from './progress';
import { weekOf, type MissionsWeek } from './week';

type Needs = Pick<Services, 'db' | 'clock' | 'settings'>;
type Player = Pick<User, 'id' | 'type'>;

/**
 * Credits the missions that a member has finished this week, once, however often it is called. Call
 * it right after an act that may finish one, when the act is committed: only rows of the database
 * count. Nothing is credited while a break or exclusion runs. True when it also credited the bonus
 * for all missions.
 */
export const grantFinished = async (
  services: Needs,
  user: Player,
  kinds: readonly MissionKind[],
): Promise<boolean> =>
  hasMissions(user) && grantIn(services, user.id, weekOf(services.clock.now()), kinds);

/**
 * Credits all finished missions of this week and the last one: what the platform still owes when it
 * stopped between an act and its credit.
 */
export const grantOwed = async (services: Needs, user: Player): Promise<void> => {
  if (!hasMissions(user)) return;
  for (const weeks of [-1, 0])
    await grantIn(services, user.id, weekOf(services.clock.now(), weeks), MISSIONS);
};

/** Notes that a member logged in on this day of the platform. */
export const noteLogin = async (services: Needs, user: Player): Promise<void> => {
  if (!hasMissions(user)) return;
  const { db, clock } = services;
  await db
    .insert(loginDays)
    .values({ userId: user.id, day: yangonDay(clock.now()) })
    .onConflictDoNothing();
  await grantFinished(services, user, ['logins']);
};

const grantIn = async (
  { db, clock, settings }: Needs,
  userId: string,
  week: MissionsWeek,
  kinds: readonly MissionKind[],
): Promise<boolean> => {
  if ((await dueOf(db, userId, week, kinds)).length === 0) return false;
  return db.transaction(async (tx) => {
    // The lock comes first: the second of two calls that finish the same mission finds it credited,
    // and movements are in the order of their balances.
    const account = await lockPoints({ clock, settings }, tx, userId);
    if (await isBlocked({ clock }, tx, userId)) return false;
    const time = clock.date();
    const due = await dueOf(tx, userId, week, kinds);
    // A finished mission is a ticket of the raffle, whose seed is chosen before the first one.
    if (due.length > 0) await commitSeed(tx, week.from, time);
    for (const mission of due) {
      const { points } = RULES[mission];
      await tx.insert(missionGrants).values({ userId, week: week.from, mission, points, time });
      await account.add(points, {
        rewardId: `${MISSION_LINE}${mission}`,
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
    await move(tx, await lockMain(tx, userId), { kind: 'bonus', amount: BONUS, time });
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
