import type { Browser, Page } from '@playwright/test';
import { closeAnnouncements, speakEnglish } from './visit';

/** Another browser, with nothing of the first one; its announcements are closed. */
export const otherDevice = async (browser: Browser, url: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url });
  return prepared(await context.newPage());
};

/** Another tab of the same browser, with what its tabs share: not the session. */
export const otherTab = async (page: Page): Promise<Page> =>
  prepared(await page.context().newPage());

/** Tells a page what another tab would tell it of a member's things. */
export const tellAsTab = (page: Page, type: string, value: string): Promise<void> =>
  page.evaluate(
    (message) => {
      const channel = new BroadcastChannel('croupier');
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it takes no target
      channel.postMessage(message);
      channel.close();
    },
    { type, memberId: null, value },
  );

const prepared = async (page: Page): Promise<Page> => {
  await page.addInitScript(speakEnglish);
  await page.addInitScript(closeAnnouncements);
  return page;
};
