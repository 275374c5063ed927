import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { PasskeyAnswer, passkeyLoginSchema, PasskeyRequest } from '../../contract/passkeys';
import type { grantSchema } from '../../contract/session';
import { passkeys, users, type User } from '../db/schema';
import { accepted, refused, type Answer } from '../kit/answer';
import type { RelyingParty, Services } from '../kit/services';
import { accountKey } from './accountKey';
import { refusalOfKind } from './login';
import { grantTo } from './member';
import { counterOf } from './passkeyAnswer';
import {
  challengeGone,
  handleOf,
  newChallenge,
  noteUse,
  notHere,
  spendChallenge,
} from './passkeys';
import { isSecondFactorLocked, secondFactorLocked } from './secondFactor';

/** A challenge for a device that offers its own passkeys: nobody says yet who logs in. */
export const passkeyChallenge = async (
  services: Services,
  party: RelyingParty | null,
): Promise<Answer<PasskeyRequest>> =>
  party === null
    ? notHere
    : accepted({
        ...(await newChallenge(services, services.db, null)),
        rpId: party.id,
        userVerification: 'required',
      });

/**
 * Logs in by a passkey. The device has checked who holds it, so it counts as both factors; the
 * locks and kinds of account hold as for every login.
 */
export const loginByPasskey = async (
  services: Services,
  { answer, side }: v.InferOutput<typeof passkeyLoginSchema>,
  party: RelyingParty | null,
): Promise<Answer<v.InferOutput<typeof grantSchema>>> => {
  if (party === null) return notHere;
  const challenge = await spendChallenge(services, services.db, answer, null);
  if (challenge === null) return challengeGone;
  const before = await ownerOf(services, answer);
  // The same words whatever is wrong, so that nobody learns which passkeys exist.
  if (!before) return wrong;
  return services.perAccount(accountKey(before.user.username), async () => {
    const known = await ownerOf(services, answer);
    const counter = known && (await ownCounterOf(known, answer, challenge, party));
    if (!known || counter === null || counter === undefined) return wrong;
    const { user, passkey } = known;
    if (!(await noteUse(services, services.db, passkey, counter))) return wrong;
    const refusal = refusalOfKind(user, side);
    if (refusal) return refused(refusal.sentence, { reason: refusal.reason });
    if (isSecondFactorLocked(user, services.clock)) return secondFactorLocked;
    return accepted(await grantTo(services, user, { passwordless: true }));
  });
};

type Known = { user: User; passkey: typeof passkeys.$inferSelect };

const ownerOf = async (
  { db }: Pick<Services, 'db'>,
  { id }: PasskeyAnswer,
): Promise<Known | undefined> => {
  const [found] = await db
    .select({ user: users, passkey: passkeys })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.id, id));
  return found;
};

/** The counter of an answer that this passkey signed for its owner; null for any other. */
const ownCounterOf = async (
  { user, passkey }: Known,
  answer: PasskeyAnswer,
  challenge: string,
  party: RelyingParty,
): Promise<number | null> =>
  answer.response.userHandle === handleOf(user)
    ? counterOf(passkey, answer, challenge, party)
    : null;

const wrong = refused((words) => words.passkeyRefused, { reason: 'passkey' });
