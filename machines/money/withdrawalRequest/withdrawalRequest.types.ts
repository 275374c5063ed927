import type { Unproved } from '../../account/stepUp/stepUp.types';
import type {
  PayoutAccount,
  WithdrawalRequest,
  WithdrawalSetup,
} from '../../../contract/withdrawalRequest';

/** The person's own account. */
export type WithdrawalRequestInput = { account: string };
/** The amount is a decimal string with at most two decimals; a password is never trimmed. */
export type WithdrawalForm = { accountId: string; amount: string; paymentPassword: string };
/** What is sent: the form, and the fee that the person agreed to. */
export type WithdrawalWish = WithdrawalForm & { fee: string };
/** `balance`: after the request. `feeChanged`: the fee is not the one that was agreed to. */
export type WithdrawalOutcome =
  | { kind: 'accepted'; request: WithdrawalRequest; balance: string }
  | Unproved
  | { kind: 'feeChanged' }
  /** `field`: whose value was refused; left out where none alone is the reason. */
  | { kind: 'refused'; message: string; field?: 'paymentPassword' };
export type CancelOutcome = { kind: 'cancelled' } | { kind: 'refused'; message: string };
/** Newest first; pages count from 1. */
export type RequestPage = { requests: WithdrawalRequest[]; totalPages: number; total: number };
/** The tabs of the page: the form, or the list of requests. */
export type WithdrawalPlace = 'form' | 'requests';
export type WithdrawalRequestOutput = { kind: 'cancelled' | 'expired' };
export type { PayoutAccount, WithdrawalRequest, WithdrawalSetup };
