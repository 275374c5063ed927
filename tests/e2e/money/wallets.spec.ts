import type { Page } from '@playwright/test';
import burmese from '../../../locales/my/money/wallets.json' with { type: 'json' };
import { endpoints } from '../../../contract/endpoints';
import { joinSyllables } from '../../../src/i18n/burmese';
import { pagesIn } from '../harness/centre';
import { dialogFindings } from '../harness/dialogFindings';
import { otherTab } from '../harness/device';
import { goAs } from '../harness/people';
import { balance, expect, switchLanguage, test } from '../harness/visit';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const wallet = (page: Page) => dialog(page).getByRole('region', { name: 'Wallet', exact: true });
const amount = (page: Page) => wallet(page).getByRole('textbox', { name: 'Amount' });
const held = (page: Page, name: string) =>
  wallet(page)
    .getByRole('list', { name: 'Your wallets' })
    .getByRole('listitem')
    .filter({ hasText: name });
const press = (page: Page, name: string) =>
  wallet(page).getByRole('button', { name, exact: true }).click();
const choosePage = async (page: Page, name: string) => {
  const pages = await pagesIn(dialog(page).getByRole('navigation'));
  await pages.getByRole('button', { name, exact: true }).click();
};
const openWallet = async (page: Page) => {
  await choosePage(page, 'Wallet');
  await expect(held(page, 'Main wallet')).toBeVisible();
};
const open = async (page: Page, url: string, who = 'player') => {
  await goAs(page, url, who, '/member');
  await openWallet(page);
};
const move = async (page: Page, opener: string, submit: string, sum: string) => {
  await press(page, opener);
  await amount(page).fill(sum);
  await press(page, submit);
};

test('money moves once despite lost answers, a lost transfer and a closed page', async ({
  page,
  platform,
  controls,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, platform.url);
  await move(page, 'Add money to BTi Sports', 'Add money', '12345.68');
  await expect(amount(page)).toHaveAccessibleDescription(
    'This is more than your main wallet holds',
  );
  await amount(page).fill('345.67');
  // Client and browser hear nothing: the wallets say that it arrived.
  await controls.faults([{ endpoint: 'walletTransfer', kind: 'abortAfterCommit', times: 20 }]);
  await press(page, 'Add money');
  await expect(wallet(page).getByText(/345\.67 is with BTi Sports now/)).toBeVisible();
  await controls.faults([]);
  await expect(held(page, 'BTi Sports')).toContainText('345.67');
  await expect(held(page, 'Main wallet')).toContainText('12,000.00');
  await expect(wallet(page).getByRole('region', { name: 'All your money' })).toContainText(
    '12,345.67',
  );

  await press(page, 'Bring everything back');
  await expect(wallet(page).getByText('Everything is back in your main wallet.')).toBeVisible();
  await expect(held(page, 'BTi Sports')).toContainText('0.00');
  await choosePage(page, 'Account record');
  const lines = dialog(page).getByRole('row').filter({ hasText: '345.67' });
  await expect(lines).toHaveText([
    /From a game maker's wallet BTi Sports.*12,345\.67/,
    /To a game maker's wallet BTi Sports.*12,000\.00/,
  ]);
  await page.keyboard.press('Escape');
  await expect(balance(page)).toContainText('12,345.67');

  // Sent again it moves once, and by keyboard the focus is kept.
  await page.getByRole('banner').getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'My account' }).click();
  await openWallet(page);
  const { length: before } = await controls.callsTo(endpoints.walletTransfer.path);
  await controls.faults([{ endpoint: 'walletTransfer', kind: 'drop', times: 20 }]);
  await wallet(page).getByRole('button', { name: 'Add money to Sexy Baccarat' }).press('Enter');
  await amount(page).fill('1000');
  await amount(page).press('Enter');
  await expect(
    wallet(page).getByText(
      /We do not know yet whether .*1,000\.00 has moved\. This is what your wallets hold now/,
    ),
  ).toBeVisible();
  await expect(wallet(page).getByText(/is with Sexy Baccarat now/)).toHaveCount(0);
  expect(await dialogFindings(page)).toEqual([]);
  const again = wallet(page).getByRole('button', { name: 'Try again' });
  await page.keyboard.press('Tab');
  await expect(again).toBeFocused();
  await controls.faults([]);
  await again.press('Enter');
  await expect(wallet(page).getByText(/1,000\.00 is with Sexy Baccarat now/)).toBeVisible();
  await expect(held(page, 'Sexy Baccarat')).toContainText('1,000.00');
  await expect(balance(page)).toContainText('11,345.67');
  const sent = (await controls.callsTo(endpoints.walletTransfer.path)).slice(before);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);

  const { length: known } = await controls.callsTo(endpoints.walletTransfer.path);
  await controls.faults([{ endpoint: 'walletTransfer', kind: 'hold', times: 1 }]);
  await move(page, 'Add money to BTi Sports', 'Add money', '345.67');
  await expect
    .poll(async () => (await controls.callsTo(endpoints.walletTransfer.path)).length)
    .toBe(known + 1);
  await page.keyboard.press('Escape');
  await expect(balance(page)).toContainText('11,345.67');
  await controls.release();
  await expect(balance(page)).toContainText('11,000.00');
});

