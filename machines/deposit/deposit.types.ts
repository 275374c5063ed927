import type { Deposit, DepositDesk, DepositMethod, DepositStatus } from '../../contract/deposits';

export type { Deposit, DepositMethod, DepositStatus };
/** What the platform has. `ahead`: by how many milliseconds its clock is before this device's. */
export type Desk = Omit<DepositDesk, 'now'> & { readAt: number; ahead: number };
/** The amount is a decimal string with at most two decimals. */
export type DepositWish = { methodId: string; amount: string };
/** An order as it stands now; `readAt` and `ahead` as in `Desk`. `open`: another tab or device has placed one. */
export type Stand = { deposit: Deposit; readAt: number; ahead: number };
export type PlaceOutcome = { kind: 'accepted'; stand: Stand } | { kind: 'open' } | { kind: 'refused'; message: string };
/** `refused`: time or another tab was faster. */
export type StandOutcome = { kind: 'accepted'; stand: Stand } | { kind: 'refused'; message: string };
