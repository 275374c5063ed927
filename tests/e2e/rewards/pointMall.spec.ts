import type { Page } from '@playwright/test';
import { goAs } from '../harness/people';
import { balance, expect, loginDialog, PASSWORD, test } from '../harness/visit';

const REDEEM = '/wps/relay/passwordCheck/MCS2_redeemPointReward';
const ownPoints = (page: Page) => page.getByRole('region', { name: 'Your points' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const firstRow = (page: Page) =>
  page.getByRole('table', { name: 'History' }).getByRole('row').nth(1);

test('a reward is redeemed once, with the right password only, checked and delivered', async ({
  page,
  platform,
  controls,
}) => {
  await goAs(page, platform.url, 'player', '/pointMall');
  await expect(ownPoints(page)).toContainText('8,650 points');
  await page.getByRole('button', { name: 'Redeem: Umbrella' }).click();
  const form = dialog(page, 'Redeem reward');
  await form.getByLabel('Login password').fill('Wrong#2026');
  await form.getByRole('button', { name: 'Redeem now' }).click();
  await expect(form.getByRole('alert')).toHaveText('The password is wrong');
  await form.getByLabel('Login password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Redeem now' }).dblclick();
  await expect(form).toBeHidden();
  await expect(ownPoints(page)).toContainText('6,850 points');
  const sent = await controls.callsTo(REDEEM);
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(firstRow(page)).toContainText('Umbrella');
  await expect(firstRow(page)).toContainText('In process');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/^Page 2 of 1\d$/)).toBeVisible();
  await controls.moveClock(21_000);
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(firstRow(page)).toContainText('Approved');
  await expect(firstRow(page)).toContainText('On its way');
  await controls.moveClock(90_000);
  await page.reload();
  await expect(ownPoints(page)).toContainText('6,850 points');
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(firstRow(page)).toContainText('Delivered');
  await expect(page.getByRole('table', { name: 'History' })).toContainText(/Bets of \d{4}/);
});

test('a lost answer moves points once, and points are converted into money', async ({
  page,
  platform,
  controls,
}) => {
  await goAs(page, platform.url, 'player', '/pointMall');
  await expect(balance(page)).toContainText('12,345.67');
  await controls.faults([{ endpoint: 'MCS2_convertPoint', kind: 'abortAfterCommit', times: 1 }]);
  await page.getByRole('button', { name: 'Exchange for money' }).click();
  const form = dialog(page, 'Exchange points');
  await form.getByLabel('Points').fill('150');
  await form.getByLabel('Login password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Exchange now' }).click();
  await expect(form).toBeHidden();
  await expect(ownPoints(page)).toContainText('8,500 points');
  await expect(balance(page)).toContainText('13,095.67');
  await page.getByRole('tab', { name: 'Rules' }).click();
  await expect(page.getByText('Points never expire.', { exact: true })).toBeVisible();
});

test('guests can look, and log in to redeem; without the points system there is no mall', async ({
  page,
  controls,
}) => {
  await page.goto('/pointMall');
  await page.getByRole('button', { name: 'Redeem: Wireless earphones' }).click();
  await loginDialog(page).getByLabel('Username', { exact: true }).fill('player');
  await loginDialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await loginDialog(page).getByRole('button', { name: 'Log in' }).click();
  await expect(ownPoints(page)).toContainText('8,650 points');
  await controls.settings({ whitelabel: { PTSYS3: false } });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await expect(ownPoints(page)).toHaveCount(0);
});
