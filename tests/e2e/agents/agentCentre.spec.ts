import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { endpoints } from '../../../contract/endpoints';
import { UTC_OFFSET } from '../../../sandbox/base/yangon';
import { findings } from '../harness/axe';
import { pagesIn } from '../harness/centre';
import { dialogFindings } from '../harness/dialogFindings';
import { holdClock } from '../harness/clock';
import { goAs } from '../harness/people';
import { expect, PASSWORD, test } from '../harness/visit';

const PAYMENT_PASSWORD = '246810';
const OWN_PASSWORD = 'Newbie#2026';
const PAGES = [
  'Announcements',
  'Dashboard',
  'Team overview',
  'Register account',
  'Team management',
  'Team betting',
  'User loss',
  'My income',
  'Account details',
  'Bonus/dividend',
  'Daily salary',
  'Hourly salary',
  'Real-time salary',
  'Messages',
] as const;
/** What stands on a page once it has come. */
const CONTENT: Record<(typeof PAGES)[number], (pane: Locator) => Locator> = {
  Announcements: (pane) => pane.getByRole('button', { name: /^When a contract is paid/ }),
  Dashboard: (pane) => pane.getByRole('img', { name: 'My income by period' }),
  'Team overview': (pane) => pane.getByRole('img', { name: 'Bets by day' }),
  'Register account': (pane) => pane.getByRole('textbox', { name: 'Username' }),
  'Team management': (pane) => pane.getByRole('table'),
  'Team betting': table,
  'User loss': table,
  'My income': table,
  'Account details': table,
  'Bonus/dividend': table,
  'Daily salary': table,
  'Hourly salary': table,
  'Real-time salary': table,
  Messages: (pane) => pane.getByRole('radio', { name: 'All' }),
};
function table(pane: Locator) {
  return pane
    .getByRole('table')
    .or(pane.getByText(/in this period\./))
    .first();
}
const centre = (page: Page) => page.getByRole('dialog', { name: 'Agent centre' });
const menu = (page: Page) => centre(page).getByRole('navigation', { name: 'Agent centre' });
const open = async (page: Page, name: string) => {
  await (await pagesIn(menu(page))).getByRole('button', { name }).click();
  const pane = centre(page).getByRole('region', { name });
  await expect(pane.getByRole('heading', { level: 3, name })).toBeVisible();
  return pane;
};

test('a centre that was opened yesterday shows the days up to today', async ({
  page,
  platform,
  controls,
}) => {
  await holdClock(page);
  const [minutes, day] = [5 * 60_000, 86_400_000];
  const toMidnight = day - ((Date.now() + UTC_OFFSET * 60_000) % day);
  await controls.moveClock(toMidnight - minutes);
  await goAs(page, platform.url, 'agent', '/agentHome');
  const until = (pane: Locator) => pane.getByLabel('To', { exact: true });
  const yesterday = await until(await open(page, 'Team overview')).inputValue();
  await controls.moveClock(toMidnight + minutes);
  await page.clock.fastForward(2 * minutes);
  const pane = await open(page, 'Team betting');
  await expect(until(pane)).not.toHaveValue(yesterday);
  await expect(pane.getByRole('radio', { name: 'Weekly' })).toBeChecked();
});

test('agents of every type get every page of the agent centre', async ({ page, platform }) => {
  test.setTimeout(90_000);
  for (const who of ['agent2', 'agent41', 'agent42', 'downline'])
    await test.step(who, async () => {
      await goAs(page, platform.url, who, '/agentHome');
      await expect(centre(page)).toBeVisible();
      for (const name of PAGES) {
        const pane = await open(page, name);
        await expect(CONTENT[name](pane)).toBeVisible();
        await expect(pane.getByRole('alert')).toHaveCount(0);
      }
      await page.evaluate(() => sessionStorage.clear());
    });
});

test('nobody else gets a page of the agent centre', async ({ page, platform }) => {
  for (const who of ['guest', 'trial', 'player'])
    await test.step(who, async () => {
      await goAs(page, platform.url, who, '/agentHome');
      await expect(page).toHaveURL('/agent');
      await expect(centre(page)).toHaveCount(0);
      await page.evaluate(() => sessionStorage.clear());
    });
});

