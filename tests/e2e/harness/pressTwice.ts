import type { Locator, Page } from '@playwright/test';

/** Presses twice in the place where a button is now, whatever stands there by the second press. */
export const pressTwice = async (page: Page, button: Locator): Promise<void> => {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not drawn');
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
};
