import type { WalletTransferSnapshot } from './walletTransfer.machine';

/** The wallets, the vendor and the direction. */
export const selectGiven = (s: WalletTransferSnapshot) => s.context;
/** A request is under way. */
export const selectIsBusy = (s: WalletTransferSnapshot) => s.hasTag('busy');
/**
 * The answer was lost. `checking`: the wallets are being read. `open`, and `resending`: it is not
 * known what became of the money.
 */
export type LostStep = 'checking' | 'open' | 'resending';
/** How far a transfer whose answer was lost has been followed; null while none was. */
export const selectLost = (s: WalletTransferSnapshot): LostStep | null => {
  if (s.matches({ undecided: 'checking' })) return 'checking';
  if (s.matches({ undecided: 'resending' })) return 'resending';
  return s.matches('undecided') ? 'open' : null;
};
/** The wallets on show were read after the answer was lost. */
export const selectIsRead = (s: WalletTransferSnapshot) => s.context.isRead;
/** The amount as it was typed. */
export const selectAmount = (s: WalletTransferSnapshot) => s.context.amount;
/** The message of each field that cannot be sent as it is. */
export const selectFieldErrors = (s: WalletTransferSnapshot) => s.context.fieldErrors;
/** The message on show; null while there is none. */
export const selectMessage = (s: WalletTransferSnapshot) => s.context.message;
