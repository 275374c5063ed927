import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { hundredthsOf, isAmount } from '../shared/amount';
import { makeRequest, type FieldErrors } from '../shared/request';

/** Amounts are decimal strings with at most two decimals. */
export type TransferForm = { amount: string };
export type TransferGiven = { vendor: string; balance: string; vendorBalance: string; currencySymbol: string };

/** What may not be sent: no amount, none at all, or more than there is. */
export const findErrors = ({ amount }: TransferForm, { balance }: TransferGiven): FieldErrors<TransferForm> => {
  const typed = amount.trim();
  if (typed === '') return { amount: { key: 'validation:empty' } };
  if (!isAmount(typed)) return { amount: { key: 'validation:amount' } };
  return hundredthsOf(typed) > hundredthsOf(balance) ? { amount: { key: 'validation:amountTooHigh' } } : {};
};

/** Money that goes along to a vendor with a wallet of its own (spec §7 GCS_walletTransfer). */
export const walletTransferMachine = makeRequest<TransferForm, TransferGiven>({ id: 'walletTransfer', findErrors });
export type WalletTransferRef = ActorRefFrom<typeof walletTransferMachine>;
export type WalletTransferSnapshot = SnapshotFrom<typeof walletTransferMachine>;
