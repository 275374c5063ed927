import type { Locator, Page } from '@playwright/test';
import {
  codeField,
  expectSent,
  mobileField,
  PLAYER_MOBILE,
  sendButton,
  sendTo,
} from '../harness/codes';
import {
  balance,
  CALLS,
  expect,
  expectGuest,
  fillAndSend,
  loginDialog,
  PASSWORD,
  test,
} from '../harness/visit';

const EMAIL = '/wps/member/password/email';
const NEW_PASSWORD = 'Padauk#2027';
const TRAVELLER_MOBILE = '9771233210';

const usernameField = (form: Locator) => form.getByRole('textbox', { name: 'Username' });
const emailField = (form: Locator) => form.getByRole('textbox', { name: 'E-mail' });
const newPasswordField = (form: Locator) => form.getByLabel(/^New password/);
const submit = (form: Locator) => form.getByRole('button', { name: 'Submit' });

/** The forgot-password modal, from the login popup. */
const openRecovery = async (page: Page): Promise<Locator> => {
  await page.goto('/login');
  await loginDialog(page).getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot password' });
  await expect(usernameField(dialog)).toBeFocused();
  return dialog;
};
const openByMobile = async (page: Page): Promise<Locator> => {
  const dialog = await openRecovery(page);
  await dialog.getByRole('tab', { name: 'Mobile' }).click();
  await expect(mobileField(dialog)).toBeVisible();
  return dialog;
};

for (const [who, username, email, isMeant] of [
  ['player', 'player', 'player@padauk.example', true],
  ['nobody', 'nobodyhere', 'nobody@padauk.example', false],
] as const) {
  test(`by e-mail: ${who} reads that a message is on its way if there is such an account`, async ({
    page,
    controls,
  }) => {
    const dialog = await openRecovery(page);
    await usernameField(dialog).fill(username);
    await emailField(dialog).fill(email);
    const sent = page.waitForRequest((request) => request.url().endsWith(EMAIL));
    await submit(dialog).click();
    const request = await sent;
    expect(request.headers()['content-type']).toContain('application/x-www-form-urlencoded');
    expect(new URLSearchParams(request.postData() ?? '').get('username')).toBe(username);
    await expect(
      dialog.getByText('If this account exists, we have sent an e-mail to its address.'),
    ).toBeVisible();
    expect(await controls.callsTo(EMAIL)).toMatchObject([{ method: 'POST', status: 200 }]);
    expect(await controls.newestCode()).toEqual(
      isMeant ? expect.stringContaining('Padauk-') : null,
    );

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(loginDialog(page)).toBeVisible();
  });
}

test('the mailed password lets player in, to choose another', async ({ page, controls }) => {
  const dialog = await openRecovery(page);
  await usernameField(dialog).fill('player');
  await emailField(dialog).fill('player@padauk.example');
  await submit(dialog).click();
  await expect(dialog.getByText('If this account exists')).toBeVisible();
  await page.keyboard.press('Escape');
  await fillAndSend(loginDialog(page), 'player', (await controls.newestCode()) ?? '');
  await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible();
});

test('by a code: player is signed in with the new password', async ({ page, controls }) => {
  const dialog = await openByMobile(page);
  await sendTo(dialog, PLAYER_MOBILE);
  await expectSent(dialog);
  await codeField(dialog).fill((await controls.newestCode()) ?? '');
  await newPasswordField(dialog).fill(NEW_PASSWORD);
  await submit(dialog).click();
  await expect(balance(page)).toContainText('12,345.67');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await controls.callsTo('/wps/member/password/verification')).toMatchObject([
    { status: 200 },
  ]);
  expect(await controls.callsTo(CALLS.login)).toMatchObject([{ status: 200 }]);
});

test('by a code: traveller still has to pass the second factor', async ({ page, controls }) => {
  const dialog = await openByMobile(page);
  await sendTo(dialog, TRAVELLER_MOBILE);
  await expectSent(dialog);
  await codeField(dialog).fill((await controls.newestCode()) ?? '');
  await newPasswordField(dialog).fill(NEW_PASSWORD);
  await submit(dialog).click();
  const factor = page.getByRole('dialog', { name: "Verify it's you" });
  await expect(factor).toBeVisible();
  await expectGuest(page);
  await factor.getByRole('button', { name: /bank/i }).click();
  await factor.getByRole('textbox').fill('Aung Aung');
  await factor.getByRole('button', { name: 'Verify' }).click();
  await expect(balance(page)).toContainText('8,800.00');
});

test('by a code: a captcha that every login needs is shown', async ({ page, controls }) => {
  await controls.settings({ captcha: { mode: 'always', text: 'PADAUK' } });
  const dialog = await openByMobile(page);
  await sendTo(dialog, PLAYER_MOBILE);
  await expectSent(dialog);
  await codeField(dialog).fill((await controls.newestCode()) ?? '');
  await newPasswordField(dialog).fill(NEW_PASSWORD);
  await submit(dialog).click();
  const captcha = loginDialog(page).getByLabel('Captcha', { exact: true });
  await expect(captcha).toBeVisible();
  await expectGuest(page);
  // A new picture empties the field.
  await expect(
    loginDialog(page).getByRole('button', { name: 'Refresh captcha' }).locator('img'),
  ).toBeVisible();
  await captcha.fill('PADAUK');
  await fillAndSend(loginDialog(page), 'player', NEW_PASSWORD);
  await expect(balance(page)).toContainText('12,345.67');
});

