import type { TransferDirection } from '../walletTransfer/walletTransfer.types';
import type { Message } from '../../shared/message';

/**
 * `asOf`: epoch milliseconds. `isSingle`: all games play from the main wallet now, so no money
 * moves to a vendor.
 */
export type Wallets = {
  isSingle: boolean;
  balance: string;
  currencySymbol: string;
  asOf: number;
  vendors: VendorWallet[];
};
/** `vendor` is its code. */
export type VendorWallet = { vendor: string; balance: string };
export type Chosen = { vendor: string; direction: TransferDirection };
/**
 * The result of bringing one vendor's money back. `lost`: no answer came, so it may have succeeded.
 */
export type Brought = { vendor: string } & (
  | { kind: 'back' }
  | { kind: 'refused' | 'lost'; message: Message }
);
/** The last transfer; without an amount it moved everything that the vendor held. */
export type LastMove = Chosen & { amount: string | null };
export type WalletsOutput = { kind: 'expired' };
