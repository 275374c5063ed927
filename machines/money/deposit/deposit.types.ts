import type {
  Deposit,
  DepositDesk,
  DepositMethod,
  DepositStatus,
} from '../../../contract/deposits';
import type { Headroom, LimitPrompt } from '../../../contract/limits';

export type { Deposit, DepositMethod, DepositStatus, Headroom, LimitPrompt };
/** When the data were loaded, and how many ms the platform's clock is ahead of this device's. */
type Read = { readAt: number; ahead: number };
/** The platform's methods and orders. */
export type Desk = Omit<DepositDesk, 'now'> & Read;
/** An order at a moment. */
export type Stand = Read & { deposit: Deposit };
/** The amount is a decimal string with at most two decimals. */
export type NewDeposit = { methodId: string; amount: string };
/** `open`: another tab or device has placed an order. */
export type PlaceOutcome =
  | { kind: 'accepted'; stand: Stand }
  | { kind: 'open' }
  | { kind: 'refused'; message: string };
/** `refused`: the deadline or another tab came first. */
export type StandOutcome =
  | { kind: 'accepted'; stand: Stand }
  | { kind: 'refused'; message: string };
