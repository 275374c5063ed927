import type { ShellPreferences, ShellSnapshot, Theme } from './shell.machine';

/** True when the side menu is folded. */
export const selectIsMenuCollapsed = (s: ShellSnapshot) => s.matches({ menu: 'collapsed' });
/** True when amounts of money are hidden. */
export const selectIsBalanceHidden = (s: ShellSnapshot) => s.matches({ balance: 'hidden' });
/** The category of the vendors that the footer lists; null for all. */
export const selectProduct = (s: ShellSnapshot) => s.context.product;
/** The chosen theme. */
export const selectTheme = (s: ShellSnapshot): Theme =>
  s.matches({ theme: 'dark' }) ? 'dark' : s.matches({ theme: 'light' }) ? 'light' : 'system';

/** The part of the context that survives a reload. */
export const selectPreferences = (s: ShellSnapshot): ShellPreferences => ({
  menuCollapsed: selectIsMenuCollapsed(s),
  theme: selectTheme(s),
  balanceHidden: selectIsBalanceHidden(s),
});
