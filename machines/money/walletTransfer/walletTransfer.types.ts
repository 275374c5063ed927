import type { RequestOutput } from '../../shared/request';

/** `in`: from the main wallet to the vendor's. `out`: back. */
export type TransferDirection = 'in' | 'out';
/** Amounts are decimal strings with at most two decimals. */
export type TransferForm = { amount: string };
/** What is in the main wallet, and in that of the vendor. */
export type TransferGiven = {
  vendor: string;
  balance: string;
  vendorBalance: string;
  currencySymbol: string;
};
export type TransferInput = TransferGiven & { direction: TransferDirection };
/** `amount`: null for all that the vendor holds, whatever that is by then. */
export type TransferOrder = { vendor: string; direction: TransferDirection; amount: string | null };
/** What is in both wallets afterwards. */
export type Moved = Pick<TransferGiven, 'balance' | 'vendorBalance'>;
/** The order that is sent, again too, and what there was before. */
export type SentOrder = { order: TransferOrder; before: Moved };
export type TransferOutcome =
  | { kind: 'accepted'; moved: Moved }
  | { kind: 'refused'; message: string };
/** Null where the vendor turned out to play from the main wallet. */
export type WalletsOutcome = TransferGiven | null;
export type TransferOutput = RequestOutput<TransferOrder & Moved>;
