import type { Page } from '@playwright/test';
import { monthOf } from '../../../sandbox/rewards/vip/months';
import { findings } from '../harness/axe';
import { goAs } from '../harness/people';
import { expect, test } from '../harness/visit';

const DAY = 24 * 60 * 60_000;
const centre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const part = (page: Page, name: string) => centre(page).getByRole('region', { name, exact: true });
const openVip = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

test('the level comes from the month before, lowers the fee, and ends without play', async ({
  page,
  platform,
  controls,
}) => {
  await goAs(page, platform.url, 'player', '/');
  await openVip(page, 'VIP Gold');
  await expect(centre(page).getByRole('heading', { name: 'VIP', exact: true })).toBeVisible();
  await expect(part(page, 'Your level')).toContainText('Gold');
  const own = part(page, 'Your level').getByRole('definition');
  await expect(own).toHaveText(['0.25%', /^1\.20%, at most Ks/, /^Ks.10,000\.00$/]);
  await expect(part(page, 'This month')).toContainText('To keep Gold next month');
  await expect(part(page, 'This month').getByRole('progressbar')).toHaveCount(2);
  await expect(part(page, 'All levels').getByRole('row')).toHaveCount(5);
  await expect(part(page, 'Your levels by month').getByRole('row').nth(1)).toContainText('Gold');
  expect(await findings(page)).toEqual([]);
  await centre(page).getByRole('button', { name: 'My account' }).click();
  await expect(centre(page).getByText('Gold, level 3')).toBeVisible();

  await controls.moveClock(monthOf(Date.now(), 2).start.getTime() + DAY - Date.now());
  await goAs(page, platform.url, 'player', '/');
  await openVip(page, 'VIP');
  await expect(part(page, 'Your level')).toContainText('No level');
  await expect(own).toHaveText(['1.00%', 'None', 'None']);
  await expect(part(page, 'This month')).toContainText('To reach Bronze');
});
