import type { Locator } from '@playwright/test';
import { expect } from './visit';

/** The pages in a centre's menu. Where the centre is narrow, they are behind a button. */
export const pagesIn = async (menu: Locator): Promise<Locator> => {
  await expect(menu).toBeVisible();
  const opener = menu.getByRole('button', { expanded: false });
  if (await opener.isVisible()) await opener.click();
  return menu.getByRole('list');
};