test('opened from the menu; the tree is drilled and searched; records become a file', async ({
  page,
  platform,
}) => {
  await goAs(page, platform.url, 'agent', '/');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Agent centre' }).click();
  await expect(centre(page)).toBeVisible();
  await expect(page).toHaveURL('/agentHome');
  await page.keyboard.press('Escape');
  await expect(centre(page)).toHaveCount(0);
  const again = page.getByRole('button', { name: 'Agent centre' });
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(centre(page)).toBeVisible();

  const pane = await open(page, 'Team management');
  await pane.getByRole('button', { name: 'Team of mandalay', exact: true }).click();
  await pane.getByRole('button', { name: 'Team of mandalay1', exact: true }).click();
  const way = pane.getByRole('navigation').getByRole('button');
  await expect(way).toHaveText(['My team', 'mandalay', 'mandalay1']);
  // What was pressed is gone: the keyboard goes on from where it led to.
  await expect(way.last()).toBeFocused();
  await pane.getByRole('navigation').getByRole('button', { name: 'mandalay', exact: true }).click();
  await expect(pane.getByRole('table', { name: 'Team of mandalay' })).toBeVisible();
  await pane.getByRole('searchbox', { name: 'Search the whole team' }).fill('okkalapa');
  await expect(pane.getByText('downline › insein › hlaing')).toBeVisible();
  await expect(pane.getByRole('searchbox', { name: 'Search the whole team' })).toBeFocused();

  const bets = await open(page, 'Team betting');
  await bets.getByRole('radio', { name: 'Monthly', exact: true }).check();
  await bets.getByRole('searchbox', { name: 'Search for an account' }).fill('mandalay');
  const count = bets.getByText(/^[\d,]+ records?$/);
  const rows = bets
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: /Settled|Open/ }) });
  await expect(rows.filter({ hasNotText: 'mandalay' })).toHaveCount(0);
  await expect(bets.locator('[aria-busy]')).toHaveCount(0);
  const total = Number((await count.innerText()).replaceAll(/\D/g, ''));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bets.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^team-betting_.*\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(total + 1);
  expect(lines[0]).toBe(
    '\uFEFFTime (Asia/Yangon),Account,Game,Game maker,Stake,Profit or loss,Status',
  );
});

