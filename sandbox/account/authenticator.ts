import { randomInt, randomUUID } from 'node:crypto';
import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type * as v from 'valibot';
import type {
  authenticatorProofSchema,
  authenticatorSetupSchema,
  AuthenticatorStatus,
  beginAuthenticatorSchema,
  confirmAuthenticatorSchema,
  recoveryCodesSchema,
} from '../../contract/authenticator';
import {
  readFactorCode,
  RECOVERY_ALPHABET,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
} from '../../contract/factorCodes';
import type { Database } from '../db/database';
import { authenticators, recoveryCodes, type User } from '../db/schema';
import { accepted, refused, type Answer, type Refused } from '../kit/answer';
import { notify } from '../kit/notify';
import type { LiveSession } from '../kit/row';
import type { Services } from '../kit/services';
import { guarded, refusalOfPassword, type Guess } from './proof';
import { TOTP_PERIOD, totpStep } from './totp';
import { closeOtherSessions, closeSecondFactors } from './sessions';

type Call<TRequest> = { session: LiveSession; request: TRequest; db: Database };
type Begin = v.InferOutput<typeof beginAuthenticatorSchema>;
type Confirm = v.InferOutput<typeof confirmAuthenticatorSchema>;
type Proof = v.InferOutput<typeof authenticatorProofSchema>;
type Codes = v.InferOutput<typeof recoveryCodesSchema>;

const ISSUER = 'Padauk';
const SECRET_BYTES = 20;

/** Whether two-step login is on for an account, and how many recovery codes are left. */
export const authenticatorOf = async (
  db: Database,
  userId: string,
): Promise<AuthenticatorStatus> => {
  const [found] = await db
    .select({ since: authenticators.confirmedAt })
    .from(authenticators)
    .where(confirmedOf(userId));
  return { since: found?.since?.getTime() ?? null, codesLeft: await codesLeftOf(db, userId) };
};

/** Makes a new secret, which counts once it is confirmed. */
export const beginAuthenticator = (
  services: Services,
  { session, request }: Call<Begin>,
): Promise<Answer<v.InferOutput<typeof authenticatorSetupSchema>>> =>
  guarded(services, session, services.db, async (tx, user) => {
    const wrong = await refusalOfPassword(services, tx, user, request.password);
    if (wrong) return wrong;
    const secret = new Secret({ size: SECRET_BYTES });
    const pending = {
      sealedSecret: services.seal.close(user.id, secret.base32),
      createdAt: services.clock.date(),
      lastStep: null,
    };
    const [begun] = await tx
      .insert(authenticators)
      .values({ userId: user.id, confirmedAt: null, ...pending })
      .onConflictDoUpdate({
        target: authenticators.userId,
        set: pending,
        setWhere: isNull(authenticators.confirmedAt),
      })
      .returning({ userId: authenticators.userId });
    if (!begun) return refused((words) => words.authenticatorOn, { reason: 'on' });
    const totp = new TOTP({ issuer: ISSUER, label: user.username, secret, period: TOTP_PERIOD });
    return accepted({ secret: secret.base32, uri: totp.toString() });
  });

/** Turns two-step login on by the first code, and ends what was open elsewhere. */
export const confirmAuthenticator = (
  services: Services,
  { session, request, db }: Call<Confirm>,
): Promise<Answer<Codes>> =>
  guarded(services, session, db, async (tx, user, guess) => {
    const [pending] = await tx
      .select()
      .from(authenticators)
      .where(and(eq(authenticators.userId, user.id), isNull(authenticators.confirmedAt)));
    if (!pending) return refused((words) => words.authenticatorGone, { reason: 'gone' });
    const read = readFactorCode(request.code);
    const step = read?.kind === 'app' ? stepOf(services, pending, read.code) : null;
    if (step === null) return guess('code');
    await tx
      .update(authenticators)
      .set({ confirmedAt: services.clock.date(), lastStep: step })
      .where(eq(authenticators.userId, user.id));
    await changed(services, tx, session, 'authenticatorOn');
    return accepted({ recoveryCodes: await newCodes(services, tx, user.id) });
  });

/** Replaces the recovery codes. */
export const renewRecoveryCodes = (
  services: Services,
  { session, request, db }: Call<Proof>,
): Promise<Answer<Codes>> =>
  guarded(services, session, db, async (tx, user, guess) => {
    const wrong = await refusalOfProof(services, tx, user, request, guess);
    if (wrong) return wrong;
    await tell(services, tx, user.id, 'recoveryCodesRenewed');
    return accepted({ recoveryCodes: await newCodes(services, tx, user.id) });
  });

