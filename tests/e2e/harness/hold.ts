import type { Page } from '@playwright/test';

/** Holds requests back until they are let go; tells how many there were. */
export const hold = async (page: Page, address: string | RegExp) => {
  let release = () => {};
  const held = { count: 0 };
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    held.count += 1;
    await released;
    await route.continue();
  });
  return { held, release };
};
