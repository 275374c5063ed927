import type { Page } from '@playwright/test';
import { joinSyllables } from '../../../src/i18n/burmese';
import { findings } from '../harness/axe';
import { otherDevice, otherTab } from '../harness/device';
import {
  expectOutAfter,
  memberCentre as centre,
  openLimits,
  playAs,
  watchesSession,
} from '../harness/pauses';
import { goAs } from '../harness/people';
import {
  balance,
  expect,
  expectGuest,
  fillAndSend,
  loginDialog,
  switchLanguage,
  test,
} from '../harness/visit';

const EXCLUDED = 'You have excluded yourself and are signed out. Log in to withdraw your money.';
const card = (page: Page) => centre(page).getByRole('region', { name: 'Deposit limit' });

test('a deposit limit holds at once, and a raise waits under its own rule', async ({
  page,
  platform,
  controls,
}) => {
  await controls.settings({ jurisdiction: 'SE' });
  // The seeded deposits are of other days.
  await controls.moveClock(400 * 24 * 60 * 60_000);
  await goAs(page, platform.url, 'player', '/');
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  // Where one is required, it is asked for before the form.
  await expect(centre(page).getByRole('heading', { name: 'Before you pay in' })).toBeVisible();
  await centre(page).getByRole('radio', { name: '7 days' }).check({ force: true });
  await centre(page).getByRole('textbox', { name: 'Deposit limit' }).fill('9,000');
  expect(await findings(page)).toEqual([]);
  await centre(page).getByRole('button', { name: 'Set this limit' }).click();
  await centre(page).getByRole('button', { name: 'See your limits' }).click();
  await expect(card(page).getByText(/Ks.9,000\.00 left until .*Myanmar Time/)).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await test.step('a raise is asked for under the Swedish rule, and keeps it', async () => {
    await card(page).getByRole('radio', { name: '7 days' }).check({ force: true });
    await card(page).getByRole('textbox', { name: 'Amount' }).fill('20000');
    await card(page).getByRole('button', { name: 'Change limit' }).click();
    const question = page.getByRole('dialog', { name: 'Ask for a higher limit?' });
    await expect(question).toContainText('after 72 hours');
    await question.getByRole('button', { name: 'Ask for it' }).click();
    await expect(card(page).getByText(/rules of SE it waits 72 hours/)).toBeVisible();
    await controls.settings({ jurisdiction: 'UK' });
    await centre(page).getByRole('button', { name: 'Why do these rules hold?' }).click();
    // The open page reads the new pack by itself.
    await expect(centre(page).getByText('A raise waits 24 hours.')).toBeVisible();
    await expect(card(page).getByText(/rules of SE it waits 72 hours/)).toBeVisible();
  });

  await test.step('the deposit page says what fits and refuses more', async () => {
    await centre(page).getByRole('button', { name: 'Deposit', exact: true }).click();
    await expect(centre(page).getByText(/7 days: you can still pay in Ks.9,000\.00/)).toBeVisible();
    await centre(page).getByRole('textbox', { name: 'Amount' }).fill('9001');
    await centre(page).getByRole('button', { name: 'Continue' }).click();
    await expect(centre(page).getByText(/You can pay in at most 9,000\.00/)).toBeVisible();
  });
});

test('a limit of the balance shows what is there, and keeps a deposit out', async ({
  page,
  platform,
}) => {
  await goAs(page, platform.url, 'player', '/');
  await openLimits(page);
  const balanceCard = centre(page).getByRole('region', { name: 'Balance limit' });
  await balanceCard.getByRole('textbox', { name: 'Amount' }).fill('30,000');
  await balanceCard.getByRole('button', { name: 'Set limit' }).click();
  // The wallet and a bonus under review.
  await expect(balanceCard.getByText(/^Ks.22,345\.67 of at most Ks.30,000\.00$/)).toBeVisible();
  await expect(balanceCard.getByText(/^Ks.7,654\.33 more can come in$/)).toBeVisible();
  await centre(page).getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(centre(page).getByText(/balance limit is Ks.30,000\.00: Ks.7,654/)).toBeVisible();
  await centre(page).getByRole('textbox', { name: 'Amount' }).fill('8000');
  await centre(page).getByRole('button', { name: 'Continue' }).click();
  await expect(centre(page).getByText(/You can pay in at most 7,654\.33/)).toBeVisible();
});