test('money to a downline: both balances follow, and a lost answer moves it once', async ({
  page,
  platform,
  controls,
}) => {
  await goAs(page, platform.url, 'agent', '/agentHome');
  const pane = await open(page, 'Team management');
  const row = pane
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: 'Team of downline', exact: true }) });
  await expect(row).toContainText('1,500.00');
  const opener = row.getByRole('button', { name: 'Actions for downline', exact: true });
  const item = row.getByRole('menuitem', { name: 'Transfer to downline', exact: true });
  // The menu alone answers Escape: the centre stays.
  await opener.press('Enter');
  await expect(item).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(item).toHaveCount(0);
  await expect(opener).toBeFocused();
  const start = async () => {
    await opener.click();
    await item.click();
  };
  const dialog = page.getByRole('dialog', { name: 'Transfer to downline' });
  // Its code does not come: it is closed, and can be opened again.
  await page.route(/\/TeamTransfer-[^/]+\.js$/, (route) => route.abort());
  await start();
  await expect(page.getByText('Network link is abnormal, please try again')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.unroute(/\/TeamTransfer-[^/]+\.js$/);
  await start();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('1234.50');
  await dialog.getByLabel('Payment password').fill('000000');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(
    dialog.getByText('one thousand two hundred and thirty-four and 50/100'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Transfer now' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('1234.50');
  await dialog.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  // The answer is lost once it is done: the same request goes out again under the same key, and the
  // money moves once.
  await controls.faults([{ endpoint: 'teamTransfer', kind: 'abortAfterCommit', times: 1 }]);
  await dialog.getByRole('button', { name: 'Transfer now' }).click();
  await expect(dialog.getByText(/1,234\.50 went to downline/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  // Its code came while it was opened: the centre below stayed, and with it what had the focus.
  await expect(opener).toBeFocused();
  await expect(row).toContainText('2,734.50');
  await expect(centre(page).getByRole('group', { name: 'Balance' })).toContainText('248,765.50');

  const balance = centre(page).getByRole('group', { name: 'Balance' });
  const transfer = async (amount: string) => {
    await start();
    await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount);
    await dialog.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Transfer now' }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      'We do not know whether the money has moved',
    );
  };
  await controls.faults([{ endpoint: 'teamTransfer', kind: 'abortAfterCommit', times: 20 }]);
  const transfers = async () =>
    (await controls.callsTo(endpoints.teamTransfer.path)).filter(
      ({ method }) => method === endpoints.teamTransfer.method,
    );
  const { length: before } = await transfers();
  await transfer('1000');
  expect(await findings(page, 'dialog[open]')).toEqual([]);
  await controls.faults([]);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText(/1,000\.00 went to downline/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(row).toContainText('3,734.50');
  const sent = (await transfers()).slice(before);
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);

  await controls.faults([{ endpoint: 'teamTransfer', kind: 'abortAfterCommit', times: 20 }]);
  await transfer('500');
  await controls.faults([]);
  await dialog.getByRole('button', { name: 'Change it' }).click();
  await expect(dialog.getByText('247,265.50')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(row).toContainText('4,234.50');
  await expect(balance).toContainText('247,265.50');
});

test('a member sends money to the upline', async ({ page, platform }) => {
  await goAs(page, platform.url, 'player', '/member');
  const dialog = page.getByRole('dialog', { name: 'Member centre' });
  await dialog.getByRole('button', { name: 'Transfer to upline' }).click();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('45.67');
  await dialog.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('forty-five and 67/100')).toBeVisible();
  await dialog.getByRole('button', { name: 'Transfer now' }).click();
  await expect(dialog.getByText(/45\.67 went to downline/)).toBeVisible();
  await expect(dialog.getByText(/balance is now .*12,300\.00/)).toBeVisible();
});

test('a downline and an invitation are made; the downline sets a payment password', async ({
  page,
  platform,
}) => {
  await goAs(page, platform.url, 'agent', '/agentHome');
  const pane = await open(page, 'Register account');
  await pane.getByRole('button', { name: 'Create account' }).click();
  await expect(pane.getByText('Input cannot be empty').first()).toBeVisible();
  await pane.getByRole('textbox', { name: 'Username' }).fill('newbie77');
  await pane.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await pane.getByRole('button', { name: 'Create account' }).click();
  await expect(pane.getByText('The account newbie77 was created')).toBeVisible();

  await pane.getByRole('tab', { name: 'Invitation link' }).click();
  await pane.getByRole('button', { name: 'New invitation' }).click();
  await pane.getByText('Agent', { exact: true }).first().click();
  await pane.getByRole('textbox', { name: 'Daily salary in %' }).fill('0.1');
  await pane.getByRole('button', { name: 'Make invitation' }).click();
  const first = pane.getByRole('list', { name: 'Your invitations' }).getByRole('listitem').first();
  await expect(first).toContainText('Daily salary 0.1%');
  await first.getByRole('button', { name: 'QR code' }).click();
  await expect(first.getByRole('img', { name: /^QR code of the invitation/ })).toBeVisible();

  const team = await open(page, 'Team management');
  await team.getByRole('searchbox', { name: 'Search the whole team' }).fill('newbie77');
  await expect(team.getByRole('rowheader', { name: /^newbie77/ })).toBeVisible();

  await page.evaluate(() => sessionStorage.clear());
  await goAs(page, platform.url, 'newbie77', '/');
  const change = page.getByRole('dialog', { name: 'Change password' });
  await change.getByLabel('Old password', { exact: true }).fill(PASSWORD);
  await change.getByLabel('New password', { exact: true }).fill(OWN_PASSWORD);
  await change.getByLabel('Repeat new password', { exact: true }).fill(OWN_PASSWORD);
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('group', { name: 'Balance' })).toBeVisible();
  await page.goto('/member');
  const dialog = page.getByRole('dialog', { name: 'Member centre' });
  const payment = dialog.getByRole('region', { name: 'Payment password' });
  await payment.getByRole('button', { name: 'Set payment password' }).click();
  await payment.getByRole('button', { name: 'Not now' }).click();
  await expect(payment.getByText(/you have none yet/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Transfer to upline' }).click();
  await expect(dialog.getByText(/Transfers and withdrawals need a payment password/)).toBeVisible();
  await dialog.getByLabel('Login password', { exact: true }).fill(OWN_PASSWORD);
  await dialog.getByLabel('New payment password', { exact: true }).fill(PAYMENT_PASSWORD);
  await dialog.getByLabel('Repeat the payment password', { exact: true }).fill('135790');
  await dialog.getByRole('button', { name: 'Set payment password' }).click();
  await expect(dialog.getByLabel('Repeat the payment password', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await dialog.getByLabel('Repeat the payment password', { exact: true }).fill(PAYMENT_PASSWORD);
  await dialog.getByRole('button', { name: 'Set payment password' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await dialog.getByRole('button', { name: 'My account' }).click();
  await expect(payment.getByText(/contact customer service/)).toBeVisible();
});

test('agent gets every page, axe finds nothing, and nothing overflows at any width', async ({
  page,
  platform,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1440, height: 800 });
  await goAs(page, platform.url, 'agent', '/agentHome');
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of PAGES)
      await test.step(`${name}, ${width} px`, async () => {
        const pane = await open(page, name);
        await expect(CONTENT[name](pane)).toBeVisible();
        await expect(pane.getByRole('alert')).toHaveCount(0);
        expect(await dialogFindings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          width,
        );
      });
  }
});

const WIDE = [
  'Dashboard',
  'Team management',
  'User loss',
  'My income',
  'Bonus/dividend',
  'Daily salary',
  'Hourly salary',
] as const satisfies readonly (typeof PAGES)[number][];
/** By how many px a table is wider than its place. */
const overflowOf = (one: Locator) =>
  one.evaluate(({ parentElement: place }) => (place ? place.scrollWidth - place.clientWidth : 0));

test('in Burmese every table fits at 1440 px, and nothing overflows at 360 px', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => localStorage.setItem('lang', 'MY'));
  await goAs(page, platform.url, 'agent', '/agentHome');
  const dialog = page.getByRole('dialog');
  const tables = dialog.getByRole('table');
  const entries = dialog.getByRole('navigation').first().getByRole('button');
  const [first, last] = [PAGES.indexOf('Team management'), PAGES.indexOf('Real-time salary')];
  for (let at = first; at <= last; at++) {
    await entries.nth(at).click();
    await expect(entries.nth(at)).toHaveAttribute('aria-current', 'true');
    // The last seven days hold no whole week on a Sunday, and so no weekly dividend.
    if (at !== first) await dialog.getByRole('radio').last().check();
    await expect(tables).toBeVisible();
    expect(await overflowOf(tables), `page ${at}`).toBe(0);
    const header = await tables.getByRole('columnheader').first().boundingBox();
    expect(header?.height, `page ${at}`).toBeGreaterThan(20);
    if (at === first)
      expect((await tables.getByRole('row').nth(1).boundingBox())?.height).toBeLessThan(120);
  }

  await page.setViewportSize({ width: 360, height: 800 });
  const expectNothingSticksOut = async () => {
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
  };
  await expectNothingSticksOut();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/agent');
  await expectNothingSticksOut();
});

test('at 768 and 1024 px no table is scrolled sideways, in both languages', async ({
  page,
  platform,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 768, height: 1024 });
  const dialog = page.getByRole('dialog');
  const tables = dialog.getByRole('table');
  for (const lang of ['EN', 'MY'])
    await test.step(lang, async () => {
      await page.addInitScript((chosen) => localStorage.setItem('lang', chosen), lang);
      await goAs(page, platform.url, 'agent', '/agentHome');
      for (const name of WIDE) {
        await (
          await pagesIn(dialog.getByRole('navigation').first())
        )
          .getByRole('button')
          .nth(PAGES.indexOf(name))
          .click();
        if (name !== 'Team management') await dialog.getByRole('radio').last().check();
        for (const width of [768, 1024]) {
          await page.setViewportSize({ width, height: 1024 });
          await expect(tables.getByRole('row').last()).toBeAttached();
          await expect.poll(() => overflowOf(tables), `${name} at ${width} px`).toBe(0);
          // Whatever cuts it off: the last cell of the first row is in sight.
          const last = tables.getByRole('row').nth(1).getByRole('cell').last();
          await last.scrollIntoViewIfNeeded();
          await expect(last, `${name} at ${width} px`).toBeInViewport({ ratio: 1 });
        }
      }
    });
});
