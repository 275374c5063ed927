import { box, openRegister, registerDialog, secret } from '../harness/registering';
import { expect, loginDialog, test } from '../harness/visit';

for (const width of [360, 1440]) {
  test(`a form takes what people type, and says where a fault is: ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const dialog = await openRegister(page, 'Username');
    await expect(dialog.getByRole('tabpanel')).toHaveAccessibleName('Ways to register');
    await box(dialog, 'SMS code').pressSequentially('１２３４５６');
    await expect(box(dialog, 'SMS code')).toHaveValue('123456');

    await secret(dialog, 'Password').fill('Lagoon#2026');
    await secret(dialog, 'Confirm password').fill('Lagoon#2027');
    await dialog.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(secret(dialog, 'Confirm password')).toHaveAttribute('aria-invalid', 'true');
    await secret(dialog, 'Password').fill('Lagoon#2027');
    await expect(secret(dialog, 'Confirm password')).not.toHaveAttribute('aria-invalid');

    await dialog.getByRole('combobox', { name: 'Language' }).selectOption('MY');
    await expect(page.locator('html')).toHaveAttribute('lang', 'my');
    await expect(registerDialog(page)).toHaveCount(0);
    await expect(page.getByRole('dialog').locator('input[name="password"]')).toHaveValue(
      'Lagoon#2027',
    );
  });

  test(`what is too long is said, and the recovery gives the focus back: ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/login');
    const dialog = loginDialog(page);
    await box(dialog, 'Username').fill('a'.repeat(5_000));
    await secret(dialog, 'Password').fill('Lagoon#2026');
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText(/^Something you typed is too long/);

    await dialog.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByRole('dialog', { name: 'Forgot password' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(dialog.getByRole('button', { name: 'Forgot password?' })).toBeFocused();
  });
}
