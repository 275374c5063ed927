import { eq } from 'drizzle-orm';
import { PASSKEY_OFFER_MINUTES, PASSKEY_OFFER_PAUSE_DAYS } from '../../contract/passkeys';
import { roleOf } from '../../contract/roles';
import type { Database } from '../db/database';
import { passkeys, users } from '../db/schema';
import type { LiveSession } from '../kit/row';
import type { Services } from '../kit/services';
import { authenticatorOf } from './authenticator';

type Store = Pick<Services, 'clock'>;
type Login = Pick<LiveSession, 'user' | 'isByPassword' | 'createdAt'>;

const MINUTE = 60_000;
const LASTS = PASSKEY_OFFER_MINUTES * MINUTE;
const PAUSE = PASSKEY_OFFER_PAUSE_DAYS * 24 * 60 * MINUTE;

/**
 * Whether a login by password, and by a code where two-step login is on, was moments ago and stands
 * for the proof that the first passkey asks for. Not for agents, whose login has no passkeys.
 */
export const isProvedByLogin = async (
  { clock }: Store,
  db: Database,
  { user, isByPassword, createdAt }: Login,
): Promise<boolean> => {
  if (!isByPassword || roleOf(user.type) !== 'member') return false;
  if (createdAt.getTime() < clock.now() - LASTS) return false;
  const { since } = await authenticatorOf(db, user.id);
  // The login did not ask for a code yet.
  if (since !== null && since > createdAt.getTime()) return false;
  const [own] = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, user.id))
    .limit(1);
  return own === undefined;
};

/** Whether the app offers the member a passkey: they did not decline one lately. */
export const isPasskeyOffered = async (
  services: Store,
  db: Database,
  login: Login,
): Promise<boolean> => {
  const { passkeyDeclinedAt } = login.user;
  const isPaused =
    passkeyDeclinedAt !== null && passkeyDeclinedAt.getTime() > services.clock.now() - PAUSE;
  return !isPaused && isProvedByLogin(services, db, login);
};

/** Offers the member no passkey for a time. */
export const declinePasskey = async (
  { clock }: Store,
  db: Database,
  { user }: LiveSession,
): Promise<void> => {
  await db.update(users).set({ passkeyDeclinedAt: clock.date() }).where(eq(users.id, user.id));
};
