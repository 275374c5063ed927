import type { Locator, Page } from '@playwright/test';
import { consoleErrorsOf } from './consoleErrors';
import { controlsOf, type Controls } from './controls';
import { expect, test as base } from './server';

export const PASSWORD = 'Croupier#2026';

/** Paths of the calls that the tests watch; other code reads them from the contract. */
export const CALLS = {
  login: '/wps/session/login',
  member: '/wps/member/info',
  firstLogin: '/wps/session/login/first',
  captcha: '/wps/captcha',
  challenge: '/wps/verification/challenge',
  logout: '/wps/session/logout',
  balance: '/wps/v2/wallets/balance',
} as const;

/**
 * A page's first language, unless the test chose another. An empty page has no storage, and a
 * game's frame has no access to it.
 */
export const speakEnglish = () => {
  if (window.origin.startsWith('http') && !localStorage.getItem('lang'))
    localStorage.setItem('lang', 'EN');
};

/**
 * A visitor who has closed the announcements already; `test.use({ announcements: true })` is for
 * visitors who have not.
 */
export const closeAnnouncements = () => {
  if (window.origin.startsWith('http')) sessionStorage.setItem('popupsClosed', '1');
};

type Visit = { controls: Controls; consoleErrors: string[]; announcements: boolean };

/** A visit in English; a console error that the test did not cause fails it. */
export const test = base.extend<Visit>({
  controls: async ({ platform }, use) => use(controlsOf(platform.url)),
  consoleErrors: [
    async ({ page }, use) => {
      const errors = consoleErrorsOf(page);
      await use(errors);
      expect(errors, 'the page said nothing wrong in the console').toEqual([]);
    },
    { auto: true },
  ],
  announcements: [false, { option: true }],
  page: async ({ page, announcements }, use) => {
    await page.addInitScript(speakEnglish);
    if (!announcements) {
      await page.addInitScript(closeAnnouncements);
      // Anyone who signs in after a sign-out sees them again.
      const popup = page.getByRole('dialog', { name: /^(Announcements|ကြေ.*)$/ });
      await page.addLocatorHandler(popup, () => page.keyboard.press('Escape'));
    }
    await use(page);
    // The one thing that Playwright keeps for the next test of a reused context.
    await page.context().setOffline(false);
  },
});
export { expect };

export const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Log in' });
/** The app's own dialog at /login, which replaces the prerendered one (docs/decisions/0034). */
export const awakeLogin = async (page: Page) => {
  await expect(loginDialog(page)).toBeVisible();
  await expect(page.locator('[data-login]')).toHaveCount(0);
};
export const header = (page: Page) => page.getByRole('banner');
/** The bar at the lower edge of a phone. */
export const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Bottom' });
/** On a phone: presses a button of the drawer, which has what the header has no room for. */
export const pressInDrawer = async (page: Page, name: string) => {
  await header(page).getByRole('button', { name: 'Open menu' }).click();
  await page
    .getByRole('dialog', { name: 'Side menu' })
    .getByRole('button', { name, exact: true })
    .click();
};
export const balance = (page: Page) => page.getByRole('group', { name: 'Balance' });

/** Fills in the visible form and sends it. */
export const fillAndSend = async (form: Locator, username: string, password = PASSWORD) => {
  await form.getByLabel('Username', { exact: true }).fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
};

/** From the home page through the popup, as a person would. */
export const logIn = async (page: Page, username: string, password = PASSWORD) => {
  await page.goto('/');
  await header(page).getByRole('button', { name: 'Log in' }).click();
  await fillAndSend(loginDialog(page), username, password);
};

/** By the page's own list of languages, which a wide page has behind its dialogs too. */
export const switchLanguage = async (page: Page, language: 'EN' | 'MY') => {
  await page
    .getByRole('combobox', { name: /^(Language|ဘာသာစကား)$/ })
    .first()
    .selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language.toLowerCase());
};

/** By the account menu, in the same page. */
export const signOut = async (page: Page) => {
  await header(page).getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page
    .getByRole('dialog', { name: 'Sign out?' })
    .getByRole('button', { name: 'Sign out' })
    .click();
  await expect(header(page).getByRole('button', { name: 'Log in' })).toBeVisible();
};

export const expectGuest = async (page: Page) => {
  await expect(page.getByRole('group', { name: 'Balance' })).toHaveCount(0);
  expect(await tokenIn(page)).toBeNull();
};

/** Everything in session storage that looks like a session token. */
export const tokenIn = (page: Page) =>
  page.evaluate(
    () =>
      Object.entries(sessionStorage).find(([key]) => key.toLowerCase().includes('token'))?.[1] ??
      null,
  );
