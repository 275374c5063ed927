import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { createPreferences } from '../../src/services/preferences';
import { safeStorage } from '../../src/services/storage';

const script = readFileSync('public/theme.js', 'utf8');
const preferences = createPreferences(safeStorage(() => localStorage));

/** The theme that the page is given before the app runs. */
const paintedIn = () => {
  runInThisContext(script);
  return document.documentElement.dataset['theme'];
};

describe('the theme before the app runs', () => {
  afterEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset['theme'];
  });

  it.each(['dark', 'light'] as const)('is the one that was chosen: %s', (theme) => {
    preferences.write({ menuCollapsed: false, balanceHidden: false, theme });
    expect(paintedIn()).toBe(theme);
  });

  it('is the device\'s where that was chosen', () => {
    preferences.write({ menuCollapsed: false, balanceHidden: false, theme: 'system' });
    expect(paintedIn()).toBeUndefined();
  });

  it.each([null, 'null', '{', '{"theme":"pink"}'])('is the device\'s where %s is stored', (stored) => {
    if (stored !== null) localStorage.setItem('shell', stored);
    expect(paintedIn()).toBeUndefined();
  });
});
