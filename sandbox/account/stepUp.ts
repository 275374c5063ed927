import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type * as v from 'valibot';
import {
  STEP_UP_MINUTES,
  type openStepUpSchema,
  type proveStepUpSchema,
  type StepUp,
  type StepUpAction,
  type StepUpMethod,
} from '../../contract/stepUp';
import type { PasskeyAnswer } from '../../contract/passkeys';
import type { Database } from '../db/database';
import { passkeys, stepUps, type User } from '../db/schema';
import { accepted, refused, type Answer, type Refused } from '../kit/answer';
import type { LiveSession } from '../kit/row';
import type { RelyingParty, Services } from '../kit/services';
import { authenticatorOf, judgeFactorCode, tellOfRecovery } from './authenticator';
import { walletOf } from './member';
import { counterOf } from './passkeyAnswer';
import { challengeOf, noteUse, notHere } from './passkeys';
import { noPaymentPassword, refusalOfPayment } from './paymentPassword';
import { guarded, type Guess } from './proof';

type Call<TRequest> = { session: LiveSession; request: TRequest; party: RelyingParty | null };
type Open = v.InferOutput<typeof openStepUpSchema>;
type Prove = v.InferOutput<typeof proveStepUpSchema>;
type Row = typeof stepUps.$inferSelect;
/** What is done: a step-up is for exactly this, and for nothing else. */
type Deed = {
  action: StepUpAction;
  /** Null where no money moves. */
  amount: string | null;
  /** Who or what gets it, by its id or number. */
  targetId: string;
  /** The same, as the member reads it. */
  target: string;
};

/** The call carries the payment password, which is enough where no factor is set. */
const PASSWORD_ALONG: ReadonlySet<StepUpAction> = new Set(['withdrawal', 'teamTransfer']);
const LIFETIME = STEP_UP_MINUTES * 60_000;

/**
 * The refusal of what a member has to prove first (docs/decisions/0091); null when they need not,
 * or have: their proof is used up. It belongs into the transaction that does it, after every other
 * check. The refusal has to be returned: what is thrown takes the step-up back.
 */
export const refusalOfStepUp = async (
  { clock }: Pick<Services, 'clock'>,
  tx: Database,
  { tokenHash, user }: LiveSession,
  deed: Deed,
): Promise<Refused | null> => {
  if ((await factorsOf(tx, user)).length === 0) {
    if (PASSWORD_ALONG.has(deed.action)) return null;
    if (user.paymentPasswordHash === null) return noPaymentPassword;
  }
  const actionHash = hashOf(deed);
  const own = and(eq(stepUps.sessionHash, tokenHash), eq(stepUps.actionHash, actionHash));
  const used = await tx
    .delete(stepUps)
    .where(and(own, isNotNull(stepUps.provedAt), gt(stepUps.expiresAt, clock.date())))
    .returning({ id: stepUps.id });
  if (used.length > 0) return null;
  await tx.delete(stepUps).where(lt(stepUps.expiresAt, clock.date()));
  const expiresAt = clock.date(LIFETIME);
  const [asked] = await tx
    .insert(stepUps)
    .values({
      id: randomBytes(18).toString('base64url'),
      sessionHash: tokenHash,
      action: deed.action,
      actionHash,
      amount: deed.amount,
      target: deed.target,
      challenge: null,
      provedAt: null,
      expiresAt,
    })
    // The same was asked for already, by another tab for example.
    .onConflictDoUpdate({ target: [stepUps.sessionHash, stepUps.actionHash], set: { expiresAt } })
    .returning({ id: stepUps.id });
  return refused((words) => words.stepUpNeeded, { reason: 'stepUp', stepUp: asked?.id });
};

/** The refusal of a member who has nothing to prove it by; null when they have. */
export const refusalWithoutProof = async (db: Database, user: User): Promise<Refused | null> =>
  user.paymentPasswordHash === null && (await factorsOf(db, user)).length === 0
    ? noPaymentPassword
    : null;

/** How a step-up can be proved, and what the device is asked for. */
export const openStepUp = (
  { clock, db }: Pick<Services, 'clock' | 'db'>,
  { session, request, party }: Call<Open>,
): Promise<Answer<StepUp>> =>
  db.transaction(async (tx): Promise<Answer<StepUp>> => {
    const { user } = session;
    const row = await waiting(tx, clock, session, request.id);
    if (!row) return gone;
    // Whether a passkey can be used here changes nothing about what has to be proved.
    const methods = (await methodsOf(tx, user)).filter((one) => one !== 'passkey' || party);
    if (methods.length === 0) return notHere;
    const [challenge, own] = methods.includes('passkey')
      ? [newChallenge(row), await tx.select().from(passkeys).where(eq(passkeys.userId, user.id))]
      : [null, []];
    await tx.update(stepUps).set({ challenge }).where(eq(stepUps.id, row.id));
    return accepted({
      action: row.action,
      amount: row.amount,
      currencySymbol: (await walletOf(tx, user)).currencySymbol,
      target: row.target,
      methods,
      passkey:
        challenge !== null && party
          ? {
              challenge,
              rpId: party.id,
              timeout: LIFETIME,
              userVerification: 'required',
              allowCredentials: own.map(({ id, transports }) => ({
                id,
                type: 'public-key' as const,
                transports,
              })),
            }
          : null,
    });
  });

