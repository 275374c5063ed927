import type { Page } from '@playwright/test';
import { colourAtRest, findings } from './axe';

const DIALOGS = 'dialog[open]';

/**
 * Everything axe has against the open dialogs, in the light theme and then by the colours of the
 * dark one. The page behind the dialogs is judged where it is shown.
 */
export const dialogFindings = async (page: Page) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await colourAtRest(page);
  const light = await findings(page, DIALOGS);
  await page.emulateMedia({ colorScheme: 'dark' });
  await colourAtRest(page);
  return { light, dark: await findings(page, DIALOGS, 'colours') };
};

/** What `dialogFindings` gives where there is nothing to complain about. */
export const NO_FINDINGS = { light: [], dark: [] };
