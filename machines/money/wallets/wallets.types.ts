import type { TransferDirection } from '../walletTransfer/walletTransfer.types';
import type { Message } from '../../shared/message';

/**
 * `asOf`: epoch milliseconds. `isSingle`: all games play from the main wallet now, so nothing goes
 * to a vendor any more.
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
 * What became of one vendor's money that was to come back. `lost`: no answer came, so it may have.
 */
export type Brought = { vendor: string } & (
  | { kind: 'back' }
  | { kind: 'refused' | 'lost'; message: Message }
);
/** What moved last: all of the vendor's where there is no amount. */
export type LastMove = Chosen & { amount: string | null };
export type WalletsOutput = { kind: 'expired' };
