import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database';
import { move, type Purse } from '../purses';

type Withdrawal = { userId: string; amount: string };

/** The same id from the request to the confirmation. */
export const newWithdrawalId = (): string => `WD-${randomBytes(4).toString('hex').toUpperCase()}`;

/** What is asked for, out of its locked wallet; what is left in it. */
export const takeOut = (
  tx: Database,
  purse: Purse,
  { userId, amount }: Withdrawal,
  time: Date,
): Promise<string> => move(tx, purse, { userId, kind: 'withdrawal', amount: `-${amount}`, time });

/** What was refused, taken back or missing, into its locked wallet again; what is in it then. */
export const putBack = (
  tx: Database,
  purse: Purse,
  { userId, amount }: Withdrawal,
  time: Date,
): Promise<string> => move(tx, purse, { userId, kind: 'withdrawalReturned', amount, time });