test('a self-exclusion is typed to confirm, and has a page of its own afterwards', async ({
  page,
  platform,
}) => {
  await goAs(page, platform.url, 'player', '/');
  await openLimits(page);
  const menu = centre(page).getByRole('navigation', { name: 'Member centre' });
  const exclusion = centre(page).getByRole('region', { name: 'Self-exclusion' });
  await exclusion.getByRole('button', { name: 'Exclude myself' }).click();
  const question = page.getByRole('dialog', { name: 'Exclude yourself now?' });
  await question.getByRole('textbox').fill('somebody');
  await question.getByRole('button', { name: 'Exclude me' }).click();
  await expect(question.getByText('This is not your account name')).toBeVisible();
  await question.getByRole('textbox').fill('player');
  await question.getByRole('button', { name: 'Exclude me' }).click();
  const title = page.getByRole('heading', { level: 1, name: 'You have excluded yourself' });
  await expect(title).toBeVisible();
  await expect(page).toHaveURL(/\/pause$/);
  await expect(page).toHaveTitle(/^Break from playing/);
  const main = page.getByRole('main');
  await expect(main.getByText('Self-exclusion', { exact: true })).toBeVisible();
  await expect(main.getByText(/^20\d\d-\d\d-\d\d \d\d:\d\d, Myanmar Time$/)).toHaveCount(2);
  await expect(main.getByRole('link', { name: 'Gambling Therapy' })).toHaveAttribute(
    'href',
    'https://www.gamblingtherapy.org/',
  );
  await expect(page.getByRole('button', { name: 'Deposit', exact: true })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);

  await test.step('a game in the navigation, Back, and a reload lead here', async () => {
    await page.getByRole('link', { name: 'Slots' }).first().click();
    await expect(page).toHaveURL(/\/pause$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/pause$/);
    await page.reload();
    await expect(title).toBeVisible();
  });

  await test.step('by keyboard to the withdrawal and back, also after a reload', async () => {
    await main.getByRole('button', { name: 'Withdraw your money' }).focus();
    await page.keyboard.press('Enter');
    await expect(centre(page).getByRole('heading', { name: 'Withdrawal' }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/member\/withdraw$/);
    await page.reload();
    await expect(centre(page).getByRole('heading', { name: 'Withdrawal' }).first()).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Deposit', exact: true })).toHaveCount(0);
    await centre(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/pause$/);
    await expect(title).toBeVisible();
  });

  await test.step('what is closed leads here by its address too', async () => {
    await page.goto('/member/deposit');
    await expect(title).toBeVisible();
    await expect(page).toHaveURL(/\/pause$/);
    await expect(centre(page)).toHaveCount(0);
  });

  await test.step('in Burmese, on a phone', async () => {
    await switchLanguage(page, 'MY');
    await page.setViewportSize({ width: 360, height: 740 });
    const burmese = joinSyllables('သင် ကိုယ်တိုင် ပိတ်ထားပါသည်');
    await expect(page.getByRole('heading', { level: 1, name: burmese })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await findings(page)).toEqual([]);
  });
});

test('a break ends play in every other tab and on every other device', async ({
  page,
  browser,
  platform,
}) => {
  test.setTimeout(60_000);
  const device = await otherDevice(browser, platform.url);
  const [beside, second] = [await otherTab(page), await otherTab(device)];
  const stranger = await otherTab(device);
  for (const tab of [page, beside, second]) await goAs(tab, platform.url, 'player', '/');
  const watched = watchesSession(stranger);
  await goAs(stranger, platform.url, 'agent', '/');
  await playAs(device, platform.url, 'player');
  await watched;

  await page.bringToFront();
  await openLimits(page);
  const pause = centre(page).getByRole('region', { name: 'Break' });
  await pause.getByRole('button', { name: 'Take a break' }).click();
  const question = page.getByRole('dialog', { name: 'Take a break now?' });
  const start = question.getByRole('button', { name: 'Start the break' });
  const shown = page.getByRole('heading', { name: 'You are on a break' });
  await expectOutAfter(page, { start, shown }, { devices: [device], tabs: [beside, second] });
  for (const tab of [beside, device, second]) await expectGuest(tab);
  await expect(balance(stranger)).toContainText('250,000.00');
  await device.context().close();
});

test('an exclusion ends every other session; a new one can only withdraw', async ({
  page,
  browser,
  platform,
}) => {
  test.setTimeout(60_000);
  const device = await otherDevice(browser, platform.url);
  const beside = await otherTab(page);
  for (const tab of [page, beside]) await goAs(tab, platform.url, 'player', '/');
  await playAs(device, platform.url, 'player');

  await page.bringToFront();
  await openLimits(page);
  const exclusion = centre(page).getByRole('region', { name: 'Self-exclusion' });
  await exclusion.getByRole('button', { name: 'Exclude myself' }).click();
  const question = page.getByRole('dialog', { name: 'Exclude yourself now?' });
  await question.getByRole('textbox').fill('player');
  const start = question.getByRole('button', { name: 'Exclude me' });
  const shown = page.getByRole('heading', { level: 1, name: 'You have excluded yourself' });
  await expectOutAfter(page, { start, shown }, { devices: [device], tabs: [beside] });
  await expect(page).toHaveURL(/\/pause$/);
  for (const tab of [beside, device]) await expectGuest(tab);

  await test.step('who logs in there again can withdraw', async () => {
    await fillAndSend(loginDialog(device), 'player');
    await expect(device).toHaveURL(/\/pause$/);
    await device.getByRole('button', { name: 'Withdraw your money' }).click();
    const amount = centre(device).getByRole('textbox', { name: 'Amount' });
    await amount.fill('500');
    await expect(amount).toHaveValue('500');
    await expect(centre(device).getByRole('button', { name: 'Continue' })).toBeEnabled();
  });

  const paused = device.getByRole('heading', { level: 1, name: 'You have excluded yourself' });
  await test.step('promotions lead to the page of who is excluded', async () => {
    await centre(device).getByRole('button', { name: 'Close' }).click();
    await device.getByRole('link', { name: 'Promotions', exact: true }).first().click();
    await expect(device).toHaveURL(/\/pause$/);
    await expect(paused).toBeVisible();
  });
  for (const closed of ['/fish?search=thunder', '/member/deposit'])
    await test.step(`${closed} leads there too`, async () => {
      await device.goto(closed);
      await expect(paused).toBeVisible();
      await expect(device).toHaveURL(/\/pause$/);
      await expect(centre(device)).toHaveCount(0);
    });
  await device.context().close();
});

test('in Ontario an exclusion ends this session too, and says why', async ({
  page,
  browser,
  platform,
  controls,
}) => {
  test.setTimeout(60_000);
  await controls.settings({ jurisdiction: 'ON' });
  const device = await otherDevice(browser, platform.url);
  const beside = await otherTab(page);
  for (const tab of [page, beside]) await goAs(tab, platform.url, 'player', '/');
  await playAs(device, platform.url, 'player');

  await page.bringToFront();
  await openLimits(page);
  const exclusion = centre(page).getByRole('region', { name: 'Self-exclusion' });
  await exclusion.getByRole('button', { name: 'Exclude myself' }).click();
  const question = page.getByRole('dialog', { name: 'Exclude yourself now?' });
  await question.getByRole('textbox').fill('player');
  const start = question.getByRole('button', { name: 'Exclude me' });
  const shown = page.getByText(EXCLUDED);
  await expectOutAfter(page, { start, shown }, { devices: [device], tabs: [beside, page] });
  for (const tab of [beside, device]) await expectGuest(tab);
  await expect(page).toHaveURL(/\/$/);
  await expect(centre(page)).toHaveCount(0);

  await test.step('who logs in again can withdraw and read, as the pack says', async () => {
    await fillAndSend(loginDialog(device), 'player');
    await expect(device).toHaveURL(/\/pause$/);
    await expect(
      device.getByRole('heading', { level: 1, name: 'You have excluded yourself' }),
    ).toBeVisible();
    await device.getByRole('button', { name: 'Withdraw your money' }).click();
    await expect(centre(device).getByRole('textbox', { name: 'Amount' })).toBeEditable();
  });
  await device.context().close();
});
