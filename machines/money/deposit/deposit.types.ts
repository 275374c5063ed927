import type {
  Deposit,
  DepositDesk,
  DepositMethod,
  DepositStatus,
} from '../../../contract/deposits';

export type { Deposit, DepositMethod, DepositStatus };
/**
 * When it was read, and by how many milliseconds the platform's clock is ahead of this device's.
 */
type Read = { readAt: number; ahead: number };
/** What the platform has. */
export type Desk = Omit<DepositDesk, 'now'> & Read;
/** An order as it stood then. */
export type Stand = Read & { deposit: Deposit };
/** The amount is a decimal string with at most two decimals. */
export type NewDeposit = { methodId: string; amount: string };
/** `open`: another tab or device has placed one. */
export type PlaceOutcome =
  | { kind: 'accepted'; stand: Stand }
  | { kind: 'open' }
  | { kind: 'refused'; message: string };
/** `refused`: time or another tab was faster. */
export type StandOutcome =
  | { kind: 'accepted'; stand: Stand }
  | { kind: 'refused'; message: string };
