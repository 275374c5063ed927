import type { Browser, Page } from '@playwright/test';
import { closeAnnouncements, speakEnglish } from './visit';

/**
 * Another browser that shares nothing with the first one: by default a visitor who has seen no
 * announcement yet.
 */
export const otherDevice = async (
  browser: Browser,
  url: string,
  { announcements = false } = {},
): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url });
  return prepared(await context.newPage(), announcements);
};

/** Another tab of the same browser, which shares everything but the session. */
export const otherTab = async (page: Page): Promise<Page> =>
  prepared(await page.context().newPage(), false);

/** Sends a page a message as another tab of the same member would. */
export const tellAsTab = (page: Page, type: string, value: string): Promise<void> =>
  page.evaluate(
    (message) => {
      const channel = new BroadcastChannel('croupier');
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel.postMessage(message);
      channel.close();
    },
    { type, memberId: null, value },
  );

const prepared = async (page: Page, announcements: boolean): Promise<Page> => {
  await page.addInitScript(speakEnglish);
  if (!announcements) await page.addInitScript(closeAnnouncements);
  return page;
};
