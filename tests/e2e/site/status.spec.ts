import { expect, header, loginDialog, test } from '../harness/visit';

test('a failed start can be retried; maintenance begins and ends', async ({ page, controls }) => {
  await page.clock.install();
  await controls.faults([{ endpoint: 'permission', kind: 'drop' }]);
  await page.goto('/');
  const retry = page.getByRole('button', { name: /again/i });
  await expect(retry).toBeVisible();
  await expect(page.getByText('Network link is abnormal, please try again')).toBeVisible();
  await controls.faults([]);
  await retry.click();
  await expect(header(page).getByRole('button', { name: 'Log in' })).toBeVisible();

  await controls.settings({ systemStatus: 1 });
  await page.clock.fastForward(61_000);
  await expect(page.getByRole('heading', { name: 'System maintenance' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await controls.settings({ systemStatus: 0 });
  await retry.click();
  await expect(header(page).getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('a blocked region sees its IP and reaches support; maintenance wins', async ({
  page,
  controls,
}) => {
  await controls.settings({ systemStatus: 2 });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Access restricted' })).toBeVisible();
  await expect(page.getByText(/(\d+\.\d+\.\d+\.\d+|::)/)).toBeVisible();
  await page.getByRole('button', { name: 'Customer service' }).click();
  await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await controls.settings({ systemStatus: 1, region: { restricted: true } });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'System maintenance' })).toBeVisible();

  await controls.settings({ systemStatus: 0 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Access restricted' })).toBeVisible();
});

test('addresses: /login over home, Back closes it, aliases and unknown paths', async ({ page }) => {
  await page.goto('/home');
  await expect(page).toHaveURL('/');
  await header(page).getByRole('button', { name: 'Log in' }).click();
  await expect(loginDialog(page)).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(loginDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(loginDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(loginDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');

  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('does not exist');
  await expect(page).toHaveURL('/no/such/page');
});

test('links out keep their address; the language changes without a reload', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('complementary', { name: 'Side menu' });
  await expect(menu.getByRole('link', { name: 'Viber' })).toHaveAttribute(
    'href',
    /^https:\/\/viber/,
  );
  await expect(menu.getByRole('link', { name: 'Viber' })).toHaveAttribute('rel', /noopener/);
  await expect(header(page).getByRole('link', { name: 'Agent' })).toHaveAttribute('href', '/agent');
  await expect(menu.getByRole('link', { name: 'Agent' })).toHaveCount(0);

  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.evaluate(() => {
    document.title = 'same page';
  });
  await page.getByRole('combobox', { name: 'Language' }).first().selectOption('MY');
  await expect(page.locator('html')).toHaveAttribute('lang', 'my');
  await expect(page.getByRole('banner')).toContainText(/[က-႟]/);
  expect(
    await page.evaluate(() => [localStorage.getItem('lang'), localStorage.getItem('hisLang')]),
  ).toEqual(['MY', 'EN']);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'my');
});
