import type { ShellPreferences, ShellSnapshot, Theme } from './shell.machine';

export const selectIsMenuCollapsed = (s: ShellSnapshot) => s.matches({ menu: 'collapsed' });
export const selectIsBalanceHidden = (s: ShellSnapshot) => s.matches({ balance: 'hidden' });
export const selectTheme = (s: ShellSnapshot): Theme =>
  s.matches({ theme: 'dark' }) ? 'dark' : s.matches({ theme: 'light' }) ? 'light' : 'system';

/** The allow-listed projection that survives a reload. */
export const selectPreferences = (s: ShellSnapshot): ShellPreferences => ({
  menuCollapsed: selectIsMenuCollapsed(s),
  theme: selectTheme(s),
  balanceHidden: selectIsBalanceHidden(s),
});
