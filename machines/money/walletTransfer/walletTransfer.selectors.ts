import type { WalletTransferSnapshot } from './walletTransfer.machine';

/** The wallets, the vendor and the direction. */
export const selectGiven = (s: WalletTransferSnapshot) => s.context;
/** True while a request is under way. */
export const selectIsBusy = (s: WalletTransferSnapshot) => s.hasTag('busy');
/**
 * The steps after a lost answer. `checking`: the wallets are loading. `open` and `resending`: the
 * result is not known.
 */
export type LostStep = 'checking' | 'open' | 'resending';
/** The step after a lost answer; null when no answer was lost. */
export const selectLost = (s: WalletTransferSnapshot): LostStep | null => {
  if (s.matches({ undecided: 'checking' })) return 'checking';
  if (s.matches({ undecided: 'resending' })) return 'resending';
  return s.matches('undecided') ? 'open' : null;
};
/** True when the wallets were loaded after the answer was lost. */
export const selectIsRead = (s: WalletTransferSnapshot) => s.context.isRead;
/** The amount as typed. */
export const selectAmount = (s: WalletTransferSnapshot) => s.context.amount;
/** The message of each invalid field. */
export const selectFieldErrors = (s: WalletTransferSnapshot) => s.context.fieldErrors;
/** The message shown; null when there is none. */
export const selectMessage = (s: WalletTransferSnapshot) => s.context.message;
