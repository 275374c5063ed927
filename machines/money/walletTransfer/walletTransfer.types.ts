import type { RequestOutput } from '../../shared/request';

/** `in`: from the main wallet to the vendor's. `out`: back. */
export type TransferDirection = 'in' | 'out';
/** Amounts are decimal strings with at most two decimals. */
export type TransferForm = { amount: string };
/** The balances of the main wallet and of the vendor's. */
export type TransferGiven = {
  vendor: string;
  balance: string;
  vendorBalance: string;
  currencySymbol: string;
};
export type TransferInput = TransferGiven & { direction: TransferDirection };
/** `amount`: null for everything that the vendor holds at that moment. */
export type TransferOrder = { vendor: string; direction: TransferDirection; amount: string | null };
/** Both balances afterwards. */
export type Moved = Pick<TransferGiven, 'balance' | 'vendorBalance'>;
/** The transfer that is sent, possibly again, and the balances before it. */
export type SentOrder = { order: TransferOrder; before: Moved };
export type TransferOutcome =
  | { kind: 'accepted'; moved: Moved }
  | { kind: 'refused'; message: string };
/** Null when the vendor plays from the main wallet. */
export type WalletsOutcome = TransferGiven | null;
export type TransferOutput = RequestOutput<TransferOrder & Moved>;
