import type { Locator, Page } from '@playwright/test';
import { tellBankName } from '../../support/gestures/login';
import {
  codeField,
  expectSent,
  mobileField,
  PLAYER_MOBILE,
  sendButton,
  sendTo,
  TRAVELLER_MOBILE,
} from '../harness/codes';
import type { Controls } from '../harness/controls';
import { pageHands } from '../harness/pageHands';
import {
  balance,
  CALLS,
  expect,
  expectGuest,
  fillAndSend,
  header,
  loginDialog,
  PASSWORD,
  signOut,
  test,
} from '../harness/visit';

const EMAIL = '/wps/member/password/email';
const MAILED = '/wps/member/password/email/verification';
const VERIFICATION = '/wps/member/password/verification';
const NEW_PASSWORD = 'Lagoon#2027';

const usernameField = (form: Locator) => form.getByRole('textbox', { name: 'Username' });
const emailField = (form: Locator) => form.getByRole('textbox', { name: 'E-mail' });
const newPasswordField = (form: Locator) => form.getByLabel(/^New password/);
const submit = (form: Locator) => form.getByRole('button', { name: 'Submit' });

/** The forgot-password modal, from the login popup that is up. */
const forget = async (page: Page): Promise<Locator> => {
  await loginDialog(page).getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot password' });
  await expect(usernameField(dialog)).toBeFocused();
  return dialog;
};
const openRecovery = async (page: Page): Promise<Locator> => {
  await page.goto('/login');
  return forget(page);
};
/** Asks for a code to a number, and types it. */
const useCode = async (dialog: Locator, controls: Controls, mobile: string) => {
  await dialog.getByRole('tab', { name: 'Mobile' }).click();
  await sendTo(dialog, mobile);
  await expectSent(dialog);
  const [{ code } = { code: '' }] = await controls.sentTo(`+95${mobile}`);
  await codeField(dialog).fill(code);
  return code;
};
const says = async (field: Locator, message: string) => {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
};

