/** Before anything is painted: the theme that this person chose (`src/services/preferences.ts`). A file, for the policy lets no script into the page. */
try {
  const { theme } = JSON.parse(localStorage.getItem('shell'));
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
} catch {
  // Nothing was chosen, or nothing may be stored: the device's theme.
}
