import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import type { PasswordChangeReason } from '../../contract/member';
import { roleOf } from '../../contract/roles';
import type { Clock } from '../base/clock';
import type { Database } from '../db/database';
import { secondFactorChallenges, sessions, users, type User } from '../db/schema';
import type { Settings } from '../kit/settings';
import type { LiveSession, LoginProof } from '../kit/row';
import { SESSION_LIMITS } from '../../contract/sessionLimits';
import { FREE_PLAY } from './freePlayRules';
import { noteDevice } from './devices';
import { isLive, type SessionRules } from './liveSessions';

const HOUR = 60 * 60_000;
const IDLE = SESSION_LIMITS.idleHours * HOUR;
const LONGEST = SESSION_LIMITS.days * 24 * HOUR;
/** A trial account's session ends after this time, even when it is in use. */
const TRIAL_LIFETIME = FREE_PLAY.minutes * 60_000;
/** A session is extended at most this often, because not every read should write. */
const SLIDE_AFTER = 60_000;

/**
 * Opens a session and returns its token, which is stored nowhere. Expired sessions of all users are
 * deleted, and of this one's the oldest, where there are too many.
 */
export const openSession = async (
  db: Database,
  clock: Clock,
  user: Pick<User, 'id' | 'type'>,
  { passwordless, isByPassword }: LoginProof = { passwordless: false, isByPassword: false },
): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await db.delete(sessions).where(lt(sessions.expiresAt, clock.date()));
  await db.insert(sessions).values({
    tokenHash: hashOf(token),
    userId: user.id,
    id: randomBytes(9).toString('base64url'),
    createdAt: clock.date(),
    seenAt: clock.date(),
    activeAt: clock.date(),
    passwordless,
    isByPassword,
    expiresAt: clock.date(isTrial(user) ? TRIAL_LIFETIME : IDLE),
  });
  await endOldest(db, user.id);
  return token;
};

/** Ends what was used longest ago, where an account has too many sessions. */
const endOldest = async (db: Database, userId: string): Promise<void> => {
  const tooMany = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt))
    .offset(SESSION_LIMITS.most);
  if (tooMany.length > 0)
    await db.delete(sessions).where(
      inArray(
        sessions.tokenHash,
        tooMany.map(({ tokenHash }) => tokenHash),
      ),
    );
};

/** The origin of a call, as the list of devices shows it. */
export type CallOrigin = { address: string; userAgent: string };

/**
 * The live session of a token; null when it is unknown or has expired. Use extends it up to its
 * absolute end, unless it is a trial account's. `origin`: null where the call is no use.
 */
export const findSession = async (
  db: Database,
  rules: SessionRules,
  token: string,
  origin: CallOrigin | null,
): Promise<LiveSession | null> =>
  origin === null
    ? rereadSession(db, rules, { tokenHash: hashOf(token) })
    : sessionByHash(db, rules, hashOf(token), origin);

/** Whether a session that `findSession` did not find is over because nobody was active in it. */
export const hasEndedIdle = async (db: Database, clock: Clock, token: string): Promise<boolean> => {
  const [unexpired] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, clock.date())));
  return unexpired !== undefined;
};

/** The live session by the hash of its token, for a game that was launched in the session. */
export const sessionByHash = async (
  db: Database,
  rules: SessionRules,
  tokenHash: string,
  origin?: CallOrigin,
): Promise<LiveSession | null> => {
  const { clock } = rules;
  const [found] = await liveOf(db, rules, tokenHash);
  if (!found) return null;
  const isMoved =
    origin !== undefined &&
    (found.address !== origin.address || found.userAgent !== origin.userAgent);
  if (isMoved || found.seenAt.getTime() < clock.now() - SLIDE_AFTER) {
    await db
      .update(sessions)
      .set({
        ...origin,
        seenAt: clock.date(),
        ...(!isTrial(found.user) && {
          expiresAt: new Date(Math.min(clock.now() + IDLE, found.createdAt.getTime() + LONGEST)),
        }),
      })
      .where(eq(sessions.tokenHash, tokenHash));
  }
  if (origin !== undefined && found.address === null && !isTrial(found.user))
    await noteDevice(db, clock, found.user.id, origin);
  return liveSession(tokenHash, found);
};

/**
 * The session and its account in their present state; null when it has ended since it was found.
 */
export const rereadSession = async (
  db: Database,
  rules: SessionRules,
  { tokenHash }: Pick<LiveSession, 'tokenHash'>,
): Promise<LiveSession | null> => {
  const [found] = await liveOf(db, rules, tokenHash);
  return found ? liveSession(tokenHash, found) : null;
};

const liveSession = (
  tokenHash: string,
  { user, passwordless, isByPassword, createdAt }: Omit<LiveSession, 'tokenHash'>,
): LiveSession => ({ tokenHash, user, passwordless, isByPassword, createdAt });

const liveOf = (db: Database, rules: SessionRules, tokenHash: string) =>
  db
    .select({
      user: users,
      passwordless: sessions.passwordless,
      isByPassword: sessions.isByPassword,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
      address: sessions.address,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isLive(rules)));

/** Ends a session; true when no other session of the member is live. */
export const closeSession = async (
  db: Database,
  rules: SessionRules,
  { tokenHash, user }: LiveSession,
): Promise<boolean> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
  const [other] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), isLive(rules)))
    .limit(1);
  return other === undefined;
};

/** Ends one session of a member by its id; one that has ended already is not an error. */
export const closeSessionOf = async (db: Database, userId: string, id: string): Promise<void> => {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
};

/** Ends every session of a member but this one. */
export const closeOtherSessions = async (
  db: Database,
  { tokenHash, user }: LiveSession,
): Promise<void> => {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, user.id), ne(sessions.tokenHash, tokenHash)));
};

/** Ends all sessions of a user. */
export const closeSessions = async (db: Database, userId: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.userId, userId));
};

/** A change of password or factor revokes the logins that wait for a second factor. */
export const closeSecondFactors = async (db: Database, userId: string): Promise<void> => {
  await db.delete(secondFactorChallenges).where(eq(secondFactorChallenges.userId, userId));
};

/**
 * The password change that is owed now; an expired password only counts while its flag is on, and
 * an account without a password owes none (spec §4 Login 5).
 */
export const passwordChangeDueOf = (
  { user, passwordless }: Pick<LiveSession, 'user' | 'passwordless'>,
  settings: Settings,
): PasswordChangeReason | null =>
  passwordless || (user.passwordChangeDue === 'expired' && !settings.whitelabel.PWDEXPFORCECHANGE3)
    ? null
    : user.passwordChangeDue;

const isTrial = ({ type }: Pick<User, 'type'>) => roleOf(type) === 'trial';
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
