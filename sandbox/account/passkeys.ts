import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, count, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type * as v from 'valibot';
import {
  PASSKEY_CHALLENGE_MINUTES,
  PASSKEYS_MOST,
  type beginPasskeySchema,
  type endPasskeySchema,
  type MadePasskey,
  type Passkey,
  type PasskeyCreation,
  type Passkeys,
} from '../../contract/passkeys';
import type { Database } from '../db/database';
import { passkeyChallenges, passkeys, users, type User } from '../db/schema';
import { accepted, refused, unauthorised, type Answer, type Refused } from '../kit/answer';
import { notify } from '../kit/notify';
import type { LiveSession } from '../kit/row';
import type { RelyingParty, Services } from '../kit/services';
import { authenticatorOf, refusalOfProof } from './authenticator';
import { namesOf } from './devices';
import { guarded, refusalOfPassword, type Guess } from './proof';
import { isProvedByLogin } from './passkeyOffer';
import { closeOtherSessions, closeSecondFactors, rereadSession } from './sessions';

type Begin = v.InferOutput<typeof beginPasskeySchema>;
type End = v.InferOutput<typeof endPasskeySchema>;
type Store = Pick<Services, 'clock'>;

const NAME = 'Padauk';
/** How long a challenge can be answered, in milliseconds. */
export const CHALLENGE_LIFETIME = PASSKEY_CHALLENGE_MINUTES * 60_000;
/** EdDSA, ES256 and RS256 (COSE): every device signs by one of them. */
const ALGORITHMS = [-8, -7, -257];

/** Comes with the first passkey: most starts of the platform need none of it. */
const webauthn = () => import('@simplewebauthn/server');

/** The passkeys of a member, the newest first. */
export const passkeysOf = async (db: Database, userId: string): Promise<Passkeys> => ({
  passkeys: (
    await db
      .select()
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(desc(passkeys.madeAt), passkeys.id)
  ).map(shown),
  asksCode: (await authenticatorOf(db, userId)).since !== null,
});

/**
 * What a device is asked for, once the member has proved themselves. Without a password the login
 * is the proof, if it was moments ago (docs/decisions/0102).
 */
export const beginPasskey = async (
  services: Services,
  { session, request, party }: { session: LiveSession; request: Begin; party: RelyingParty | null },
): Promise<Answer<PasskeyCreation>> => {
  if (party === null) return notHere;
  const { password, code } = request;
  if (password !== undefined)
    return guarded(
      services,
      session,
      services.db,
      async (tx, user, guess) =>
        (await refusalOf(services, tx, user, { password, code }, guess)) ??
        creationOf(services, tx, user, party),
    );
  // Not guarded: it checks no secret, and must not clear the count of wrong ones.
  return services.db.transaction(async (tx) => {
    const current = await rereadSession(tx, services, session);
    if (!current) return unauthorised;
    return (await isProvedByLogin(services, tx, current))
      ? creationOf(services, tx, current.user, party)
      : refused((words) => words.passkeyOfferOver, { reason: 'offerOver' });
  });
};

const creationOf = async (
  services: Services,
  tx: Database,
  user: User,
  party: RelyingParty,
): Promise<Answer<PasskeyCreation>> => {
  const own = await tx.select().from(passkeys).where(eq(passkeys.userId, user.id));
  if (own.length >= PASSKEYS_MOST) return full;
  const { challenge, timeout } = await newChallenge(services, tx, user.id);
  return accepted({
    challenge,
    timeout,
    rp: { id: party.id, name: NAME },
    user: { id: handleOf(user), name: user.username, displayName: user.nickname },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
    excludeCredentials: own.map(({ id, transports }) => ({
      id,
      type: 'public-key' as const,
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  });
};

/** Keeps what the device made, if it answers a challenge of this member. */
export const addPasskey = async (
  services: Services,
  {
    session,
    request,
    party,
    userAgent,
    db,
  }: {
    session: LiveSession;
    request: MadePasskey;
    party: RelyingParty | null;
    userAgent: string;
    db: Database;
  },
): Promise<Answer<Passkey>> => {
  if (party === null) return notHere;
  return db.transaction(async (tx): Promise<Answer<Passkey>> => {
    // One at a time for each account in every process: they are counted.
    await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, session.user.id))
      .for('update');
    const current = await rereadSession(tx, services, session);
    if (!current) return unauthorised;
    const { user } = current;
    const challenge = await spendChallenge(services, tx, request, user.id);
    if (challenge === null) return challengeGone;
    const made = await verified(party, request, challenge);
    if (made === null) return refused((words) => words.passkeyNotMade, { reason: 'passkey' });
    const [found] = await tx
      .select({ all: count() })
      .from(passkeys)
      .where(eq(passkeys.userId, user.id));
    if ((found?.all ?? 0) >= PASSKEYS_MOST) return full;
    const [added] = await tx
      .insert(passkeys)
      .values({
        id: made.id,
        userId: user.id,
        publicKey: made.publicKey,
        counter: made.counter,
        transports: request.response.transports ?? [],
        ...namesOf(userAgent),
        madeAt: services.clock.date(),
        usedAt: null,
      })
      .onConflictDoNothing()
      .returning();
    if (!added) return refused((words) => words.passkeyKnown, { reason: 'known' });
    await tell(services, tx, 'passkeyAdded', added);
    return accepted(shown(added));
  });
};

/** Removes a passkey, and ends what was open elsewhere: its device may be lost. */
export const endPasskey = (
  services: Services,
  { session, request }: { session: LiveSession; request: End },
): Promise<Answer<null>> =>
  guarded(services, session, services.db, async (tx, user, guess) => {
    const own = and(eq(passkeys.id, request.id), eq(passkeys.userId, user.id));
    // Its answer may have been lost.
    if ((await tx.select({ id: passkeys.id }).from(passkeys).where(own)).length === 0)
      return accepted(null);
    const wrong = await refusalOf(services, tx, user, request, guess);
    if (wrong) return wrong;
    const [removed] = await tx.delete(passkeys).where(own).returning();
    if (!removed) return accepted(null);
    await closeOtherSessions(tx, session);
    await closeSecondFactors(tx, user.id);
    await tell(services, tx, 'passkeyRemoved', removed);
    return accepted(null);
  });

/** Makes a challenge, for a member who adds a passkey or for a login, and forgets the old ones. */
export const newChallenge = async (
  { clock }: Store,
  db: Database,
  userId: string | null,
): Promise<{ challenge: string; timeout: number }> => {
  const challenge = randomBytes(32).toString('base64url');
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, clock.date()));
  await db
    .insert(passkeyChallenges)
    .values({ challenge, userId, expiresAt: clock.date(CHALLENGE_LIFETIME) });
  return { challenge, timeout: CHALLENGE_LIFETIME };
};

