import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { makeRequest, type FieldErrors } from '../shared/request';

/** Amounts are decimal strings with at most two decimals. */
export type TransferForm = { amount: string };
export type TransferGiven = { vendor: string; balance: string; vendorBalance: string; currencySymbol: string };

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;
/** Exact on decimal strings: hundredths as whole numbers. */
const hundredths = (amount: string): bigint => {
  const [whole = '0', decimals = ''] = amount.split('.');
  return BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0').slice(0, 2));
};

/** What may not be sent: no amount, none at all, or more than there is. */
export const findErrors = ({ amount }: TransferForm, { balance }: TransferGiven): FieldErrors<TransferForm> => {
  const typed = amount.trim();
  if (typed === '') return { amount: { key: 'validation:empty' } };
  if (!AMOUNT.test(typed) || hundredths(typed) === 0n) return { amount: { key: 'validation:amount' } };
  return hundredths(typed) > hundredths(balance) ? { amount: { key: 'validation:amountTooHigh' } } : {};
};

/** Money that goes along to a vendor with a wallet of its own (spec §7 GCS_walletTransfer). */
export const walletTransferMachine = makeRequest<TransferForm, TransferGiven>({ id: 'walletTransfer', findErrors });
export type WalletTransferRef = ActorRefFrom<typeof walletTransferMachine>;
export type WalletTransferSnapshot = SnapshotFrom<typeof walletTransferMachine>;
