import type { Browser, Page } from '@playwright/test';
import { speakEnglish } from './visit';

/** Another browser, with nothing of the first one: a visitor who has seen no announcement yet, unless told otherwise. */
export const otherDevice = async (browser: Browser, url: string, { announcements = false } = {}): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.addInitScript(speakEnglish);
  if (!announcements) await page.addInitScript(() => sessionStorage.setItem('popupsClosed', '1'));
  return page;
};
