import type { Database } from '../db/database';
import type { User } from '../db/schema';
import { refused, type Refused } from '../kit/answer';
import type { Services } from '../kit/services';
import { clearFailures, countFailure, failuresOf, lockedOut } from './failures';
import { isPassword } from './passwords';

/**
 * Checks the login password once more. Wrong ones lock like wrong logins, counted apart for each
 * purpose, so that an open session is no place to guess. Call it with the account or its wallet
 * locked, so that one guess at a time is counted.
 */
export const refusalOfPassword = async (
  { clock }: Pick<Services, 'clock'>,
  tx: Database,
  purpose: string,
  user: User,
  password: string,
): Promise<Refused | null> => {
  const key = `${purpose} of ${user.username}`;
  if ((await failuresOf(tx, clock, key)).isLocked) return lockedOut;
  if (await isPassword(user.passwordHash, password)) {
    await clearFailures(tx, key);
    return null;
  }
  const { isLocked } = await countFailure(tx, clock, key);
  return isLocked ? lockedOut : refused((words) => words.passwordWrong, { reason: 'password' });
};
