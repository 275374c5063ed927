import { fileURLToPath } from 'node:url';
import type { Database, DatabasePlace, OpenDatabase } from '../db/database';
import { openDatabase } from '../db/open';
import { seedWhenEmpty } from '.';
import { restoreActivities } from './activities';
import { bringContractsUpToDate } from './contracts';
import { restoreDeposits } from './deposits';
import { bringMissionsUpToDate } from './missions';
import { bringRecordsUpToDate } from './records';
import { restoreWithdrawals } from './withdrawals';

/** Opens the database of the platform, migrated, and seeded when it is empty. */
export const openSeededDatabase = (place: DatabasePlace): Promise<OpenDatabase> =>
  openDatabase(place, { sources: SEED_SOURCES, fill: seedWhenEmpty, refresh });

/** Moves the dates of a seed that is some days old to the present. */
const refresh = async (db: Database): Promise<void> => {
  const now = Date.now();
  const haveRecordsMoved = await bringRecordsUpToDate(db, now);
  await bringContractsUpToDate(db, now);
  await bringMissionsUpToDate(db, now, haveRecordsMoved);
  await restoreWithdrawals(db, now);
  await restoreActivities(db, now);
  if (haveRecordsMoved) await restoreDeposits(db, now);
};

/**
 * This folder and the area files that it runs. `tests/house/layers.test.ts` fails when one is
 * missing.
 */
export const SEED_SOURCES: readonly string[] = [
  '.',
  '../../contract',
  '../account/passwords.ts',
  '../agents/contracts',
  '../agents/team.ts',
  '../base',
  '../db/betTime.ts',
  '../db/days.ts',
  '../kit/answer.ts',
  '../lobby/catalogue.ts',
  '../lobby/lotteries.ts',
  '../lobby/names.ts',
  '../lobby/tables.ts',
  '../lobby/vendors.ts',
  '../lobby/wins.ts',
  '../member/standings.ts',
  '../money/purses.ts',
  '../rewards/activities/activities.ts',
  '../rewards/missions',
  '../rewards/points/rewards.ts',
].map((path) => fileURLToPath(new URL(path, import.meta.url)));
