import type { TransferLimits } from '../../../contract/agents';
import type { Unproved } from '../../account/stepUp/stepUp.types';

export type Party = { id: string; account: string };
/** The receiver: a downline, or null for the person's own upline. `account` is the person's own. */
export type TeamTransferInput = { account: string; downline: Party | null };
/** The amount is a decimal string with at most two decimals. */
export type TeamTransferForm = { amount: string; paymentPassword: string };
export type TeamTransferOrder = { toId: string | null; amount: string; paymentPassword: string };
/** `balance`: after the transfer. */
export type TeamTransferOutcome =
  | { kind: 'accepted'; balance: string }
  | Unproved
  /** `field`: whose value was refused; left out where none alone is the reason. */
  | { kind: 'refused'; message: string; field?: 'paymentPassword' };
export type TeamTransferOutput = { kind: 'succeeded' | 'cancelled' | 'expired' };
export type { TransferLimits };