/** Proves a step-up. Wrong codes and passwords are counted as everywhere. */
export const proveStepUp = (
  services: Services,
  { session, request: { id, proof }, party }: Call<Prove>,
): Promise<Answer<null>> =>
  guarded(services, session, services.db, async (tx, user, guess): Promise<Answer<null>> => {
    const { clock } = services;
    const row = await waiting(tx, clock, session, id);
    if (!row) return gone;
    // Its answer may have been lost.
    if (row.provedAt !== null) return accepted(null);
    if (!(await methodsOf(tx, user)).includes(proof.kind)) return closed;
    const wrong = await refusalOf(services, tx, { user, row, proof, party, guess });
    if (wrong) return wrong;
    await tx.update(stepUps).set({ provedAt: clock.date() }).where(eq(stepUps.id, row.id));
    return accepted(null);
  });

type Judged = {
  user: User;
  row: Row;
  proof: Prove['proof'];
  party: RelyingParty | null;
  guess: Guess;
};

const refusalOf = async (
  services: Services,
  tx: Database,
  { user, row, proof, party, guess }: Judged,
): Promise<Refused | null> => {
  switch (proof.kind) {
    case 'passkey':
      return refusalOfPasskey(services, tx, { user, row, answer: proof.answer, party });
    case 'authenticator':
      return refusalOfCode(services, tx, user, proof.code, guess);
    case 'paymentPassword':
      return refusalOfPayment(services, tx, user, proof.password);
  }
};

const refusalOfPasskey = async (
  services: Services,
  tx: Database,
  {
    user,
    row,
    answer,
    party,
  }: { user: User; row: Row; answer: PasskeyAnswer; party: RelyingParty | null },
): Promise<Refused | null> => {
  if (party === null) return notHere;
  // One answer for each challenge, whatever is in it.
  await tx.update(stepUps).set({ challenge: null }).where(eq(stepUps.id, row.id));
  const { challenge } = row;
  if (challenge === null || challengeOf(answer.response.clientDataJSON) !== challenge) return gone;
  const [own] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.id, answer.id), eq(passkeys.userId, user.id)));
  const counter = own ? await counterOf(own, answer, challenge, party) : null;
  return own && counter !== null && (await noteUse(services, tx, own, counter)) ? null : wrongKey;
};

const refusalOfCode = async (
  services: Services,
  tx: Database,
  user: User,
  code: string,
  guess: Guess,
): Promise<Refused | null> => {
  switch (await judgeFactorCode(services, tx, user.id, code)) {
    case 'app':
      return null;
    case 'recovery':
      await tellOfRecovery(services, tx, user.id);
      return null;
    case 'used':
      return refused((words) => words.codeUsed, { reason: 'code' });
    case 'wrong':
      return guess('code');
    case 'off':
      return closed;
  }
};

/** The factors that a member has set, the strongest first. */
const factorsOf = async (db: Database, user: User): Promise<StepUpMethod[]> => {
  const [passkey] = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, user.id))
    .limit(1);
  return [
    ...(passkey ? (['passkey'] as const) : []),
    ...((await authenticatorOf(db, user.id)).since === null ? [] : (['authenticator'] as const)),
  ];
};

/** Where a factor is set, it is asked for; the payment password proves nothing beside it. */
const methodsOf = async (db: Database, user: User): Promise<StepUpMethod[]> => {
  const factors = await factorsOf(db, user);
  return factors.length > 0 ? factors : ['paymentPassword'];
};

const waiting = async (
  db: Database,
  clock: Services['clock'],
  { tokenHash }: LiveSession,
  id: string,
): Promise<Row | undefined> => {
  const [row] = await db
    .select()
    .from(stepUps)
    .where(
      and(
        eq(stepUps.id, id),
        eq(stepUps.sessionHash, tokenHash),
        gt(stepUps.expiresAt, clock.date()),
      ),
    );
  return row;
};

/** The device signs for what is done, not only for the moment. */
const newChallenge = ({ actionHash }: Row): string =>
  createHash('sha256')
    .update(`${randomBytes(32).toString('base64url')} ${actionHash}`)
    .digest('base64url');

const hashOf = ({ action, amount, targetId }: Deed): string =>
  createHash('sha256')
    .update(JSON.stringify([action, amount, targetId]))
    .digest('base64url');

const gone = refused((words) => words.passkeyExpired, { reason: 'gone' });
const closed = refused((words) => words.stepUpMethod, { reason: 'method' });
const wrongKey = refused((words) => words.stepUpPasskey, { reason: 'passkey' });
