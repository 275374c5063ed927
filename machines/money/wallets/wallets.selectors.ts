import { canMove, holdersOf, totalOf } from './wallets.rules';
import type { WalletsSnapshot } from './wallets.machine';
import type { Brought, Chosen } from './wallets.types';

/** `list` stays on show while it is read anew, and while everything comes back. */
export type WalletsScreen = 'loading' | 'failed' | 'list' | 'transfer';

export const selectScreen = (s: WalletsSnapshot): WalletsScreen => {
  if (s.matches('failed')) return 'failed';
  if (s.matches('transfer')) return 'transfer';
  return s.matches('list') || s.matches('bringing') ? 'list' : 'loading';
};
/** Null until they are read. */
export const selectWallets = (s: WalletsSnapshot) => s.context.wallets;
export const selectTotal = (s: WalletsSnapshot) =>
  s.context.wallets ? totalOf(s.context.wallets) : null;
export const selectCanMove = (chosen: Chosen) => (s: WalletsSnapshot) =>
  s.context.wallets !== null && canMove(s.context.wallets, chosen);
export const selectIsAnyHeld = (s: WalletsSnapshot) =>
  s.context.wallets !== null && holdersOf(s.context.wallets).length > 0;
export const selectIsRefreshing = (s: WalletsSnapshot) => s.matches({ list: 'refreshing' });
export const selectIsBringing = (s: WalletsSnapshot) => s.matches('bringing');
export const selectTransfer = (s: WalletsSnapshot) => s.children.walletTransfer;
export const selectChosen = (s: WalletsSnapshot) => s.context.chosen;
export const selectLast = (s: WalletsSnapshot) => s.context.last;
export const selectMessage = (s: WalletsSnapshot) => s.context.message;

const NOTHING: readonly Brought[] = [];
/**
 * Empty until everything was to come back. What was lost on the way is known when the wallets are
 * read again.
 */
export const selectBrought = (s: WalletsSnapshot) =>
  s.matches({ list: 'idle' }) ? (s.context.brought ?? NOTHING) : NOTHING;
