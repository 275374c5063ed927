import { expect, header, loginDialog, test } from '../harness/visit';

for (const width of [360, 1440])
  test(`Back and Forward lead out of dialogs and into them: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const login = loginDialog(page);
    const username = login.getByRole('textbox', { name: 'Username' });
    const link = login.getByRole('button', { name: 'Forgot password?' });
    const recovery = page.getByRole('dialog', { name: 'Forgot password' });
    await page.goto('/promotions');
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();

    for (const address of ['/promotions', '/'])
      await test.step(`over ${address}`, async () => {
        if (address === '/')
          await page
            .getByRole('link', { name: /, home$/ })
            .filter({ visible: true })
            .first()
            .click();
        await header(page).getByRole('button', { name: 'Log in' }).click();
        await username.fill('player');
        await link.click();
        await expect(recovery.getByRole('textbox', { name: 'Username' })).toBeFocused();
        await page.goBack();
        await expect(recovery).toHaveCount(0);
        await expect(username).toHaveValue('player');
        await expect(link).toBeFocused();
        await page.goForward();
        await expect(recovery).toBeVisible();
        await recovery.getByRole('button', { name: 'Close' }).click();
        await expect(recovery).toHaveCount(0);
        await expect(link).toBeFocused();
        await page.goBack();
        await expect(login).toHaveCount(0);
        await expect(page).toHaveURL(address);
        await page.goForward();
        await expect(username).toBeVisible();
        await login.getByRole('button', { name: 'Close' }).click();
        await expect(login).toHaveCount(0);
        await expect(page).toHaveURL(address);
      });

    await test.step('the registration takes the place of the login', async () => {
      await page.goBack();
      await expect(page).toHaveURL('/promotions');
      await header(page).getByRole('button', { name: 'Log in' }).click();
      await login.getByRole('button', { name: 'Register' }).click();
      const registration = page.getByRole('dialog', { name: 'Register' });
      await expect(registration).toBeVisible();
      await page.goBack();
      await expect(registration).toHaveCount(0);
      await expect(page).toHaveURL('/promotions');
    });
  });
