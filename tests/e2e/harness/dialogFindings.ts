import type { Page } from '@playwright/test';
import { ALL_BUT_COLOURS, COLOURS, colourAtRest, findings } from './axe';

const DIALOGS = 'dialog[open]';

const inEachTheme = async (page: Page) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await colourAtRest(page);
  const light = await findings(page, DIALOGS);
  await page.emulateMedia({ colorScheme: 'dark' });
  await colourAtRest(page);
  return [...light, ...(await findings(page, DIALOGS, COLOURS))];
};

/**
 * Everything axe has against the open dialogs. In English that is everything in the light theme,
 * and then what the colours of the dark one make worse; no colour depends on the language. The page
 * behind the dialogs is judged where it is shown.
 */
export const dialogFindings = (page: Page, language: 'EN' | 'MY' = 'EN') =>
  language === 'EN' ? inEachTheme(page) : findings(page, DIALOGS, ALL_BUT_COLOURS);
