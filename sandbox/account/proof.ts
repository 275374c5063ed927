import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users, type User } from '../db/schema';
import { refused, tooMany, unauthorised, type Answer, type Refused } from '../kit/answer';
import type { LiveSession } from '../kit/row';
import type { Services } from '../kit/services';
import { clearFailures, countFailure, failuresOf, lockedOut } from './failures';
import { isPassword } from './passwords';
import { rereadSession } from './sessions';

/** Counts a wrong answer, and says so. */
export type Guess = (reason: 'code') => Promise<Refused>;

/**
 * A call that checks a password or a code of the session's own account: limited, wrong ones
 * counted, and one at a time for each account in every process, because its row is locked.
 */
export const guarded = async <T>(
  services: Services,
  session: LiveSession,
  db: Database,
  work: (tx: Database, user: User, guess: Guess) => Promise<Answer<T>>,
): Promise<Answer<T>> => {
  const { id } = session.user;
  const limited = await services.rateLimits.take('password', id);
  if (limited !== null) return tooMany(limited);
  return db.transaction(async (tx): Promise<Answer<T>> => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
    const current = await rereadSession(tx, services, session);
    if (!current) return unauthorised;
    const { user } = current;
    const key = failureKey(user);
    const failures = await failuresOf(tx, services.clock, key);
    if (failures.isLocked) return lockedOut;
    const answer = await work(tx, user, () =>
      countGuess(services, tx, user, 'code', (words) => words.factorCodeWrong),
    );
    if (answer.kind === 'accepted' && failures.count > 0) await clearFailures(tx, key);
    return answer;
  });
};

const countGuess = async (
  { clock }: Pick<Services, 'clock'>,
  tx: Database,
  user: User,
  reason: 'code' | 'password',
  sentence: Refused['sentence'],
): Promise<Refused> => {
  const { isLocked } = await countFailure(tx, clock, failureKey(user));
  return isLocked ? lockedOut : refused(sentence, { reason });
};

/** The login or the payment password: a member of the SMS login may know one of them only. */
export const refusalOfPassword = async (
  services: Pick<Services, 'clock'>,
  tx: Database,
  user: User,
  password: string,
): Promise<Refused | null> => {
  for (const hash of [user.passwordHash, user.paymentPasswordHash])
    if (hash !== null && (await isPassword(hash, password))) return null;
  return countGuess(services, tx, user, 'password', (words) => words.passwordWrong);
};

const failureKey = ({ username }: User) => `Two-step login of ${username}`;
