import { dialogFindings } from '../harness/dialogFindings';
import { gameDialog } from '../harness/games';
import { goAs } from '../harness/people';
import { expect, header, signOut, test } from '../harness/visit';

/** The most keys from home to a game by search, to a deposit and back. */
const MOST_KEYS = 25;

test('a member plays and deposits by the keyboard alone', async ({ page, platform }) => {
  let keys = 0;
  const press = async (...pressed: readonly string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
    keys += pressed.length;
  };
  const search = page.getByRole('dialog', { name: 'Search', exact: true });
  const field = search.getByRole('searchbox', { name: 'Search games and help' });
  const results = search.getByRole('listbox', { name: 'Results' });

  await goAs(page, platform.url, 'player', '/');
  await expect(header(page).getByRole('group', { name: 'Balance' })).toContainText('12,345.67');
  await press('/');
  await expect(field).toBeFocused();
  await press(...'dragn');
  // Pages and help are found while the games are coming.
  await expect(search.getByRole('status').filter({ hasText: /^\d+ results?$/ })).toBeVisible();
  await expect(results.getByRole('option').first()).toContainText('Dragon');
  expect(await dialogFindings(page)).toEqual([]);
  await press('Enter');
  await expect(gameDialog(page)).toBeVisible();
  await press('Escape');
  await expect(gameDialog(page)).toBeHidden();
  await press('/');
  await press(...'depo');
  await expect(results.getByRole('option').first()).toContainText('Deposit');
  await press('Enter');
  await expect(page).toHaveURL('/member/deposit');
  await expect(page.getByRole('region', { name: 'Deposit', exact: true })).toBeVisible();
  await press('Escape');
  await expect(page).toHaveURL('/');
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
});

test('what was searched for stays on the device until the sign-out', async ({ page, platform }) => {
  const search = page.getByRole('dialog', { name: 'Search', exact: true });
  const field = search.getByRole('searchbox');
  await goAs(page, platform.url, 'player', '/');
  await header(page).getByRole('button', { name: 'Search', exact: true }).click();
  await field.fill('promotons');
  await expect(search.getByRole('option').first()).toContainText('Promotions');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/promotions');
  await page.keyboard.press('/');
  await expect(search.getByRole('region', { name: 'Searched before' })).toContainText('Promotions');
  await field.fill('zzzzqqq');
  await expect(search.getByText('Nothing found for “zzzzqqq”')).toBeVisible();
  // Escape empties the field, then closes.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await signOut(page);
  expect(await page.evaluate(() => localStorage.getItem('searches'))).toBeNull();
});

test('a guest on a phone finds a game in Burmese, and Back closes the search', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const search = page.getByRole('dialog', { name: 'Search', exact: true });
  const field = search.getByRole('searchbox');
  await field.fill('နဂါး');
  await expect(search.getByRole('option').first()).toContainText('Dragon');
  await page.goBack();
  await expect(search).toBeHidden();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await field.fill('nagar');
  await search.getByRole('option').first().click();
  // The gate of every tile: a guest logs in first.
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});