/**
 * Takes the one use of the challenge that an answer names, in one statement; null for one that is
 * unknown, used, expired or somebody else's.
 */
export const spendChallenge = async (
  { clock }: Store,
  db: Database,
  { response: { clientDataJSON } }: { response: { clientDataJSON: string } },
  userId: string | null,
): Promise<string | null> => {
  const challenge = challengeOf(clientDataJSON);
  if (challenge === null) return null;
  const [spent] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, clock.date()),
      ),
    )
    .returning();
  return spent?.challenge ?? null;
};

/** Notes the use of a passkey; false when its counter has gone back since it was judged. */
export const noteUse = async (
  { clock }: Store,
  db: Database,
  { id }: Pick<Passkey, 'id'>,
  counter: number,
): Promise<boolean> => {
  const used = await db
    .update(passkeys)
    .set({ counter, usedAt: clock.date() })
    .where(
      and(
        eq(passkeys.id, id),
        or(
          lt(passkeys.counter, counter),
          and(eq(passkeys.counter, 0), eq(passkeys.counter, counter)),
        ),
      ),
    )
    .returning({ id: passkeys.id });
  return used.length > 0;
};

/** What a device keeps about whose passkey it is: it says nothing to anybody else. */
export const handleOf = ({ id }: Pick<User, 'id'>): string =>
  createHash('sha256').update(`passkey ${id}`).digest('base64url');

/** The refusal of a challenge that cannot be answered any more. */
export const challengeGone = refused((words) => words.passkeyExpired, {
  reason: 'challengeExpired',
});
/** The refusal where the platform knows no origin of its own. */
export const notHere = refused((words) => words.passkeysNotHere, { reason: 'notHere' });
const full = refused((words) => words.passkeysFull(PASSKEYS_MOST), { reason: 'full' });

/** The password, and a code where two-step login is on: a passkey stands for both. */
const refusalOf = async (
  services: Services,
  tx: Database,
  user: User,
  { password, code = '' }: { password: string; code?: string | undefined },
  guess: Guess,
): Promise<Refused | null> =>
  (await authenticatorOf(tx, user.id)).since === null
    ? refusalOfPassword(services, tx, user, password)
    : refusalOfProof(services, tx, user, { password, code }, guess);

/** The credential that a device made for this challenge; null for anything else. */
const verified = async (party: RelyingParty, request: MadePasskey, challenge: string) => {
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const { response, clientExtensionResults, id, rawId, type } = request;
    const judged = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults,
        response: {
          clientDataJSON: response.clientDataJSON,
          attestationObject: response.attestationObject,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return judged.verified ? judged.registrationInfo.credential : null;
  } catch {
    // The library throws for everything that a client may send wrongly.
    return null;
  }
};

/** The challenge that a device answered; null for anything else. */
export const challengeOf = (clientDataJSON: string): string | null => {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const { challenge } = data as { challenge?: unknown };
    return typeof challenge === 'string' && /^[\w-]{1,100}$/.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
};

const shown = (row: typeof passkeys.$inferSelect): Passkey => ({
  id: row.id,
  browser: row.browser,
  system: row.system,
  madeAt: row.madeAt.getTime(),
  usedAt: row.usedAt?.getTime() ?? null,
});

const tell = (
  { clock }: Store,
  tx: Database,
  kind: 'passkeyAdded' | 'passkeyRemoved',
  { userId, browser, system }: typeof passkeys.$inferSelect,
): Promise<void> =>
  notify(tx, {
    userId,
    kind,
    params: { browser, system },
    cause: `${kind}:${randomUUID()}`,
    at: clock.date(),
  });
