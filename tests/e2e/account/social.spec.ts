import type { Locator, Page } from '@playwright/test';
import { balance, expect, expectGuest, header, loginDialog, test } from '../harness/visit';

const CLOSED = 'Login failed because the window was closed, please try again';
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

for (const provider of ['Google', 'Facebook'] as const) {
  test(`${provider}: Thiri is player`, async ({ page, controls }) => {
    await page.goto('/login');
    await expect(loginDialog(page)).toBeVisible();
    const popup = await openWindow(page, loginDialog(page), provider);
    await continueAs(popup, 'Thiri');
    await expect(balance(page)).toContainText('12,345.67');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(popup.isClosed()).toBe(true);
    expect(await controls.callsTo(LOGIN)).toMatchObject([{ status: 200 }]);
  });
}

test('from the register form: an existing member is logged in', async ({ page }) => {
  await page.goto('/register');
  const popup = await openWindow(page, registerDialog(page), 'Google');
  await continueAs(popup, 'Thiri');
  await expect(balance(page)).toContainText('12,345.67');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('from the register form: a new person becomes a member', async ({ page }) => {
  await page.goto('/register');
  const popup = await openWindow(page, registerDialog(page), 'Facebook');
  await continueAs(popup, 'Moe Moe Khaing');
  await expect(balance(page)).toContainText('0.00');
  await expect(header(page)).toContainText('Moe Moe Khaing');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('from the login form: an unknown person becomes a member', async ({ page }) => {
  await page.goto('/login');
  const popup = await openWindow(page, loginDialog(page), 'Google');
  await continueAs(popup, 'Yu Yu Hlaing');
  await expect(balance(page)).toContainText('0.00');
  await expect(header(page)).toContainText('Yu Yu Hlaing');
});

const ENDINGS = {
  'Cancel in the window': { end: (popup: Page) => choose(popup, 'Cancel'), message: CLOSED },
  'closing the window (popup closed by the user)': {
    end: (popup: Page) => popup.close(),
    message: CLOSED,
  },
  'a failure of the provider': { end: (popup: Page) => choose(popup, 'Fail'), message: /\S/ },
} satisfies Record<string, { end: (popup: Page) => Promise<void>; message: string | RegExp }>;

for (const [name, { end, message }] of Object.entries(ENDINGS)) {
  test(`${name}: a message, an idle form, and the input stays`, async ({ page, controls }) => {
    await page.goto('/login');
    const dialog = loginDialog(page);
    await dialog.getByRole('textbox', { name: 'Username' }).fill('player');
    const popup = await openWindow(page, dialog, 'Google');
    await expect(socialButton(dialog, 'Google')).toBeDisabled();
    await end(popup);
    await expect(dialog.getByRole('alert')).toHaveText(message);
    await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('player');
    await expect(dialog.getByRole('button', { name: 'Log in' })).toBeEnabled();
    await expect(socialButton(dialog, 'Google')).toBeEnabled();
    await expectGuest(page);
    expect(await controls.callsTo(LOGIN)).toEqual([]);
  });
}

test('a failed try can be followed by another', async ({ page }) => {
  await page.goto('/login');
  await choose(await openWindow(page, loginDialog(page), 'Google'), 'Cancel');
  await expect(loginDialog(page).getByRole('alert')).toHaveText(CLOSED);
  await continueAs(await openWindow(page, loginDialog(page), 'Google'), 'Thiri');
  await expect(balance(page)).toContainText('12,345.67');
});

test('from the register form: a closed window leads to an idle form with a message', async ({
  page,
}) => {
  await page.goto('/register');
  const popup = await openWindow(page, registerDialog(page), 'Google');
  await popup.close();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toHaveText(CLOSED);
  await expect(socialButton(dialog, 'Google')).toBeEnabled();
  await expectGuest(page);
});

test('the window gets a challenge and never the secret behind it', async ({ page }) => {
  await page.goto('/login');
  const popup = await openWindow(page, loginDialog(page), 'Google');
  const asked = new URL(popup.url()).searchParams;
  expect(asked.get('code_challenge_method')).toBe('S256');
  expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  expect(asked.get('response_type')).toBe('code');
  expect([...asked.keys()].filter((key) => /verifier|secret/.test(key))).toEqual([]);
  const exchanged = page.waitForRequest((request) => request.url().endsWith(LOGIN));
  await continueAs(popup, 'Thiri');
  expect((await exchanged).postData()).not.toMatch(/verifier/i);
  await expect(balance(page)).toBeVisible();
});

test('only enabled accounts are offered', async ({ page, controls }) => {
  await controls.settings({ social: { facebook: false } });
  await page.goto('/login');
  await expect(socialButton(loginDialog(page), 'Google')).toBeVisible();
  await expect(socialButton(loginDialog(page), 'Facebook')).toHaveCount(0);

  await controls.settings({ social: { google: false } });
  await page.goto('/login');
  await expect(loginDialog(page).getByRole('button', { name: 'Register' })).toBeVisible();
  await expect(socialButton(loginDialog(page), 'Google')).toHaveCount(0);
  await page.goto('/register');
  await expect(registerDialog(page).getByRole('button', { name: 'Register' })).toBeVisible();
  await expect(registerDialog(page).getByRole('button', { name: /Continue with/ })).toHaveCount(0);
});
