import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Member } from '../../contract/domain';
import type { grantSchema } from '../../contract/session';
import { wallets, type User } from '../db/schema';
import type { Services } from '../services';
import { openSession, passwordChangeDueOf } from './sessions';

type Grant = v.InferOutput<typeof grantSchema>;

/** Member info, spec §3. */
export const memberOf = async ({ db, settings }: Pick<Services, 'db' | 'settings'>, user: User): Promise<Member> => ({
  id: user.id,
  account: user.username,
  nickname: user.nickname,
  type: user.type,
  currencySymbol: (await walletOf(db, user)).currencySymbol,
  passwordChangeDue: passwordChangeDueOf(user, settings.current()),
});

export const walletOf = async (db: Services['db'], user: User) => {
  const [wallet] = await db.select().from(wallets).where(eq(wallets.userId, user.id));
  if (!wallet) throw new Error(`The account ${user.id} has no wallet.`);
  return wallet;
};

/** The answer of a login that passed every check: a session opens here and nowhere else. */
export const grantTo = async (services: Services, user: User): Promise<Grant> => ({
  token: await openSession(services.db, services.clock, user.id),
  // It stays a first login until the password was changed: the dialog cannot be escaped by logging in again.
  firstTimeLogin: user.firstLoginPending || user.passwordChangeDue === 'first',
  passwordExpired: user.passwordChangeDue === 'expired',
  passwordDefault: user.passwordChangeDue === 'default',
  user: await memberOf(services, user),
});
