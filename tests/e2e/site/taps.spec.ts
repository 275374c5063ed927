import type { Locator } from '@playwright/test';
import { favourites, hotGames } from '../harness/favourites';
import { gameDialog } from '../harness/games';
import { goAs } from '../harness/people';
import { expect, bottomBar, test } from '../harness/visit';

test.use({ viewport: { width: 360, height: 740 } });

/** Taps that are counted until something is reached. */
const counted = () => {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      await target.click();
      taps += 1;
    },
    count: () => taps,
  };
};

test('a guest registers with 1 tap', async ({ page }) => {
  const { tap, count } = counted();
  await page.goto('/');
  await tap(page.getByRole('banner').getByRole('button', { name: 'Register', exact: true }));
  await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(1);
});

test('a member opens a favourite game with 2 taps', async ({ page, platform }) => {
  await goAs(page, platform.url, 'player', '/');
  await hotGames(page).getByRole('button', { name: 'Add to favourites' }).first().click();
  const own = favourites(page);
  await expect(own.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  const { tap, count } = counted();
  await tap(own.getByRole('listitem').getByRole('button').first());
  await expect(gameDialog(page)).toBeVisible();
  expect(count()).toBeLessThanOrEqual(2);
});

test('a member pays in 5,000 by KBZPay with 4 taps', async ({ page, platform }) => {
  await goAs(page, platform.url, 'player', '/');
  const { tap, count } = counted();
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await tap(bottomBar(page).getByRole('button', { name: 'Deposit' }));
  await expect(centre.getByRole('radio', { name: 'KBZPay' })).toBeChecked();
  await tap(centre.getByText('5,000', { exact: true }));
  await tap(centre.getByRole('button', { name: 'Continue' }));
  await tap(centre.getByRole('button', { name: 'Make deposit' }));
  await expect(centre.getByRole('timer', { name: 'Time left to pay' })).toBeVisible();
  await expect(centre.getByRole('img', { name: 'QR code for KBZPay' })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(4);
});

test('an agent asks why a salary is what it is with 3 taps', async ({ page, platform }) => {
  await goAs(page, platform.url, 'agent', '/agentHome');
  const { tap, count } = counted();
  const centre = page.getByRole('dialog', { name: 'Agent centre' });
  const menu = centre.getByRole('navigation', { name: 'Agent centre' });
  await tap(menu.getByRole('button', { name: 'Page: Announcements' }));
  await tap(menu.getByRole('button', { name: 'Daily salary' }));
  await tap(centre.getByRole('button', { name: /^Why this amount\? downline/ }).first());
  await expect(page.getByRole('dialog', { name: 'Why this salary?' })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(3);
});