test('by a code: a wrong one is reported, and the input stays', async ({ page, controls }) => {
  const dialog = await openByMobile(page);
  await sendTo(dialog, PLAYER_MOBILE);
  await expectSent(dialog);
  const right = (await controls.newestCode()) ?? '';
  await codeField(dialog).fill(right === '000000' ? '000001' : '000000');
  await newPasswordField(dialog).fill(NEW_PASSWORD);
  await submit(dialog).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter a valid verification code');
  await expect(mobileField(dialog)).toHaveValue(PLAYER_MOBILE);
  await expect(newPasswordField(dialog)).toHaveValue(NEW_PASSWORD);
  await expectGuest(page);
  await codeField(dialog).fill(right);
  await submit(dialog).click();
  await expect(balance(page)).toContainText('12,345.67');
});

test('by a code: a weak password is refused at its field, and the code is not spent', async ({
  page,
  controls,
}) => {
  const dialog = await openByMobile(page);
  await sendTo(dialog, PLAYER_MOBILE);
  await expectSent(dialog);
  await codeField(dialog).fill((await controls.newestCode()) ?? '');
  await newPasswordField(dialog).fill('short');
  await submit(dialog).click();
  await expect(
    dialog.getByText('Please fill in your password with 8 - 20 characters'),
  ).toBeVisible();
  await expect(newPasswordField(dialog)).toBeFocused();
  await expect(newPasswordField(dialog)).toHaveAttribute('aria-invalid', 'true');
  await newPasswordField(dialog).fill('Welcome#1');
  await submit(dialog).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'The new password must not be the default password',
  );
  await newPasswordField(dialog).fill(NEW_PASSWORD);
  await submit(dialog).click();
  await expect(balance(page)).toContainText('12,345.67');
});

test('empty forms report their fields', async ({ page }) => {
  const dialog = await openRecovery(page);
  await submit(dialog).click();
  await expect(dialog.getByText('Input cannot be empty').first()).toBeVisible();
  await expect(usernameField(dialog)).toBeFocused();
  await usernameField(dialog).fill('player');
  await emailField(dialog).fill('nowhere');
  await submit(dialog).click();
  await expect(dialog.getByText('E-mail format is incorrect')).toBeVisible();
  await expect(emailField(dialog)).toBeFocused();

  await dialog.getByRole('tab', { name: 'Mobile' }).click();
  // It comes with the countries, after the rest of its form.
  await expect(mobileField(dialog)).toBeVisible();
  await submit(dialog).click();
  await expect(dialog.getByText('Please enter a valid mobile number')).toBeVisible();
  await expect(dialog.getByText('Please enter a valid verification code')).toBeVisible();
  await expect(dialog.getByText('Input cannot be empty')).toBeVisible();
  await expect(mobileField(dialog)).toBeFocused();
});

test.describe('by keyboard alone at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  const expectNothingSticksOut = (page: Page) =>
    expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);

  test('the e-mail form', async ({ page }) => {
    const dialog = await openRecovery(page);
    await expectNothingSticksOut(page);
    await page.keyboard.type('nobodyhere');
    await page.keyboard.press('Tab');
    await page.keyboard.type('nobody@padauk.example');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('If this account exists')).toBeVisible();
    await expectNothingSticksOut(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(loginDialog(page)).toBeVisible();
  });

  test('the mobile form', async ({ page, controls }) => {
    const dialog = await openRecovery(page);
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('tab', { name: 'E-mail' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(mobileField(dialog)).toBeVisible();
    // It comes with the machine of codes; an earlier Tab would skip it.
    await expect(sendButton(dialog)).toBeVisible();
    await expectNothingSticksOut(page);
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('combobox', { name: 'Country code' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type(PLAYER_MOBILE);
    await page.keyboard.press('Tab');
    await expect(codeField(dialog)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sendButton(dialog)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectSent(dialog);
    await expectNothingSticksOut(page);
    await codeField(dialog).focus();
    await page.keyboard.type((await controls.newestCode()) ?? '');
    await page.keyboard.press('Tab');
    await expect(sendButton(dialog)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(newPasswordField(dialog)).toBeFocused();
    await page.keyboard.type(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
});

test('a person who cancels is back at the login form with the input', async ({ page }) => {
  await page.goto('/login');
  await loginDialog(page).getByRole('textbox', { name: 'Username' }).fill('player');
  await loginDialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await loginDialog(page).getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot password' });
  await expect(emailField(dialog)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(loginDialog(page).getByRole('textbox', { name: 'Username' })).toHaveValue('player');
  await expect(loginDialog(page).getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await loginDialog(page).getByRole('button', { name: 'Log in' }).click();
  await expect(balance(page)).toContainText('12,345.67');
});
