import { and, sql } from 'drizzle-orm';
import { MISSIONS, type MissionKind } from '../../contract/missions';
import type { Database } from '../db/database';
import { dayOf } from '../db/days';
import { loginDays, missionGrants, users } from '../db/schema';
import type { IsWritten, Since } from '../db/written';
import { RULES } from '../rewards/missions/missions';
import { isFinished, progressIn } from '../rewards/missions/progress';
import { weekOf, type MissionsWeek } from '../rewards/missions/week';
import { placedPeople } from './network';
import { idOf, people } from './people';
import { randomFrom } from '../base/random';

type Row = typeof missionGrants.$inferInsert & { time: Date };

const DAY = 24 * 60 * 60_000;
const SEED = 71_300;
/** How many of the active members finish it: few log in on five days. */
const CHANCES: Readonly<Record<MissionKind, number>> = {
  logins: 0.5,
  slots: 0.8,
  live: 0.7,
  lottery: 0.7,
  favourite: 0.9,
};
/** The day on which a member may have logged in for the fifth time. */
const FIFTH_DAY = 4 * DAY;

/**
 * Logins and credited missions of the seed: what the seeded bets have finished, last week and this
 * week, and what the rest of the network has done by now. Nobody is owed a credit for any of it.
 */
export const restoreMissions = async (
  db: Database,
  now: number,
  isWritten: IsWritten = () => true,
  since: Since = null,
): Promise<void> => {
  if (isWritten(loginDays, users)) await restoreLogins(db, since);
  if (!isWritten(missionGrants)) return;
  await db.delete(missionGrants);
  for (const week of [weekOf(now, -1), weekOf(now)])
    await addKnown(db, now, [...(await playedIn(db, week)), ...othersIn(week)]);
};

/**
 * For a database that was just opened from a dump: when its records did not move, only the later
 * activity of the others is missing.
 */
export const bringMissionsUpToDate = (
  db: Database,
  now: number,
  haveRecordsMoved: boolean,
): Promise<void> =>
  haveRecordsMoved ? restoreMissions(db, now) : addKnown(db, now, othersIn(weekOf(now)));

const addKnown = async (db: Database, now: number, rows: readonly Row[]): Promise<void> => {
  const known = rows.filter(({ time }) => time.getTime() <= now);
  if (known.length > 0) await db.insert(missionGrants).values(known).onConflictDoNothing();
};

/** The last login of every member, as the seeded accounts have it. */
const restoreLogins = async (db: Database, since: Since): Promise<void> => {
  const logins = sql`from ${users} where ${users.type} = 0 and ${users.lastLoginAt} is not null`;
  const day = dayOf(users.lastLoginAt);
  const isSeeded = sql`${loginDays.day} = (select ${day} ${logins} and id = ${loginDays.userId})`;
  await db
    .delete(loginDays)
    .where(since ? and(since(loginDays), sql`${isSeeded} is not true`) : undefined);
  const [found] = await db
    .select({ areAll: sql<boolean>`count(*) = (select count(*) ${logins})` })
    .from(loginDays);
  if (found?.areAll) return;
  await db.execute(sql`insert into ${loginDays} (user_id, day) select id, ${day} ${logins}
    on conflict do nothing`);
};

const grant = (
  userId: string,
  { from }: MissionsWeek,
  mission: MissionKind,
  time: number,
): Row => ({ userId, week: from, mission, points: RULES[mission].points, time: new Date(time) });

/** From real rows. */
const playedIn = async (db: Database, week: MissionsWeek): Promise<Row[]> => {
  const members = new Set(
    [...people, ...placedPeople()]
      .filter(({ type }) => type === 0)
      .map(({ username }) => idOf(username)),
  );
  return (await progressIn(db, week))
    .filter((one) => members.has(one.userId) && isFinished(one))
    .map(({ userId, kind, last }) => grant(userId, week, kind, last.getTime()));
};

/**
 * The others play all week, more or less actively. None of them finishes all five missions, because
 * that would owe them a bonus.
 */
const othersIn = (week: MissionsWeek): Row[] => {
  const start = week.start.getTime();
  const random = randomFrom(SEED + Math.floor(start / DAY));
  return placedPeople()
    .filter(({ type }) => type === 0)
    .flatMap(({ username }, index) => {
      const eagerness = random() ** 2;
      const left: MissionKind = index % 2 === 0 ? 'favourite' : 'logins';
      return MISSIONS.flatMap((kind) => {
        const [chance, when] = [random(), random()];
        if (chance > eagerness * CHANCES[kind] || kind === left) return [];
        return [
          grant(
            idOf(username),
            week,
            kind,
            Math.floor(
              start + (kind === 'logins' ? FIFTH_DAY + when * 2.9 * DAY : when ** 1.6 * 6.9 * DAY),
            ),
          ),
        ];
      });
    });
};
