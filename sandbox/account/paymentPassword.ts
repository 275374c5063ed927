import { clearFailures, countFailure, failuresOf, lockedOut } from './failures';
import { isPassword } from './passwords';
import type { Database } from '../db/database';
import type { User } from '../db/schema';
import { refused, type Refused } from '../kit/answer';
import type { Services } from '../kit/services';

/**
 * Checks the payment password. Wrong ones lock like wrong logins. Call it with the payer's wallet
 * locked, so that one guess at a time is counted.
 */
export const refusalOfPayment = async (
  { clock }: Pick<Services, 'clock'>,
  tx: Database,
  user: User,
  password: string,
): Promise<Refused | null> => {
  if (user.paymentPasswordHash === null) return noPaymentPassword;
  const key = `Payment of ${user.username}`;
  const failures = await failuresOf(tx, clock, key);
  if (failures.isLocked) return lockedOut;
  if (await isPassword(user.paymentPasswordHash, password)) {
    if (failures.count > 0) await clearFailures(tx, key);
    return null;
  }
  const { isLocked } = await countFailure(tx, clock, key);
  return isLocked
    ? lockedOut
    : refused((words) => words.paymentPasswordWrong, { reason: 'password' });
};

/** The refusal of a member who has none yet. */
export const noPaymentPassword = refused((words) => words.paymentPasswordMissing, {
  reason: 'noPaymentPassword',
});
