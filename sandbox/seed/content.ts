import { fileURLToPath } from 'node:url';
import type { Database, DatabasePlace, OpenDatabase } from '../db/database';
import { openDatabase } from '../db/open';
import { seedWhenEmpty } from '.';
import { restoreActivities } from './activities';
import { bringContractsUpToDate } from './contracts';
import { restoreDeposits } from './deposits';
import { restoreMessages } from './messages';
import { bringMissionsUpToDate } from './missions';
import { restoreLedger } from './ledger';
import { restorePoints } from './points';
import { bringRecordsUpToDate, restoreBotWallets, SEEDED_IDS } from './records';
import { restoreWithdrawals } from './withdrawals';

/** Opens the database of the platform, migrated, and seeded when it is empty. */
export const openSeededDatabase = (place: DatabasePlace): Promise<OpenDatabase> =>
  openDatabase(place, { sources: SEED_SOURCES, fill: seedWhenEmpty, refresh });

/** Moves the dates of a seed that is some days old to the present. */
const refresh = async (db: Database): Promise<void> => {
  const now = Date.now();
  const haveRecordsMoved = await bringRecordsUpToDate(db, now);
  if (haveRecordsMoved) await restoreBotWallets(db);
  await bringContractsUpToDate(db, now);
  await bringMissionsUpToDate(db, now, haveRecordsMoved);
  if (haveRecordsMoved) await db.transaction((tx) => restorePoints(tx, now));
  await restoreWithdrawals(db, now);
  await restoreActivities(db, now);
  if (haveRecordsMoved) await restoreDeposits(db, now);
  await restoreMessages(db, now);
  if (haveRecordsMoved) await restoreLedger(db, SEEDED_IDS);
};

/**
 * This folder and the area files that it runs. `tests/house/layers.test.ts` fails when one is
 * missing.
 */
export const SEED_SOURCES: readonly string[] = [
  '.',
  '../../contract',
  '../account/freePlayRules.ts',
  '../account/passwords.ts',
  '../agents/contracts',
  '../agents/team.ts',
  '../base',
  '../db/betTime.ts',
  '../db/days.ts',
  '../db/folderLock.ts',
  '../db/oneMessage.ts',
  '../db/settled.ts',
  '../kit/answer.ts',
  '../kit/notify.ts',
  '../lobby/botNames.ts',
  '../lobby/catalogue.ts',
  '../lobby/lotteries.ts',
  '../lobby/names.ts',
  '../lobby/spread.ts',
  '../lobby/subjects.ts',
  '../lobby/tables.ts',
  '../lobby/vendors.ts',
  '../lobby/wins.ts',
  '../money/deposits/methods.ts',
  '../money/deposits/news.ts',
  '../money/ledger.ts',
  '../money/purses.ts',
  '../money/withdrawals/news.ts',
  '../rewards/activities/activities.ts',
  '../rewards/activities/news.ts',
  '../rewards/missions',
  '../rewards/points/decisions.ts',
  '../rewards/points/lines.ts',
  '../rewards/points/rates.ts',
  '../rewards/points/rewards.ts',
  '../rewards/points/rules.ts',
  '../rewards/raffle/draw.ts',
  '../rewards/regular/rules.ts',
  '../rewards/vip/count.ts',
  '../rewards/vip/levels.ts',
  '../rewards/vip/months.ts',
].map((path) => fileURLToPath(new URL(path, import.meta.url)));