test('by e-mail: errors, an unknown address, and the code in the message', async ({
  page,
  controls,
}) => {
  await page.goto('/login');
  await usernameField(loginDialog(page)).fill('player');
  await loginDialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  let dialog = await forget(page);
  await submit(dialog).click();
  await says(usernameField(dialog), 'Input cannot be empty');
  await says(emailField(dialog), 'Input cannot be empty');
  await expect(usernameField(dialog)).toBeFocused();
  await usernameField(dialog).fill('abc');
  await emailField(dialog).fill('nowhere');
  await submit(dialog).click();
  await says(usernameField(dialog), 'Account format is incorrect');
  await says(emailField(dialog), 'E-mail format is incorrect');
  await usernameField(dialog).fill('player');
  await submit(dialog).click();
  await says(emailField(dialog), 'E-mail format is incorrect');
  await expect(emailField(dialog)).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  // Anyone who gives up finds the login form as it was.
  await expect(usernameField(loginDialog(page))).toHaveValue('player');
  await expect(loginDialog(page).getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);

  for (const [username, email, isMeant] of [
    ['nobodyhere', 'nobody@padauk.example', false],
    ['player', 'player@padauk.example', true],
  ] as const)
    await test.step(username, async () => {
      dialog = await forget(page);
      await usernameField(dialog).fill(username);
      await emailField(dialog).fill(email);
      const sent = page.waitForRequest((request) => request.url().endsWith(EMAIL));
      await submit(dialog).click();
      const request = await sent;
      expect(request.headers()['content-type']).toContain('application/x-www-form-urlencoded');
      expect(new URLSearchParams(request.postData() ?? '').get('username')).toBe(username);
      await expect(
        dialog.getByText('If this account exists, we have sent a code to its e-mail address.'),
      ).toBeVisible();
      expect((await controls.callsTo(EMAIL)).at(-1)).toMatchObject({ method: 'POST', status: 200 });
      expect(await controls.sentTo(email)).toHaveLength(isMeant ? 1 : 0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(loginDialog(page)).toBeVisible();
    });
  expect(await controls.callsTo(EMAIL)).toHaveLength(2);

  // The dialog was closed while the mail was read.
  dialog = await forget(page);
  await usernameField(dialog).fill('player');
  await emailField(dialog).fill('player@padauk.example');
  await dialog.getByRole('button', { name: 'I have a code from an e-mail' }).click();
  const code = dialog.getByRole('textbox', { name: 'Code from the e-mail' });
  await expect(code).toBeFocused();
  await code.fill('1');
  await newPasswordField(dialog).fill(NEW_PASSWORD);
  await submit(dialog).click();
  await expect(code).toHaveAccessibleDescription('Please enter a valid verification code');
  const sent = (await controls.newestCode()) ?? '';
  await code.fill(`${sent.slice(0, 5)} ${sent.slice(5)}`);
  // The answer is lost on its way: the same is sent again, and is answered again.
  await page.route(
    `**${MAILED}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await submit(dialog).click();
  await expect(dialog.getByRole('alert')).toHaveText(/Network link is abnormal/);
  await submit(dialog).click();
  await expect(balance(page)).toContainText('12,345.67');
});

test('by a code: errors, player is signed in, and traveller proves who it is', async ({
  page,
  controls,
}) => {
  test.setTimeout(60_000);
  await page.clock.install();
  let dialog = await openRecovery(page);
  await dialog.getByRole('tab', { name: 'Mobile' }).click();
  // It comes with the countries, after the rest of its form.
  await expect(mobileField(dialog)).toBeVisible();
  await mobileField(dialog).fill('12');
  await submit(dialog).click();
  await says(mobileField(dialog), 'Please enter a valid mobile number');
  await says(codeField(dialog), 'Please enter a valid verification code');
  await says(newPasswordField(dialog), 'Input cannot be empty');
  await expect(mobileField(dialog)).toBeFocused();

  const right = await useCode(dialog, controls, PLAYER_MOBILE);
  await newPasswordField(dialog).fill('short');
  await submit(dialog).click();
  await says(newPasswordField(dialog), 'Please fill in your password with 8 - 20 characters');
  await expect(newPasswordField(dialog)).toBeFocused();
  expect(await controls.callsTo(VERIFICATION)).toEqual([]);

  await codeField(dialog).fill(right === '000000' ? '000001' : '000000');
  await newPasswordField(dialog).fill(NEW_PASSWORD);
  await submit(dialog).click();
  await says(codeField(dialog), 'Please enter a valid verification code');
  await expect(mobileField(dialog)).toHaveValue(PLAYER_MOBILE);
  await expect(newPasswordField(dialog)).toHaveValue(NEW_PASSWORD);
  await expectGuest(page);

  await codeField(dialog).fill(right);
  await newPasswordField(dialog).fill('Welcome#1');
  await submit(dialog).click();
  await says(newPasswordField(dialog), 'The new password must not be the default password');
  await newPasswordField(dialog).fill(NEW_PASSWORD);
  await submit(dialog).click();
  await expect(balance(page)).toContainText('12,345.67');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await controls.callsTo(VERIFICATION)).at(-1)).toMatchObject({ status: 200 });
  expect(await controls.callsTo(CALLS.login)).toMatchObject([{ status: 200 }]);

  await signOut(page);
  // The form lets nobody ask for another code for two minutes.
  await page.clock.fastForward('02:01');
  await header(page).getByRole('button', { name: 'Log in' }).click();
  dialog = await forget(page);
  await useCode(dialog, controls, TRAVELLER_MOBILE);
  await newPasswordField(dialog).fill(NEW_PASSWORD);
  await submit(dialog).click();
  const factor = page.getByRole('dialog', { name: "Verify it's you" });
  await expect(factor).toBeVisible();
  await expectGuest(page);
  await tellBankName(pageHands(factor), 'Aung Aung');
  await expect(balance(page)).toContainText('8,800.00');
});

test('by a code: a captcha that every login needs is shown', async ({ page, controls }) => {
  await controls.settings({ captcha: { mode: 'always', text: 'PADAUK' } });
  const dialog = await openRecovery(page);
  await useCode(dialog, controls, PLAYER_MOBILE);
  await newPasswordField(dialog).fill(NEW_PASSWORD);
  await submit(dialog).click();
  const captcha = loginDialog(page).getByLabel('Captcha', { exact: true });
  await expect(captcha).toBeVisible();
  await expectGuest(page);
  // The picture empties the field as it comes.
  await expect(
    loginDialog(page).getByRole('button', { name: 'Refresh captcha' }).locator('img'),
  ).toBeVisible();
  await captcha.fill('PADAUK');
  await fillAndSend(loginDialog(page), 'player', NEW_PASSWORD);
  await expect(balance(page)).toContainText('12,345.67');
});

test.describe('by keyboard alone at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  const expectNothingSticksOut = (page: Page) =>
    expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);

  test('the e-mail form, and the mobile form', async ({ page, controls }) => {
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

    await forget(page);
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('tab', { name: 'E-mail' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(mobileField(dialog)).toBeVisible();
    // It comes with the machine of codes, and the next Tab would pass over it.
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
