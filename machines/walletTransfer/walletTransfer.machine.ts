import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { findAmountError } from '../shared/amount';
import { makeRequest, type FieldErrors } from '../shared/request';

/** Amounts are decimal strings with at most two decimals. */
export type TransferForm = { amount: string };
export type TransferGiven = { vendor: string; balance: string; vendorBalance: string; currencySymbol: string };

/** What may not be sent: no amount, none at all, or more than there is. */
export const findErrors = ({ amount }: TransferForm, { balance }: TransferGiven): FieldErrors<TransferForm> => {
  const error = findAmountError(amount.trim(), { balance });
  return error ? { amount: error } : {};
};

/** Money that goes along to a vendor with a wallet of its own (spec §7 GCS_walletTransfer). */
export const walletTransferMachine = makeRequest<TransferForm, TransferGiven>({ id: 'walletTransfer', findErrors });
export type WalletTransferRef = ActorRefFrom<typeof walletTransferMachine>;
export type WalletTransferSnapshot = SnapshotFrom<typeof walletTransferMachine>;
