import { header, expect, loginDialog, test } from '../harness/visit';

test('banners of the side menu, of the login and of the recovery', async ({ page }) => {
  await page.goto('/');
  const side = page.getByRole('complementary', { name: 'Side menu' });
  const link = side.getByRole('link', { name: 'Take a seat: poker and card rooms' });
  await expect(link).toBeVisible();

  await header(page).getByRole('button', { name: 'Log in' }).click();
  await expect(
    loginDialog(page).getByRole('img', {
      name: 'Missions every week. Each one brings you points.',
    }),
  ).toBeVisible();
  await loginDialog(page).getByRole('button', { name: 'Forgot password?' }).click();
  const recovery = page.getByRole('dialog', { name: 'Forgot password' });
  await expect(recovery.getByRole('img', { name: /^Your password is yours alone/ })).toBeVisible();
  await recovery.getByRole('button', { name: 'Close' }).click();
  await loginDialog(page).getByRole('button', { name: 'Close' }).click();

  await side.getByRole('button', { name: 'Collapse menu' }).click();
  await expect(link).toBeHidden();
  await side.getByRole('button', { name: 'Expand menu' }).click();
  await link.click();
  await expect(page).toHaveURL('/pvp');
});
