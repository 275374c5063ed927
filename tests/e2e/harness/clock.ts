import type { Page } from '@playwright/test';

const clocked = new WeakSet<Page>();

/**
 * Puts a page's clock into the test's hands, once: a replay has done so already, at the hour of its
 * record.
 */
export const holdClock = async (page: Page, options: { time?: number } = {}): Promise<void> => {
  if (clocked.has(page)) return;
  clocked.add(page);
  await page.clock.install(options);
};

/** What the page's clock shows. */
export const nowOf = (page: Page): Promise<number> => page.evaluate(() => Date.now());
