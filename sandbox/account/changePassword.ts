import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { changePasswordRequestSchema } from '../../contract/session';
import { users, type User } from '../db/schema';
import { accepted, refused, type Answer, type Refused } from '../kit/answer';
import type { Services } from '../kit/services';
import type { Sentence } from '../words';
import { clearFailures, countFailure, failuresOf, lockedOut } from './failures';
import { newPasswordFault } from './newPassword';
import { tellOfPassword } from './news';
import { passwordCall } from './passwordCall';
import { hashPassword, isPassword } from './passwords';
import { closeOtherSessions, closeSecondFactors, passwordChangeDueOf } from './sessions';
import type { LiveSession } from '../kit/row';

type Request = v.InferOutput<typeof changePasswordRequestSchema>;

/**
 * Spec §4 Change password. Ends the account's other sessions and logins under way, and clears the
 * owed change.
 */
export const changePassword = (
  services: Services,
  session: LiveSession,
  request: Request,
): Promise<Answer<null>> =>
  passwordCall(services, session, (current) => changeFor(services, current, request));

const changeFor = async (
  services: Services,
  session: LiveSession,
  request: Request,
): Promise<Answer<null>> => {
  const { isLocked } = await failuresOf(services.db, services.clock, failureKey(session));
  if (isLocked) return lockedOut;
  if (!(await isPassword(session.user.passwordHash, request.oldPassword)))
    return (await isMade(services, session, request))
      ? accepted(null)
      : refusalOfGuess(services, session);
  const refusal = await refusalOfNew(services, session.user, request);
  if (refusal) return refusal;
  const passwordHash = await hashPassword(request.newPassword);
  await services.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({
        passwordHash,
        passwordProvedBy: null,
        passwordChangeDue: null,
        firstLoginPending: false,
      })
      .where(eq(users.id, session.user.id));
    await closeOtherSessions(tx, session);
    await closeSecondFactors(tx, session.user.id);
    await clearFailures(tx, failureKey(session));
    await tellOfPassword(tx, services.clock, session.user.id, 'passwordChanged');
  });
  return accepted(null);
};

/**
 * Whether the change is already made: its answer was lost, and it was sent again. What it asks for
 * is in force, so a person who says the password that is in force has changed nothing by it.
 */
const isMade = async (
  { settings }: Services,
  session: LiveSession,
  { newPassword, confirmNewPassword }: Request,
): Promise<boolean> =>
  newPassword === confirmNewPassword &&
  passwordChangeDueOf(session, settings.current()) === null &&
  (await isPassword(session.user.passwordHash, newPassword));

/** Wrong old passwords lock like wrong logins, so that an open session is no place to guess. */
const refusalOfGuess = async ({ db, clock }: Services, session: LiveSession): Promise<Refused> => {
  const counted = await countFailure(db, clock, failureKey(session));
  return counted.isLocked ? lockedOut : no('oldPassword', (words) => words.oldPasswordWrong);
};

/** Counted apart from logins, which are counted by a username in lower case. */
const failureKey = ({ user }: LiveSession) => `Change of ${user.username}`;

const refusalOfNew = async (
  services: Services,
  user: User,
  { oldPassword, newPassword, confirmNewPassword }: Request,
): Promise<Refused | null> => {
  if (newPassword !== confirmNewPassword)
    return no('confirmNewPassword', (words) => words.confirmPassword);
  if (newPassword === oldPassword) return no('newPassword', (words) => words.newPasswordSame);
  const fault = await newPasswordFault(services, newPassword, user);
  return fault && no('newPassword', fault);
};

const no = (reason: string, sentence: Sentence) => refused(sentence, { reason });
