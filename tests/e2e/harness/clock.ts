import type { Page } from '@playwright/test';

const clocked = new WeakSet<Page>();

/**
 * Installs a page's clock that the test controls, once: a replay has done so already, at the time
 * of its record.
 */
export const holdClock = async (page: Page, options: { time?: number } = {}): Promise<void> => {
  if (clocked.has(page)) return;
  clocked.add(page);
  await page.clock.install(options);
};

/** The time of the page's clock. */
export const nowOf = (page: Page): Promise<number> => page.evaluate(() => Date.now());