test('a transfer in one tab shows in the other; money that stays behind is named', async ({
  page,
  platform,
}) => {
  const other = await otherTab(page);
  await open(other, platform.url);
  await open(page, platform.url);
  await move(page, 'Add money to Sexy Baccarat', 'Add money', '40');
  await expect(held(page, 'Sexy Baccarat')).toContainText('40.00');
  await move(page, 'Add money to BTi Sports', 'Add money', '60');
  await expect(held(other, 'BTi Sports')).toContainText('60.00');
  await expect(held(other, 'Sexy Baccarat')).toContainText('40.00');
  await expect(held(other, 'Main wallet')).toContainText('12,245.67');

  const transfers = `**${endpoints.walletTransfer.path}`;
  await other.route(transfers, (route) =>
    route.request().postData()?.includes('SEX') ? route.abort() : route.continue(),
  );
  await press(other, 'Bring everything back');
  const told = wallet(other).getByRole('alert');
  await expect(told.getByRole('listitem')).toHaveText([
    /^Sexy Baccarat: no answer came, and money is still there/,
    'BTi Sports: back in your main wallet.',
  ]);
  await expect(held(page, 'Main wallet')).toContainText('12,305.67');
  await other.unroute(transfers);
  await told.getByRole('button', { name: 'Try the rest again' }).press('Enter');
  await expect(wallet(other).getByText('Everything is back in your main wallet.')).toBeVisible();
  await expect(wallet(other).getByText(/^There is nothing to bring back/)).toBeFocused();
  await expect(wallet(other).getByRole('button', { name: 'Bring everything back' })).toHaveCount(0);
  await expect(held(page, 'Main wallet')).toContainText('12,345.67');
  await expect(held(page, 'Sexy Baccarat')).toContainText('0.00');
});

test('amounts hide with the balance; axe, Burmese, and a single wallet', async ({
  page,
  platform,
  controls,
}) => {
  await open(page, platform.url);
  for (const [name, path] of [
    ['Deposit', 'deposit'],
    ['Withdraw', 'withdraw'],
    ['Account record', 'transactions'],
  ] as const)
    await expect(wallet(page).getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/member/${path}`,
    );
  await wallet(page).getByRole('button', { name: 'Hide balance' }).click();
  for (const name of ['Main wallet', 'BTi Sports'])
    await expect(held(page, name)).toContainText('***');
  await press(page, 'Add money to BTi Sports');
  await expect(wallet(page).getByRole('definition')).toHaveText(['***', '***']);
  expect(await dialogFindings(page)).toEqual([]);
  await press(page, 'All');
  await press(page, 'Add money');
  await expect(wallet(page).getByText('*** is with BTi Sports now.')).toBeVisible();
  expect(await dialogFindings(page)).toEqual([]);
  await switchLanguage(page, 'MY');
  await page.setViewportSize({ width: 320, height: 640 });
  const list = page.getByRole('dialog').getByRole('list', { name: joinSyllables(burmese.list) });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  expect(
    await page.getByRole('dialog').evaluate((element) => element.scrollWidth - element.clientWidth),
  ).toBe(0);

  await page.setViewportSize({ width: 1280, height: 720 });
  await switchLanguage(page, 'EN');
  await page.evaluate(() => sessionStorage.clear());
  await controls.reset();
  await controls.settings({ singleWallet: true });
  await open(page, platform.url);
  await expect(wallet(page).getByText(/No game maker has a wallet of its own now/)).toBeVisible();
  await expect(wallet(page).getByRole('button', { name: 'Bring everything back' })).toHaveCount(0);
});
