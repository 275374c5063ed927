import type { WalletTransferSnapshot } from './walletTransfer.machine';

export const selectGiven = (s: WalletTransferSnapshot) => s.context.given;
export const selectIsBusy = (s: WalletTransferSnapshot) => s.hasTag('busy');
export const selectFieldErrors = (s: WalletTransferSnapshot) => s.context.fieldErrors;
export const selectMessage = (s: WalletTransferSnapshot) => s.context.message;
