import type { Page } from '@playwright/test';
import { otherDevice } from '../harness/device';
import { goAs } from '../harness/people';
import {
  balance,
  CALLS,
  expect,
  expectGuest,
  fillAndSend,
  header,
  loginDialog,
  PASSWORD,
  test,
} from '../harness/visit';

const NEW_PASSWORD = 'Lagoon#2027';
const PASSWORD_CALL = '/wps/member/password';

const centreOf = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const freePlay = (page: Page) => page.getByRole('button', { name: 'Try for free' });

const openMyAccount = async (page: Page) => {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'My account' }).click();
  await expect(centreOf(page).getByRole('heading', { name: 'My account' })).toBeVisible();
};
const changePassword = async (page: Page, old: string, next = NEW_PASSWORD) => {
  const centre = centreOf(page);
  await centre.getByLabel('Old password').fill(old);
  await centre.getByLabel('New password', { exact: true }).fill(next);
  await centre.getByLabel('Repeat new password').fill(next);
  await centre.getByRole('button', { name: 'Change password' }).click();
};

test('free play: one click, its limits, and its end where a real account begins', async ({
  page,
  controls,
}) => {
  await page.goto('/');
  await expect(freePlay(page)).toHaveAccessibleDescription(/trial account. To play, register/);
  await freePlay(page).click();
  await expect(balance(page)).toContainText('10,000.00');
  await expect(page.getByText('You are looking around with a trial account.')).toBeVisible();
  expect(await controls.callsTo('/wps/session/login/freeplay')).toMatchObject([
    { method: 'POST', status: 200 },
  ]);
  await page.reload();
  await expect(balance(page)).toContainText('10,000.00');

  await openMyAccount(page);
  const centre = centreOf(page);
  await expect(centre.getByText('Trial account', { exact: true })).toBeVisible();
  await expect(centre.getByText(/it opens no games, and it ends by itself/)).toBeVisible();
  const change = centre.getByRole('button', { name: 'Change password' });
  await expect(change).toBeDisabled();
  await expect(change).toHaveAccessibleDescription(/A trial account has no password/);
  await expect(centre.getByRole('button', { name: 'My account' })).toBeVisible();
  // The header behind the dialog is as good as hidden.
  for (const name of [/^Deposit$/, /^Withdraw/, /^Wallet$/])
    await expect(page.getByRole('button', { name, includeHidden: true })).toHaveCount(0);
  await centre.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('main').getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible();
  await expectGuest(page);
});

test('free play that has been closed says so, and is no longer offered', async ({
  page,
  controls,
}) => {
  await page.goto('/');
  await expect(freePlay(page)).toBeVisible();
  await controls.settings({ whitelabel: { FREEPLAY3: false } });
  await freePlay(page).click();
  await expect(page.getByText('Free play is not available')).toBeVisible();
  await expect(freePlay(page)).toBeEnabled();
  await expectGuest(page);
  await page.reload();
  await expect(header(page).getByRole('button', { name: 'Register' })).toBeVisible();
  await expect(freePlay(page)).toHaveCount(0);
});

test('the password in My account is changed, and another device is signed out', async ({
  page,
  controls,
  browser,
  platform,
}) => {
  const other = await otherDevice(browser, platform.url);
  for (const device of [page, other]) {
    await goAs(device, platform.url, 'player', '/');
    await expect(balance(device)).toContainText('12,345.67');
  }
  await openMyAccount(page);
  const centre = centreOf(page);
  const openForm = centre.getByRole('button', { name: 'Change password' });
  await openForm.click();
  await expect(centre.getByLabel('Old password')).toBeFocused();
  await centre.getByRole('button', { name: 'Cancel' }).click();
  await expect(centre.getByLabel('Old password')).toHaveCount(0);
  await expect(openForm).toBeFocused();
  expect(await controls.callsTo(PASSWORD_CALL)).toEqual([]);

  await openForm.click();
  await changePassword(page, 'Wrong#2026');
  await expect(centre.getByRole('alert')).toHaveText('The old password is wrong');
  await expect(centre.getByLabel('New password', { exact: true })).toHaveValue(NEW_PASSWORD);
  await changePassword(page, PASSWORD);
  await expect(
    page.getByText('Your password is changed. Your other devices are signed out.'),
  ).toBeVisible();
  await expect(openForm).toBeFocused();
  await expect(centre.getByLabel('Old password')).toHaveCount(0);
  expect(await controls.callsTo(PASSWORD_CALL)).toHaveLength(2);

  // It hears of it without a call of its own.
  await expect(loginDialog(other).getByRole('alert')).toHaveText(
    'You are not logged in, please login',
  );
  await expect(other.getByRole('alert')).toHaveCount(1);
  await expectGuest(other);
  await other.context().close();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Refresh balance' }).click();
  await expect(balance(page)).toContainText('12,345.67');
  await expect(loginDialog(page)).toHaveCount(0);
});

test('the address /member, for a guest, for a member, and with Back and Forward', async ({
  page,
}) => {
  await page.goto('/member');
  await expect(loginDialog(page)).toBeVisible();
  await expect(centreOf(page)).toHaveCount(0);
  await fillAndSend(loginDialog(page), 'player');
  await expect(centreOf(page).getByRole('heading', { name: 'My account' })).toBeVisible();
  await expect(page).toHaveURL('/member');

  await page.goto('/member');
  await expect(centreOf(page).getByRole('heading', { name: 'My account' })).toBeVisible();
  await expect(centreOf(page).getByText('player', { exact: true })).toBeVisible();
  await centreOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(centreOf(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');

  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Fishing' }).click();
  await expect(page).toHaveURL('/fish');
  await nav.getByRole('link', { name: 'Home' }).click();
  await openMyAccount(page);
  await expect(page).toHaveURL('/member');
  await centreOf(page)
    .getByRole('navigation', { name: 'Member centre' })
    .getByRole('button', { name: 'Reward centre' })
    .click();
  await expect(centreOf(page).getByRole('heading', { name: 'Reward centre' })).toBeVisible();
  await page.goBack();
  await expect(centreOf(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(balance(page)).toBeVisible();

  await openMyAccount(page);
  await page.keyboard.press('Escape');
  await expect(centreOf(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/fish');
  await page.goForward();
  await expect(page).toHaveURL('/');
  await expect(centreOf(page)).toHaveCount(0);
});

test('a balance of twelve figures has its room in the header at every width', async ({
  page,
  platform,
}) => {
  await page.route(`**${CALLS.balance}`, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { value: object };
    await route.fulfill({
      response,
      json: { ...reply, value: { ...reply.value, balance: '123456789012.34' } },
    });
  });
  await goAs(page, platform.url, 'agent', '/promotions');
  await expect(balance(page)).toContainText('123,456,789,012.34');
  for (const width of [360, 768, 1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const row = await balance(page).evaluate((group) => {
      const range = document.createRange();
      range.selectNodeContents(group.firstElementChild ?? group);
      const [own, amount, ...buttons] = [group, range, ...group.querySelectorAll('button')].map(
        (one) => one.getBoundingClientRect(),
      );
      return { own, amount, buttons };
    });
    expect(row.amount?.left, `${width} px`).toBeGreaterThanOrEqual(row.own?.left ?? 0);
    expect(row.amount?.right, `${width} px`).toBeLessThanOrEqual(row.buttons[0]?.left ?? 0);
    expect(row.buttons[1]?.right, `${width} px`).toBeLessThanOrEqual(row.own?.right ?? 0);
  }
});
