import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { changePasswordRequestSchema } from '../../contract/session';
import { users } from '../db/schema';
import { accepted, refused, tooMany, unauthorised, type Answer, type Refused } from '../kit/answer';
import type { Services } from '../kit/services';
import type { Sentence } from '../words';
import { accountKey } from './accountKey';
import { clearFailures, countFailure, failuresOf, LOCK_MINUTES } from './failures';
import { newPasswordFault } from './newPassword';
import { tellOfPassword } from './news';
import { hashPassword, isPassword } from './passwords';
import { closeSecondFactors } from './secondFactor';
import { closeOtherSessions, rereadSession } from './sessions';
import type { LiveSession } from '../kit/row';

type Request = v.InferOutput<typeof changePasswordRequestSchema>;

/**
 * Spec §4 Change password. Ends the account's other sessions and logins under way, and clears the
 * owed change.
 */
export const changePassword = async (
  services: Services,
  session: LiveSession,
  request: Request,
): Promise<Answer<null>> => {
  const limited = await services.rateLimits.take('password', session.user.id);
  if (limited !== null) return tooMany(limited);
  return services.perAccount(accountKey(session.user.username), async () => {
    const current = await rereadSession(services.db, services.clock, session);
    return current ? changeFor(services, current, request) : unauthorised;
  });
};

const changeFor = async (
  services: Services,
  session: LiveSession,
  request: Request,
): Promise<Answer<null>> => {
  const wrong = await refusalOfOld(services, session, request);
  if (wrong) return wrong;
  const refusal = refusalOfNew(services, request);
  if (refusal) return refusal;
  const passwordHash = await hashPassword(request.newPassword);
  await services.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ passwordHash, passwordChangeDue: null, firstLoginPending: false })
      .where(eq(users.id, session.user.id));
    await closeOtherSessions(tx, session);
    await closeSecondFactors(tx, session.user.id);
    await clearFailures(tx, failureKey(session));
    await tellOfPassword(tx, services.clock, session.user.id, 'passwordChanged');
  });
  return accepted(null);
};

/** Wrong old passwords lock like wrong logins, so that an open session is no place to guess. */
const refusalOfOld = async (
  { db, clock }: Services,
  session: LiveSession,
  { oldPassword }: Request,
): Promise<Refused | null> => {
  const { isLocked } = await failuresOf(db, clock, failureKey(session));
  if (isLocked) return lockedOut;
  if (await isPassword(session.user.passwordHash, oldPassword)) return null;
  const counted = await countFailure(db, clock, failureKey(session));
  return counted.isLocked ? lockedOut : no('oldPassword', (words) => words.oldPasswordWrong);
};

/** Counted apart from logins, which are counted by a username in lower case. */
const failureKey = ({ user }: LiveSession) => `Change of ${user.username}`;

const refusalOfNew = (
  services: Services,
  { oldPassword, newPassword, confirmNewPassword }: Request,
): Refused | null => {
  if (newPassword !== confirmNewPassword)
    return no('confirmNewPassword', (words) => words.confirmPassword);
  if (newPassword === oldPassword) return no('newPassword', (words) => words.newPasswordSame);
  const fault = newPasswordFault(services, newPassword);
  return fault && no('newPassword', fault);
};

const no = (reason: string, sentence: Sentence) => refused(sentence, { reason });
const lockedOut = no('locked', (words) => words.accountLocked(LOCK_MINUTES));
