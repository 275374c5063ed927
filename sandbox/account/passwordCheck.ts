import { clearFailures, countFailure, failuresOf, LOCK_MINUTES } from '../account/failures';
import { isPassword } from '../account/passwords';
import type { Database } from '../db/database';
import type { User } from '../db/schema';
import { refused, type Refused } from '../http/answer';
import type { Services } from '../services';

/**
 * What `passwordCheck` stands for: the login password has to be right. Wrong ones lock like wrong logins do, so that a
 * session left open is no place to guess. Call it with the account's points locked: one guess at a time is counted.
 */
export const refusalOfPassword = async ({ clock }: Pick<Services, 'clock'>, tx: Database, user: User, password: string): Promise<Refused | null> => {
  const key = `Points of ${user.username}`;
  if ((await failuresOf(tx, clock, key)).isLocked) return lockedOut;
  if (await isPassword(user.passwordHash, password)) {
    await clearFailures(tx, key);
    return null;
  }
  const { isLocked } = await countFailure(tx, clock, key);
  return isLocked ? lockedOut : refused((words) => words.passwordWrong, { reason: 'password' });
};

const lockedOut = refused((words) => words.accountLocked(LOCK_MINUTES), { reason: 'locked' });
