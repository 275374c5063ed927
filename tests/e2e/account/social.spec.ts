import type { Locator, Page } from '@playwright/test';
import { balance, expect, expectGuest, header, loginDialog, signOut, test } from '../harness/visit';

const CLOSED = 'Login failed because the window was closed, please try again';
const FAILED = new RegExp(`^(?!${CLOSED}).+`);
const LOGIN = '/wps/session/login/social';

const socialButton = (form: Locator, provider: 'Google' | 'Facebook') =>
  form.getByRole('button', { name: `Continue with ${provider}` });
const registerDialog = (page: Page) => page.getByRole('dialog', { name: 'Register' });

/** The provider's window, opened by the button of a form. */
const openWindow = async (
  page: Page,
  form: Locator,
  provider: 'Google' | 'Facebook',
): Promise<Page> => {
  await expect(socialButton(form, provider)).toBeVisible();
  // The register form has them unticked: a social account makes a member too.
  for (const consent of ['I am 18 or older', 'I agree to the terms']) {
    const box = form.getByRole('checkbox', { name: consent });
    if ((await box.count()) > 0) await box.check();
  }
  const opened = page.waitForEvent('popup');
  await socialButton(form, provider).click();
  const popup = await opened;
  await popup.waitForURL(/\/idp\/\w+\/authorize/);
  return popup;
};
const choose = (popup: Page, name: string) =>
  popup.getByRole('button', { name, exact: true }).click();
const continueAs = (popup: Page, name: string) =>
  popup.getByRole('button', { name: `Continue as ${name}` }).click();

test('from the login form: every end of the window, then people of either provider', async ({
  page,
  controls,
}) => {
  test.setTimeout(60_000);
  await page.goto('/login');
  const dialog = loginDialog(page);
  await dialog.getByRole('textbox', { name: 'Username' }).fill('player');
  const ENDINGS: [name: string, end: (popup: Page) => Promise<void>, message: string | RegExp][] = [
    ['Cancel in the window', (popup) => choose(popup, 'Cancel'), CLOSED],
    ['a window that is closed', (popup) => popup.close(), CLOSED],
    ['a failure of the provider', (popup) => choose(popup, 'Fail'), FAILED],
  ];
  for (const [name, end, message] of ENDINGS)
    await test.step(name, async () => {
      const popup = await openWindow(page, dialog, 'Google');
      await expect(socialButton(dialog, 'Google')).toBeDisabled();
      await expect(dialog.getByRole('alert')).toHaveCount(0);
      await end(popup);
      await expect(dialog.getByRole('alert')).toHaveText(message);
      await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('player');
      await expect(dialog.getByRole('button', { name: 'Log in' })).toBeEnabled();
      await expect(socialButton(dialog, 'Google')).toBeEnabled();
      await expectGuest(page);
      expect(await controls.callsTo(LOGIN)).toEqual([]);
    });

  await test.step('Google: the window gets a challenge, never the secret', async () => {
    const popup = await openWindow(page, dialog, 'Google');
    const asked = new URL(popup.url()).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(asked.get('response_type')).toBe('code');
    expect([...asked.keys()].filter((key) => /verifier|secret/.test(key))).toEqual([]);
    const exchanged = page.waitForRequest((request) => request.url().endsWith(LOGIN));
    await continueAs(popup, 'Thiri');
    expect((await exchanged).postData()).not.toMatch(/verifier/i);
    await expect(balance(page)).toContainText('12,345.67');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(popup.isClosed()).toBe(true);
    expect(await controls.callsTo(LOGIN)).toMatchObject([{ status: 200 }]);
    await signOut(page);
  });

  const openLogin = () => header(page).getByRole('button', { name: 'Log in' }).click();
  await test.step('Facebook: Thiri is player', async () => {
    await openLogin();
    const popup = await openWindow(page, dialog, 'Facebook');
    await continueAs(popup, 'Thiri');
    await expect(balance(page)).toContainText('12,345.67');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(popup.isClosed()).toBe(true);
    await signOut(page);
  });

  await test.step('an unknown person becomes a member', async () => {
    await openLogin();
    await continueAs(await openWindow(page, dialog, 'Google'), 'Yu Yu Hlaing');
    await expect(balance(page)).toContainText('0.00');
    await expect(header(page)).toContainText('Yu Yu Hlaing');
  });
});

test('from the register form: a closed window, a member, and a new member', async ({ page }) => {
  await page.goto('/register');
  await (await openWindow(page, registerDialog(page), 'Google')).close();
  // The form that it was opened from is back.
  await expect(socialButton(registerDialog(page), 'Google')).toBeEnabled();
  await expectGuest(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const openForm = () => header(page).getByRole('button', { name: 'Register' }).click();
  await openForm();
  await continueAs(await openWindow(page, registerDialog(page), 'Google'), 'Thiri');
  await expect(balance(page)).toContainText('12,345.67');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await signOut(page);

  await openForm();
  await continueAs(await openWindow(page, registerDialog(page), 'Facebook'), 'Moe Moe Khaing');
  await expect(balance(page)).toContainText('0.00');
  await expect(header(page)).toContainText('Moe Moe Khaing');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('only what is on is offered', async ({ page, controls }) => {
  await controls.settings({ social: { facebook: false } });
  await page.goto('/login');
  await expect(socialButton(loginDialog(page), 'Google')).toBeVisible();
  await expect(socialButton(loginDialog(page), 'Facebook')).toHaveCount(0);

  await controls.settings({ social: { google: false } });
  await page.goto('/login');
  await expect(loginDialog(page).getByRole('button', { name: 'Register' })).toBeVisible();
  await expect(socialButton(loginDialog(page), 'Google')).toHaveCount(0);
  await loginDialog(page).getByRole('button', { name: 'Register' }).click();
  await expect(registerDialog(page).getByRole('button', { name: 'Register' })).toBeVisible();
  await expect(registerDialog(page).getByRole('button', { name: /Continue with/ })).toHaveCount(0);
});

test('a laptop shows the whole login, with every way that is on', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/login');
  const login = loginDialog(page);
  for (const name of ['Use a passkey', 'Continue with Facebook', 'Continue with Google'])
    await expect(login.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expect(login.getByRole('button', { name: 'Register' })).toBeInViewport({ ratio: 1 });
});
