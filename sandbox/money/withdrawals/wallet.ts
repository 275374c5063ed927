import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database';
import { move, type Purse } from '../purses';

type Withdrawal = { amount: string };

/** A withdrawal has the same id from the request to the confirmation. */
export const newWithdrawalId = (): string => `WD-${randomBytes(4).toString('hex').toUpperCase()}`;

/** Takes the requested amount from a locked wallet; returns the new balance. */
export const takeOut = (
  tx: Database,
  purse: Purse,
  { amount }: Withdrawal,
  time: Date,
): Promise<string> => move(tx, purse, { kind: 'withdrawal', amount: `-${amount}`, time });

/** Returns a refused, cancelled or missing amount to a locked wallet; returns the new balance. */
export const putBack = (
  tx: Database,
  purse: Purse,
  { amount }: Withdrawal,
  time: Date,
): Promise<string> => move(tx, purse, { kind: 'withdrawalReturned', amount, time });
