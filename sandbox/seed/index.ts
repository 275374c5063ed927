import type { Database } from '../db/database';
import * as schema from '../db/schema';
import { hashPassword } from '../account/passwords';
import { announcementRows } from './announcements';
import { bannerRows } from './banners';
import { CURRENCY_SYMBOL, people, type Person } from './people';
import { pointAccountRows, pointRedemptionRows } from './points';
import { promotionRows } from './promotions';
import { insertRecords, recordRows } from './records';
import { socialIdentityRows } from './socialPeople';

/** Seeds a database that holds nobody yet; one that lived on stays as it is. */
export const seedWhenEmpty = async (db: Database): Promise<void> => {
  const someone = await db.select({ id: schema.users.id }).from(schema.users).limit(1);
  if (someone.length === 0) return seed(db);
  const promotion = await db.select({ id: schema.promotions.id }).from(schema.promotions).limit(1);
  if (promotion.length === 0) await db.insert(schema.promotions).values(promotionRows);
};

/** Empties every table and writes the seed again. */
export const seed = async (db: Database): Promise<void> => {
  const users = await userRows();
  await db.transaction(async (tx) => {
    for (const table of emptiedInOrder) await tx.delete(table);
    await tx.insert(schema.users).values(users);
    await tx.insert(schema.wallets).values(people.map(({ username, balance }) =>
      ({ userId: idOf(username), balance, currencySymbol: CURRENCY_SYMBOL })));
    await tx.insert(schema.socialIdentities).values(socialIdentityRows);
    await tx.insert(schema.announcements).values(announcementRows);
    await tx.insert(schema.banners).values(bannerRows);
    await tx.insert(schema.promotions).values(promotionRows);
    await tx.insert(schema.pointAccounts).values(pointAccountRows);
    await tx.insert(schema.pointRedemptions).values(pointRedemptionRows(Date.now()));
    await insertRecords(tx, recordRows(Date.now()));
  });
};

/** Children before parents. */
const emptiedInOrder = [
  schema.chatMessages, schema.chatRooms, schema.feedbacks,
  schema.playTickets, schema.bets, schema.walletMovements, schema.vendorWallets, schema.pointRedemptions, schema.pointAccounts,
  schema.idempotentAnswers, schema.outbox, schema.spentProofs, schema.captchas, schema.loginFailures,
  schema.secondFactorCodes, schema.secondFactorChallenges, schema.smsCodes, schema.socialIdentities, schema.sessions, schema.recentGames, schema.favourites, schema.wallets, schema.users,
  schema.settings, schema.announcements, schema.banners, schema.promotions,
];

const idOf = (username: string) => `u-${username}`;

/** Hashed once per process: a reset between two tests has to be quick. */
let hashed: Promise<Map<string, string>> | undefined;
const userRows = async () => {
  hashed ??= Promise.all(people.map(async ({ username, password }) => [username, await hashPassword(password)] as const))
    .then((pairs) => new Map(pairs));
  const hashes = await hashed;
  return people.map((person) => userRow(person, hashes.get(person.username) ?? ''));
};

const userRow = (person: Person, passwordHash: string): typeof schema.users.$inferInsert => ({
  id: idOf(person.username),
  username: person.username,
  nickname: person.nickname,
  type: person.type,
  isMember: person.isMember ?? true,
  passwordHash,
  firstLoginPending: person.firstLoginPending ?? false,
  passwordChangeDue: person.passwordChangeDue ?? null,
  ipUnregistered: person.ipUnregistered ?? false,
  mobile: person.mobile ?? null,
  email: person.email ?? null,
  bankAccountName: person.bankAccountName ?? null,
  affiliateCode: person.affiliateCode ?? null,
  totpSecret: person.totpSecret ?? null,
});
