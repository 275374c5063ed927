import { canMove, holdersOf, totalOf } from './wallets.rules';
import type { WalletsSnapshot } from './wallets.machine';
import type { Brought, Chosen } from './wallets.types';

/** `list` stays on show while it is read again, and while everything comes back. */
export type WalletsScreen = 'loading' | 'failed' | 'list' | 'transfer';

/** The screen that the state shows. */
export const selectScreen = (s: WalletsSnapshot): WalletsScreen => {
  if (s.matches('failed')) return 'failed';
  if (s.matches('transfer')) return 'transfer';
  return s.matches('list') || s.matches('bringing') ? 'list' : 'loading';
};
/** Null until they are read. */
export const selectWallets = (s: WalletsSnapshot) => s.context.wallets;
/** The sum of all wallets; null before they were read. */
export const selectTotal = (s: WalletsSnapshot) =>
  s.context.wallets ? totalOf(s.context.wallets) : null;
/** Whether money can move between the main wallet and a vendor. */
export const selectCanMove = (chosen: Chosen) => (s: WalletsSnapshot) =>
  s.context.wallets !== null && canMove(s.context.wallets, chosen);
/** Some vendor holds money. */
export const selectIsAnyHeld = (s: WalletsSnapshot) =>
  s.context.wallets !== null && holdersOf(s.context.wallets).length > 0;
/** The wallets are being read again. */
export const selectIsRefreshing = (s: WalletsSnapshot) => s.matches({ list: 'refreshing' });
/** All money is on its way to the main wallet. */
export const selectIsBringing = (s: WalletsSnapshot) => s.matches('bringing');
/** The transfer that is open; undefined while none is. */
export const selectTransfer = (s: WalletsSnapshot) => s.children.walletTransfer;
/** The vendor and the direction of the open transfer; null while none is. */
export const selectChosen = (s: WalletsSnapshot) => s.context.chosen;
/** The transfer that was done last; null while none was. */
export const selectLast = (s: WalletsSnapshot) => s.context.last;
/** The message on show; null while there is none. */
export const selectMessage = (s: WalletsSnapshot) => s.context.message;

const NOTHING: readonly Brought[] = [];
/**
 * Empty until everything was to come back. What was lost on the way is known when the wallets are
 * read again.
 */
export const selectBrought = (s: WalletsSnapshot) =>
  s.matches({ list: 'idle' }) ? (s.context.brought ?? NOTHING) : NOTHING;
