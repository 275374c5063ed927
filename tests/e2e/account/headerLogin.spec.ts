import { balance, CALLS, expect, header, loginDialog, PASSWORD, test } from '../harness/visit';

test('a platform that wants it has the login in the header of wide screens', async ({
  page,
  controls,
}) => {
  await controls.settings({ loginPlace: 'header' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const bar = header(page);
  const username = bar.getByRole('textbox', { name: 'Username' });
  const password = bar.getByLabel('Password', { exact: true });

  await test.step('the icon opens the recovery with the username', async () => {
    await username.fill('player');
    await bar.getByRole('button', { name: 'Forgot password?' }).click();
    const recovery = page.getByRole('dialog', { name: 'Forgot password' });
    await expect(recovery.getByRole('textbox', { name: 'Username' })).toHaveValue('player');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(loginDialog(page)).toHaveCount(0);
  });

  await test.step('a wrong password: the dialog says so and holds what was typed', async () => {
    await password.fill('wrong-Password-1');
    await page.keyboard.press('Enter');
    await expect(loginDialog(page).getByRole('alert')).toHaveText(/username or password/);
    await expect(loginDialog(page).getByRole('textbox', { name: 'Username' })).toHaveValue(
      'player',
    );
    await expect(loginDialog(page).getByLabel('Password', { exact: true })).toHaveValue(
      'wrong-Password-1',
    );
    await page.keyboard.press('Escape');
    await expect(loginDialog(page)).toHaveCount(0);
    await expect(password).toHaveValue('wrong-Password-1');
  });

  await test.step('without a username, and on a narrow screen, the dialog is empty', async () => {
    await username.fill('');
    await bar.getByRole('button', { name: 'Log in' }).click();
    await expect(loginDialog(page).getByRole('textbox', { name: 'Username' })).toHaveValue('');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(username).toBeHidden();
    await bar.getByRole('button', { name: 'Log in' }).click();
    await expect(loginDialog(page).getByRole('textbox', { name: 'Username' })).toHaveValue('');
    await page.keyboard.press('Escape');
  });

  await test.step('username and password log in', async () => {
    await controls.settings({ captcha: { mode: 'never' } });
    await page.setViewportSize({ width: 1280, height: 800 });
    const before = (await controls.callsTo(CALLS.login)).length;
    await username.fill('player');
    await password.fill(PASSWORD);
    await bar.getByRole('button', { name: 'Log in' }).click();
    await expect(balance(page)).toBeVisible();
    await expect(username).toHaveCount(0);
    expect(await controls.callsTo(CALLS.login)).toHaveLength(before + 1);
  });
});
