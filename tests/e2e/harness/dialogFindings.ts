import type { Page } from '@playwright/test';
import { ALL_BUT_COLOURS, findings, findingsOfThemes } from './axe';

const DIALOGS = 'dialog[open]';

const inEachTheme = async (page: Page) =>
  (await findingsOfThemes(page, DIALOGS)).flatMap(({ violations }) => violations);

/**
 * Everything axe has against the open dialogs: in English in both themes, otherwise all but
 * colours, which depend on no language. The page behind the dialogs is judged where it is shown.
 */
export const dialogFindings = (page: Page, language: 'EN' | 'MY' = 'EN') =>
  language === 'EN' ? inEachTheme(page) : findings(page, DIALOGS, ALL_BUT_COLOURS);
