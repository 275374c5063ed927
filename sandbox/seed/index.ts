import type { Database } from '../db/database';
import * as schema from '../db/schema';
import { restoreAccounts } from './accounts';
import { announcementRows } from './announcements';
import { bannerRows } from './banners';
import { restoreContracts } from './contracts';
import { restoreDeposits } from './deposits';
import { payoutAccountRows } from './payoutAccounts';
import { pointAccountRows, pointRedemptionRows } from './points';
import { promotionRows } from './promotions';
import { restoreRecords } from './records';
import { socialIdentityRows } from './socialPeople';
import { restoreWithdrawals } from './withdrawals';

/** Seeds a database that holds nobody yet; one that lived on stays as it is. */
export const seedWhenEmpty = async (db: Database): Promise<void> => {
  const someone = await db.select({ id: schema.users.id }).from(schema.users).limit(1);
  if (someone.length === 0) return seed(db);
  const promotion = await db.select({ id: schema.promotions.id }).from(schema.promotions).limit(1);
  if (promotion.length === 0) await db.insert(schema.promotions).values(promotionRows);
};

/** Empties every table and writes the seed again; accounts, records and settlements that the seed has itself stay where they are. */
export const seed = async (db: Database): Promise<void> => {
  const now = Date.now();
  await db.transaction(async (tx) => {
    for (const table of emptiedInOrder) await tx.delete(table);
    await restoreAccounts(tx, now);
    await tx.insert(schema.socialIdentities).values(socialIdentityRows);
    await tx.insert(schema.announcements).values(announcementRows);
    await tx.insert(schema.banners).values(bannerRows);
    await tx.insert(schema.promotions).values(promotionRows);
    await tx.insert(schema.payoutAccounts).values(payoutAccountRows);
    await tx.insert(schema.pointAccounts).values(pointAccountRows);
    await tx.insert(schema.pointRedemptions).values(pointRedemptionRows(now));
    await restoreRecords(tx, now);
    await restoreContracts(tx, now);
    await restoreWithdrawals(tx, now);
    await restoreDeposits(tx, now);
  });
};

/** Children before parents. */
const emptiedInOrder = [
  schema.chatMessages, schema.chatRooms, schema.feedbacks, schema.deposits, schema.withdrawalProofs, schema.withdrawals, schema.withdrawalRequests, schema.payoutAccounts, schema.invitations,
  schema.playTickets, schema.vendorWallets, schema.pointRedemptions, schema.pointAccounts,
  schema.idempotentAnswers, schema.outbox, schema.spentProofs, schema.captchas, schema.loginFailures,
  schema.secondFactorCodes, schema.secondFactorChallenges, schema.smsCodes, schema.socialIdentities, schema.sessions, schema.recentGames, schema.favourites,
  schema.settings, schema.announcements, schema.banners, schema.promotions,
];
