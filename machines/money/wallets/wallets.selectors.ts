import { canMove, holdersOf, totalOf } from './wallets.rules';
import type { WalletsSnapshot } from './wallets.machine';
import type { Brought, Chosen } from './wallets.types';

/** `list` also while the wallets are loaded again, and while all money is brought back. */
export type WalletsScreen = 'loading' | 'failed' | 'list' | 'transfer';

/** The screen that the state shows. */
export const selectScreen = (s: WalletsSnapshot): WalletsScreen => {
  if (s.matches('failed')) return 'failed';
  if (s.matches('transfer')) return 'transfer';
  return s.matches('list') || s.matches('bringing') ? 'list' : 'loading';
};
/** The wallets; null until they are loaded. */
export const selectWallets = (s: WalletsSnapshot) => s.context.wallets;
/** The sum of all wallets; null until they are loaded. */
export const selectTotal = (s: WalletsSnapshot) =>
  s.context.wallets ? totalOf(s.context.wallets) : null;
/** True when money can move between the main wallet and a vendor. */
export const selectCanMove = (chosen: Chosen) => (s: WalletsSnapshot) =>
  s.context.wallets !== null && canMove(s.context.wallets, chosen);
/** True when some vendor holds money. */
export const selectIsAnyHeld = (s: WalletsSnapshot) =>
  s.context.wallets !== null && holdersOf(s.context.wallets).length > 0;
/** True while the wallets are loaded again. */
export const selectIsRefreshing = (s: WalletsSnapshot) => s.matches({ list: 'refreshing' });
/** True while all money is brought back to the main wallet. */
export const selectIsBringing = (s: WalletsSnapshot) => s.matches('bringing');
/** The open transfer; undefined when there is none. */
export const selectTransfer = (s: WalletsSnapshot) => s.children.walletTransfer;
/** The vendor and the direction of the open transfer; null when there is none. */
export const selectChosen = (s: WalletsSnapshot) => s.context.chosen;
/** The last transfer; null when there is none. */
export const selectLast = (s: WalletsSnapshot) => s.context.last;
/** The message shown; null when there is none. */
export const selectMessage = (s: WalletsSnapshot) => s.context.message;

const NOTHING: readonly Brought[] = [];
/**
 * The results of bringing all money back; empty before. A result without an answer is known when
 * the wallets are loaded again.
 */
export const selectBrought = (s: WalletsSnapshot) =>
  s.matches({ list: 'idle' }) ? (s.context.brought ?? NOTHING) : NOTHING;
