import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Member } from '../../contract/member';
import { roleOf } from '../../contract/roles';
import type { grantSchema } from '../../contract/session';
import { users, wallets, type User } from '../db/schema';
import { blockOf } from '../member/playBlock/block';
import { noteLogin } from '../rewards/missions/grant';
import type { Services } from '../kit/services';
import { iconPath } from './icons';
import { isPasskeyOffered } from './passkeyOffer';
import { openSession, passwordChangeDueOf } from './sessions';
import type { LiveSession, LoginProof } from '../kit/row';

type Grant = v.InferOutput<typeof grantSchema>;

/** Member info, spec §3. */
export const memberOf = async (
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  session: Omit<LiveSession, 'tokenHash'>,
): Promise<Member> => {
  const { user } = session;
  return {
    id: user.id,
    account: user.username,
    nickname: user.nickname,
    type: user.type,
    currencySymbol: (await walletOf(db, user)).currencySymbol,
    icon: iconPath(user.icon),
    referralCode: roleOf(user.type) === 'member' ? user.referralCode : null,
    passwordChangeDue: passwordChangeDueOf(session, settings.current()),
    playBlock: await blockOf({ clock }, db, user.id),
    passkeyOffered: await isPasskeyOffered({ clock }, db, session),
  };
};

/** The main wallet of a user. */
export const walletOf = async (db: Services['db'], user: User) => {
  const [wallet] = await db.select().from(wallets).where(eq(wallets.userId, user.id));
  if (!wallet) throw new Error(`The account ${user.id} has no wallet.`);
  return wallet;
};

/**
 * The answer of a login that passed every check; the only place that opens a session. One
 * that is `passwordless` owes no password change (spec §4 Login 5).
 */
export const grantTo = async (
  services: Pick<Services, 'db' | 'clock' | 'settings'>,
  user: User,
  { passwordless = false, isByPassword = false }: Partial<LoginProof> = {},
): Promise<Grant> => {
  await services.db
    .update(users)
    .set({ lastLoginAt: services.clock.date() })
    .where(eq(users.id, user.id));
  await noteLogin(services, user);
  const due = passwordless ? null : user.passwordChangeDue;
  return {
    token: await openSession(services.db, services.clock, user, { passwordless, isByPassword }),
    // It stays a first login until the password is changed: logging in again does not avoid the
    // dialog.
    firstTimeLogin: user.firstLoginPending || due === 'first',
    passwordExpired: due === 'expired',
    passwordDefault: due === 'default',
    user: await memberOf(services, {
      user,
      passwordless,
      isByPassword,
      createdAt: services.clock.date(),
    }),
  };
};
