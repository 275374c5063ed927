import type { WalletTransferSnapshot } from './walletTransfer.machine';

export const selectGiven = (s: WalletTransferSnapshot) => s.context;
export const selectIsBusy = (s: WalletTransferSnapshot) => s.hasTag('busy');
/**
 * The answer was lost. `checking`: the wallets are being read. `open`, and `resending`: it is not
 * known what became of the money.
 */
export type LostStep = 'checking' | 'open' | 'resending';
export const selectLost = (s: WalletTransferSnapshot): LostStep | null => {
  if (s.matches({ undecided: 'checking' })) return 'checking';
  if (s.matches({ undecided: 'resending' })) return 'resending';
  return s.matches('undecided') ? 'open' : null;
};
/** The wallets on show were read after the answer was lost. */
export const selectIsRead = (s: WalletTransferSnapshot) => s.context.isRead;
export const selectAmount = (s: WalletTransferSnapshot) => s.context.amount;
export const selectFillTurn = (s: WalletTransferSnapshot) => s.context.fillTurn;
export const selectFieldErrors = (s: WalletTransferSnapshot) => s.context.fieldErrors;
export const selectMessage = (s: WalletTransferSnapshot) => s.context.message;
