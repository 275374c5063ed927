import type { Page } from '@playwright/test';
import english from '../../../locales/en/money/wallets.json' with { type: 'json' };
import burmeseCentre from '../../../locales/my/member/memberCentre.json' with { type: 'json' };
import burmese from '../../../locales/my/money/wallets.json' with { type: 'json' };
import { endpoints } from '../../../contract/endpoints';
import { joinSyllables } from '../../../src/i18n/burmese';
import { findingsAtRest } from '../harness/axe';
import { otherTab } from '../harness/device';
import { goAs } from '../harness/people';
import { balance, expect, test } from '../harness/visit';

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
const openWallet = async (page: Page) => {
  await dialog(page)
    .getByRole('navigation')
    .getByRole('button', { name: 'Wallet', exact: true })
    .click();
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

test('money goes to a vendor once despite lost answers, and comes back, with its records', async ({
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
  // Neither client nor browser hears an answer: the wallets say that the money arrived.
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
  await dialog(page).getByRole('button', { name: 'Account record' }).click();
  const lines = dialog(page).getByRole('row').filter({ hasText: '345.67' });
  await expect(lines).toHaveText([
    /From a vendor's wallet BTI.*12,345\.67/,
    /To a vendor's wallet BTI.*12,000\.00/,
  ]);
  await page.keyboard.press('Escape');
  await expect(balance(page)).toContainText('12,345.67');
});

test('a transfer that is lost on the way is sent again and moves once; the focus is kept', async ({
  page,
  platform,
  controls,
}) => {
  await open(page, platform.url);
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
  expect(await findingsAtRest(page)).toEqual([]);
  const again = wallet(page).getByRole('button', { name: 'Try again' });
  await page.keyboard.press('Tab');
  await expect(again).toBeFocused();
  await controls.faults([]);
  await again.press('Enter');
  await expect(wallet(page).getByText(/1,000\.00 is with Sexy Baccarat now/)).toBeVisible();
  await expect(held(page, 'Sexy Baccarat')).toContainText('1,000.00');
  await expect(balance(page)).toContainText('11,345.67');
  const sent = await controls.callsTo(endpoints.walletTransfer.path);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('a member who leaves during a transfer sees by the balance that it moved', async ({
  page,
  platform,
  controls,
}) => {
  await open(page, platform.url);
  await controls.faults([{ endpoint: 'walletTransfer', kind: 'hold', times: 1 }]);
  await move(page, 'Add money to BTi Sports', 'Add money', '345.67');
  await expect
    .poll(async () => (await controls.callsTo(endpoints.walletTransfer.path)).length)
    .toBe(1);
  await page.keyboard.press('Escape');
  await expect(balance(page)).toContainText('12,345.67');
  await controls.release();
  await expect(balance(page)).toContainText('12,000.00');
});

test("a tab shows another tab's transfer; failures to bring back are named", async ({
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
  await expect(wallet(other).getByRole('button', { name: 'Bring everything back' })).toBeFocused();
  await expect(wallet(other).getByText('Everything is back in your main wallet.')).toBeVisible();
  await expect(held(page, 'Main wallet')).toContainText('12,345.67');
  await expect(held(page, 'Sexy Baccarat')).toContainText('0.00');
});

test('is hidden with the balance; axe finds nothing and nothing overflows', async ({
  page,
  platform,
}) => {
  await open(page, platform.url);
  await wallet(page).getByRole('button', { name: 'Hide balance' }).click();
  for (const name of ['Main wallet', 'BTi Sports'])
    await expect(held(page, name)).toContainText('***');
  await press(page, 'Add money to BTi Sports');
  await expect(wallet(page).getByRole('definition')).toHaveText(['***', '***']);
  expect(await findingsAtRest(page)).toEqual([]);
  await press(page, 'All');
  await press(page, 'Add money');
  await expect(wallet(page).getByText('*** is with BTi Sports now.')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  expect(await findingsAtRest(page)).toEqual([]);
  await page.evaluate(() => localStorage.setItem('lang', 'MY'));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.reload();
  await page
    .getByRole('dialog')
    .getByRole('navigation')
    .getByRole('button', { name: joinSyllables(burmeseCentre.transferFund.title) })
    .click();
  const list = page.getByRole('dialog').getByRole('list', { name: joinSyllables(burmese.list) });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  expect(
    await page.getByRole('dialog').evaluate((element) => element.scrollWidth - element.clientWidth),
  ).toBe(0);
  expect(Object.keys(burmese)).toEqual(Object.keys(english));
});

test('without vendor wallets there is nothing to move, and a trial member sees none', async ({
  page,
  platform,
  controls,
}) => {
  await controls.settings({ singleWallet: true });
  await open(page, platform.url);
  await expect(wallet(page).getByText(/No game maker keeps a wallet of its own now/)).toBeVisible();
  await expect(wallet(page).getByRole('button', { name: 'Bring everything back' })).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await goAs(page, platform.url, 'trial', '/member');
  await expect(dialog(page).getByRole('button', { name: 'My account' })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Wallet', exact: true })).toHaveCount(0);
});