/** Turns two-step login off, and ends what was open elsewhere. */
export const endAuthenticator = (
  services: Services,
  { session, request }: Call<Proof>,
): Promise<Answer<null>> =>
  guarded(services, session, services.db, async (tx, user, guess) => {
    // Its answer may have been lost.
    if ((await authenticatorOf(tx, user.id)).since === null) return accepted(null);
    const wrong = await refusalOfProof(services, tx, user, request, guess);
    if (wrong) return wrong;
    await tx.delete(authenticators).where(eq(authenticators.userId, user.id));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
    await changed(services, tx, session, 'authenticatorOff');
    return accepted(null);
  });

/**
 * Judges a code of the app, on the real clock, or a recovery code. The right one is used up, in one
 * statement, so that it works once whatever runs beside it.
 */
export const judgeFactorCode = async (
  services: Pick<Services, 'clock' | 'seal' | 'hashOfCode'>,
  tx: Database,
  userId: string,
  answer: string,
): Promise<'app' | 'recovery' | 'wrong' | 'used' | 'off'> => {
  const [factor] = await tx.select().from(authenticators).where(confirmedOf(userId));
  if (!factor) return 'off';
  const read = readFactorCode(answer);
  if (read === null) return 'wrong';
  if (read.kind === 'recovery') {
    const spent = await tx
      .delete(recoveryCodes)
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          eq(recoveryCodes.codeHash, services.hashOfCode(ownerOf(userId), read.code)),
        ),
      )
      .returning();
    return spent.length > 0 ? 'recovery' : 'wrong';
  }
  const step = stepOf(services, factor, read.code);
  if (step === null) return 'wrong';
  const spent = await tx
    .update(authenticators)
    .set({ lastStep: step })
    .where(
      and(
        confirmedOf(userId),
        or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step)),
      ),
    )
    .returning();
  return spent.length > 0 ? 'app' : 'used';
};

/** Tells a member that a recovery code was used, and how many are left. */
export const tellOfRecovery = async (
  { clock }: Pick<Services, 'clock'>,
  tx: Database,
  userId: string,
): Promise<void> =>
  notify(tx, {
    userId,
    kind: 'recoveryCodeUsed',
    params: { left: await codesLeftOf(tx, userId) },
    cause: `recoveryCode:${randomUUID()}`,
    at: clock.date(),
  });

/**
 * Why a password and a code prove nothing; null when they do. A used code is not counted as wrong.
 */
export const refusalOfProof = async (
  services: Services,
  tx: Database,
  user: User,
  { password, code }: Proof,
  guess: Guess,
): Promise<Refused | null> => {
  const wrong = await refusalOfPassword(services, tx, user, password);
  if (wrong) return wrong;
  switch (await judgeFactorCode(services, tx, user.id, code)) {
    case 'app':
    case 'recovery':
      return null;
    case 'used':
      return refused((words) => words.codeUsed, { reason: 'code' });
    case 'wrong':
      return guess('code');
    case 'off':
      return refused((words) => words.authenticatorGone, { reason: 'gone' });
  }
};

/** What the old state of the account opened ends, as at a change of the password. */
const changed = async (
  services: Services,
  tx: Database,
  session: LiveSession,
  kind: 'authenticatorOn' | 'authenticatorOff',
): Promise<void> => {
  await closeOtherSessions(tx, session);
  await closeSecondFactors(tx, session.user.id);
  await tell(services, tx, session.user.id, kind);
};

const tell = (
  { clock }: Services,
  tx: Database,
  userId: string,
  kind: 'authenticatorOn' | 'authenticatorOff' | 'recoveryCodesRenewed',
): Promise<void> =>
  notify(tx, { userId, kind, params: {}, cause: `${kind}:${randomUUID()}`, at: clock.date() });

/** The time step of a right code, null for a wrong one, on the real clock: apps know no other. */
const stepOf = (
  { clock, seal }: Pick<Services, 'clock' | 'seal'>,
  { userId, sealedSecret }: typeof authenticators.$inferSelect,
  token: string,
): number | null => totpStep(seal.open(userId, sealedSecret), token, clock.real());

const newCodes = async (
  { hashOfCode }: Pick<Services, 'hashOfCode'>,
  tx: Database,
  userId: string,
): Promise<string[]> => {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(
      { length: RECOVERY_LENGTH },
      () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
    ).join(''),
  );
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashOfCode(ownerOf(userId), code) })));
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
};

const codesLeftOf = async (db: Database, userId: string): Promise<number> => {
  const [found] = await db
    .select({ all: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return found?.all ?? 0;
};

const confirmedOf = (userId: string) =>
  and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt));
const ownerOf = (userId: string) => `recovery ${userId}`;
