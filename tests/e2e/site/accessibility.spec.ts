import type { Page } from '@playwright/test';
import { findingsInBothThemes } from '../harness/axe';
import type { Controls } from '../harness/controls';
import { goAs } from '../harness/people';
import {
  awakeLogin,
  balance,
  expect,
  fillAndSend,
  loginDialog,
  logIn,
  PASSWORD,
  test,
} from '../harness/visit';

/** A floating menu is placed again a moment after the page got narrower: its final place counts. */
const expectNothingSticksOut = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(320);

type Reach = (page: Page, controls: Controls, platformUrl: string) => Promise<void>;

/**
 * Every screen and error state of the product, and how to get there: the first of a visit from an
 * empty page, each other one from the one before. Names are English, as `visit` sets the language.
 */
const VISITS: Readonly<Record<string, Reach>>[] = [
  {
    'home, guest': async (page) => {
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Banners' })).toBeVisible();
    },
    'customer service': async (page) => {
      await page.getByRole('button', { name: 'Customer service' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeVisible();
    },
  },
  {
    'home, member, account menu open': async (page, _, platformUrl) => {
      await goAs(page, platformUrl, 'player', '/');
      await expect(balance(page)).toBeVisible();
      await page.getByRole('button', { name: 'Account menu' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
    'sign out': async (page) => {
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await expect(page.getByRole('dialog', { name: 'Sign out?' })).toBeVisible();
    },
  },
  {
    'member centre, missions': async (page, _, platformUrl) => {
      await goAs(page, platformUrl, 'player', '/member');
      await page.getByRole('button', { name: /^Mission leaderboard/ }).click();
      await expect(page.getByRole('progressbar')).toHaveCount(6);
    },
    'member centre, missions of the last week': async (page) => {
      await page.getByRole('tab', { name: 'Last week' }).click();
      await expect(page.getByRole('table', { name: 'Leaderboard: Last week' })).toBeVisible();
    },
  },
  {
    'banners that failed': async (page, controls) => {
      await controls.faults([{ endpoint: 'announcements', kind: 'status', status: 500 }]);
      await page.goto('/');
      await expect(
        page.getByRole('region', { name: 'Banners' }).getByRole('button', { name: 'Try again' }),
      ).toBeVisible();
    },
  },
  {
    'log in, before the app is there': async (page) => {
      await page.route(/\/assets\/index-[^/]+\.js$/, () => undefined);
      await page.goto('/login', { waitUntil: 'commit' });
      await expect(loginDialog(page).getByRole('textbox', { name: 'Username' })).toBeFocused();
    },
    'log in': async (page) => {
      await page.unroute(/\/assets\/index-[^/]+\.js$/);
      await page.goto('/login');
      await awakeLogin(page);
    },
    'log in, empty fields': async (page) => {
      await loginDialog(page).getByRole('button', { name: 'Log in' }).click();
      await expect(loginDialog(page).getByText('Input cannot be empty').first()).toBeVisible();
    },
    'log in, refused with a captcha': async (page) => {
      await fillAndSend(loginDialog(page), 'player', 'Wrong#2026');
      await expect(loginDialog(page).getByLabel('Captcha', { exact: true })).toBeVisible();
    },
  },
  {
    'log in, under way': async (page, controls) => {
      await controls.faults([{ endpoint: 'login', kind: 'hold' }]);
      await logIn(page, 'player');
      await expect(loginDialog(page).getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
    },
  },
  {
    'change password, refused': async (page) => {
      await logIn(page, 'newcomer');
      const dialog = page.getByRole('dialog', { name: 'Change password' });
      await dialog.getByLabel('New password', { exact: true }).fill(PASSWORD);
      await dialog.getByLabel('Repeat new password').fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Change password' }).click();
      await expect(dialog.getByLabel('New password', { exact: true })).toBeFocused();
      await expect(dialog.getByRole('button', { name: 'Change password' })).toBeEnabled();
      await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(1);
    },
  },
  {
    "verify it's you, choice": async (page) => {
      await logIn(page, 'traveller');
      await expect(page.getByRole('dialog', { name: "Verify it's you" })).toBeVisible();
    },
    "verify it's you, wrong code": async (page) => {
      const dialog = page.getByRole('dialog', { name: "Verify it's you" });
      await dialog.getByRole('button', { name: /mobile|sms|text/i }).click();
      await dialog.getByRole('textbox').fill('000000');
      await dialog.getByRole('button', { name: 'Verify' }).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
    },
  },
  {
    'agent page': async (page) => {
      await page.goto('/agent');
      await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
    },
    'agent page, refused': async (page) => {
      await fillAndSend(page.getByRole('main'), 'player');
      await expect(page.getByRole('alert')).toBeVisible();
    },
    'agent home': async (page) => {
      await fillAndSend(page.getByRole('main'), 'agent');
      await expect(page).toHaveURL('/agentHome');
    },
  },
  {
    maintenance: async (page, controls) => {
      await controls.settings({ systemStatus: 1 });
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'System maintenance' })).toBeVisible();
    },
  },
  {
    'region blocked': async (page, controls) => {
      await controls.settings({ systemStatus: 2 });
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Access restricted' })).toBeVisible();
    },
  },
  {
    'boot failed': async (page, controls) => {
      await controls.faults([{ endpoint: 'permission', kind: 'drop' }]);
      await page.goto('/');
      await expect(page.getByRole('button', { name: /again/i })).toBeVisible();
    },
  },
  {
    'no such page': async (page) => {
      await page.goto('/no/such/page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
];

for (const visit of VISITS) {
  const screens = Object.keys(visit).join('; ');
  test(`${screens}: axe finds nothing serious, and nothing overflows at 320 px`, async ({
    page,
    controls,
    platform,
  }) => {
    test.setTimeout(30_000 * Object.keys(visit).length);
    const wide = page.viewportSize();
    if (!wide) throw new Error('The page has no size.');
    for (const [name, reach] of Object.entries(visit)) {
      await test.step(name, async () => {
        await page.setViewportSize(wide);
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
        await reach(page, controls, platform.url);
        expect(await findingsInBothThemes(page)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNothingSticksOut(page);
      });
    }
  });
}

test('by keyboard: from the page to the form, in, and out again, with the focus restored', async ({
  page,
}) => {
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = loginDialog(page);
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.type('player');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(balance(page)).toContainText('12,345.67');

  await page.getByRole('button', { name: 'Account menu' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menu')).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Sign out?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Sign out?' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeFocused();
});
