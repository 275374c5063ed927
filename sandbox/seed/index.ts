import type { Database } from '../db/database';
import * as schema from '../db/schema';
import { restoreWritten } from '../db/written';
import { yangonMidnight } from '../base/yangon';
import { restoreAccounts } from './accounts';
import { restoreActivities } from './activities';
import { announcementRows } from './announcements';
import { bannerRows } from './banners';
import { restoreContracts } from './contracts';
import { restoreDeposits } from './deposits';
import { restoreMessages } from './messages';
import { restoreLedger } from './ledger';
import { restoreMissions } from './missions';
import { payoutAccountRows } from './payoutAccounts';
import { restorePrompts } from './prompts';
import { restorePoints } from './points';
import { promotionRows } from './promotions';
import { restoreBotWallets, restoreRecords, SEEDED_IDS } from './records';
import { socialIdentityRows } from './socialIdentities';
import { restoreWithdrawals } from './withdrawals';

/** Seeds a database without accounts; a database that was in use is left as it is. */
export const seedWhenEmpty = async (db: Database): Promise<void> => {
  const someone = await db.select({ id: schema.users.id }).from(schema.users).limit(1);
  if (someone.length === 0) return seed(db);
  const promotion = await db.select({ id: schema.promotions.id }).from(schema.promotions).limit(1);
  if (promotion.length === 0) await db.insert(schema.promotions).values(promotionRows);
  const activity = await db
    .select({ id: schema.promotionActivities.id })
    .from(schema.promotionActivities)
    .limit(1);
  if (activity.length === 0) await restoreActivities(db, Date.now());
};

/**
 * Resets everything to the seed. Tables that were written since then are emptied and filled again;
 * seeded accounts, records and settlements stay in place.
 */
export const seed = async (db: Database): Promise<void> => {
  const now = Date.now();
  await restoreWritten(db, yangonMidnight(now), async (tx, isWritten, since) => {
    for (const table of emptiedInOrder) if (isWritten(table)) await tx.delete(table);
    await restoreAccounts(tx, now, isWritten, since);
    if (isWritten(schema.socialIdentities))
      await tx.insert(schema.socialIdentities).values(socialIdentityRows);
    if (isWritten(schema.announcements))
      await tx.insert(schema.announcements).values(announcementRows);
    if (isWritten(schema.banners)) await tx.insert(schema.banners).values(bannerRows);
    if (isWritten(schema.promotions)) await tx.insert(schema.promotions).values(promotionRows);
    if (isWritten(schema.payoutAccounts))
      await tx.insert(schema.payoutAccounts).values(payoutAccountRows);
    if (isWritten(schema.bets, schema.walletMovements)) await restoreRecords(tx, now);
    if (isWritten(schema.bets, schema.wallets)) await restoreBotWallets(tx);
    await restoreMissions(tx, now, isWritten, since);
    if (isWritten(schema.pointAccounts, schema.pointDays, schema.pointRedemptions))
      await restorePoints(tx, now);
    if (isWritten(schema.contracts, schema.settlements)) await restoreContracts(tx, now);
    await restoreActivities(tx, now);
    // The waiting withdrawal is always paid at the time of the reset.
    await restoreWithdrawals(tx, now);
    if (isWritten(schema.playLimitPrompts)) await restorePrompts(tx, now);
    if (isWritten(schema.deposits, schema.walletMovements)) await restoreDeposits(tx, now);
    await restoreMessages(tx, now);
    if (isWritten(schema.bets, schema.walletMovements, schema.wallets, schema.ledger))
      await restoreLedger(tx, SEEDED_IDS, isWritten(schema.bets) ? null : since);
  });
};

/** Children before parents. */
const emptiedInOrder = [
  schema.chatMessages,
  schema.chatTickets,
  schema.chatRooms,
  schema.feedbacks,
  schema.rafflePrizes,
  schema.raffleTickets,
  schema.raffleDraws,
  schema.rebates,
  schema.heldBonuses,
  schema.referralRewards,
  schema.knownDevices,
  schema.playLimitChanges,
  schema.playLimitPrompts,
  schema.playLimits,
  schema.playBlocks,
  schema.realityChecks,
  schema.playSessions,
  schema.checkIntervals,
  schema.deposits,
  schema.activityImages,
  schema.withdrawalProofs,
  schema.withdrawals,
  schema.withdrawalRequests,
  schema.payoutAccounts,
  schema.invitations,
  schema.playTickets,
  schema.sportsLegs,
  schema.pendingBets,
  schema.vendorWallets,
  schema.vipMonths,
  schema.idempotentAnswers,
  schema.outbox,
  schema.spentProofs,
  schema.captchas,
  schema.loginFailures,
  schema.rateCounts,
  schema.secondFactorCodes,
  schema.secondFactorChallenges,
  schema.sentCodes,
  schema.recoveryCodes,
  schema.authenticators,
  schema.passkeyChallenges,
  schema.passkeys,
  schema.loginLinks,
  schema.socialIdentities,
  schema.stepUps,
  schema.sessions,
  schema.termsAcceptances,
  schema.recentGames,
  schema.favourites,
  schema.settings,
  schema.announcements,
  schema.banners,
  schema.promotions,
];
