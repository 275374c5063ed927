import type { Locator } from '@playwright/test';
import english from '../../../locales/en/site/common.json' with { type: 'json' };
import burmese from '../../../locales/my/site/common.json' with { type: 'json' };
import englishShell from '../../../locales/en/site/shell.json' with { type: 'json' };
import burmeseShell from '../../../locales/my/site/shell.json' with { type: 'json' };
import { joinSyllables } from '../../../src/i18n/burmese';
import { pagesIn } from '../harness/centre';
import { goAs } from '../harness/people';
import { expect, header, pressInDrawer, bottomBar, test } from '../harness/visit';

/** The least size of anything that a finger operates, in px. */
const TOUCH = 44;
/** The most px that a header of one row takes. */
const ONE_ROW = 60;

const isInReach = (target: Locator) =>
  target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return (
      left >= 0 &&
      right <= innerWidth &&
      [left + 2, (left + right) / 2, right - 2].every((x) =>
        element.contains(document.elementFromPoint(x, (top + bottom) / 2)),
      )
    );
  });
const sizeOf = async (target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('it is to be seen');
  return box;
};

for (const lang of ['EN', 'MY'])
  for (const width of [320, 360, 412, 1440])
    test(`a guest registers with one tap: ${lang}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.addInitScript((given) => localStorage.setItem('lang', given), lang);
      await page.goto('/');
      const [common, shell] = lang === 'EN' ? [english, englishShell] : [burmese, burmeseShell];
      const named = (name: string) =>
        header(page).getByRole('button', { name: joinSyllables(name), exact: true });
      const [register, logIn] = [named(shell.register), named(common.logIn)];
      const service = named(common.customerService);
      for (const button of [register, logIn, service]) {
        await expect(button).toBeVisible();
        await expect.poll(() => isInReach(button)).toBe(true);
        expect((await sizeOf(button)).height).toBeGreaterThanOrEqual(TOUCH);
      }
      const [one, other] = [await sizeOf(register), await sizeOf(logIn)];
      expect(one.x + one.width, 'they are side by side').toBeLessThanOrEqual(other.x);
      expect(one.y).toBe(other.y);
      if (width < 640) expect((await sizeOf(header(page))).height).toBeLessThanOrEqual(ONE_ROW);
      expect(
        await register
          .or(logIn)
          .evaluateAll((all) => all.filter((it) => it.scrollWidth > it.clientWidth).length),
        'no word is cut off',
      ).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
      await register.click();
      await expect(page).toHaveURL('/register');
    });

for (const width of [360, 1440])
  test(`the welcome of a guest offers to register first: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await page
      .getByRole('region', { name: 'Every game of the house, at your own pace' })
      .getByRole('button', { name: 'Register', exact: true })
      .click();
    await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible();
  });

for (const width of [768, 1440])
  test(`depositing and withdrawing tell apart, and fit a finger: ${width} px`, async ({
    page,
    platform,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await goAs(page, platform.url, 'player', '/');
    await expect(header(page).getByRole('group', { name: 'Balance' })).toContainText('12,345.67');
    const looks = await Promise.all(
      ['Deposit', 'Withdraw'].map(async (name) => {
        const button = header(page).getByRole('button', { name, exact: true });
        await expect.poll(() => isInReach(button)).toBe(true);
        const { width: wide, height } = await sizeOf(button);
        expect(wide).toBeGreaterThanOrEqual(TOUCH);
        expect(height).toBeGreaterThanOrEqual(TOUCH);
        const words = await sizeOf(button.getByText(name, { exact: true }));
        expect(words.width, 'its text is to be read').toBeGreaterThan(20);
        return button.evaluate((element) => getComputedStyle(element).backgroundColor);
      }),
    );
    expect(new Set(looks).size).toBe(2);
  });

test("a member's phone has one row above and one below", async ({ page, platform }) => {
  const balance = header(page).getByRole('group', { name: 'Balance' });
  const bar = bottomBar(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await goAs(page, platform.url, 'player', '/');
  for (const width of [320, 360])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await expect(balance).toContainText('12,345.67');
      expect((await sizeOf(header(page))).height).toBeLessThanOrEqual(ONE_ROW);
      const entries = bar.getByRole('link').or(bar.getByRole('button'));
      await expect(entries).toHaveText(['Home', 'Search', 'Deposit', 'Rewards', 'Account']);
      for (const control of [
        header(page).getByRole('button', { name: 'Open menu' }),
        balance.getByRole('button', { name: 'Hide balance' }),
        balance.getByRole('button', { name: 'Refresh balance' }),
        header(page).getByRole('button', { name: 'Account menu' }),
        ...(await entries.all()),
      ]) {
        await expect.poll(() => isInReach(control)).toBe(true);
        const { width: wide, height } = await sizeOf(control);
        expect(wide).toBeGreaterThanOrEqual(TOUCH);
        expect(height).toBeGreaterThanOrEqual(TOUCH);
      }
    });

  const rewards = bar.getByRole('button', { name: 'Rewards', exact: true });
  await test.step('the bar counts the rewards to claim', async () => {
    await expect(rewards).toHaveAccessibleDescription('2 rewards to claim');
    await rewards.click();
    const centre = page.getByRole('dialog', { name: 'Member centre' });
    await centre.getByRole('button', { name: 'Claim: Bonus of the week' }).click();
    await expect(centre.getByRole('button', { name: /^Claim/ })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(rewards).toHaveAccessibleDescription('1 reward to claim');
  });

  await test.step('the end of the page is above the bar', async () => {
    await page.keyboard.press('End');
    const rights = page.getByText('All rights reserved');
    await expect(rights).toBeInViewport();
    await expect
      .poll(async () => {
        const [end, row] = [await sizeOf(rights), await sizeOf(bar)];
        return end.y + end.height <= row.y;
      })
      .toBe(true);
  });
});

test('what a phone has no room for is in its drawer', async ({ page, platform }) => {
  const drawer = page.getByRole('dialog', { name: 'Side menu' });
  await page.setViewportSize({ width: 360, height: 740 });
  await goAs(page, platform.url, 'player', '/');
  await pressInDrawer(page, 'Withdraw');
  await expect(page).toHaveURL('/member/withdraw');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await header(page).getByRole('button', { name: 'Open menu' }).click();
  await expect(drawer.getByRole('button', { name: /^Notices/ })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Customer service' })).toBeVisible();
  const main = drawer.getByRole('navigation', { name: 'Main' });
  await main.getByRole('button', { name: 'Vendors: Slots' }).click();
  await main.getByRole('list', { name: 'Vendors: Slots' }).getByRole('link').first().click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/rng\?vassalage=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
});

const CENTRES = [
  { name: 'Member centre', who: 'player', address: '/member', first: 'My account', count: 17 },
  { name: 'Agent centre', who: 'agent', address: '/agentHome', first: 'Announcements', count: 17 },
] as const;

for (const { name, who, address, first, count } of CENTRES)
  test(`the pages of a centre are behind one button: ${name}`, async ({ page, platform }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await goAs(page, platform.url, who, address);
    const centre = page.getByRole('dialog', { name });
    const menu = centre.getByRole('navigation', { name });
    const opener = menu.getByRole('button', { name: `Page: ${first}` });
    const pages = menu.getByRole('list');
    const region = centre.getByRole('region', { name: first, exact: true });
    await expect(opener).toHaveText(first);
    await expect(menu.getByRole('button')).toHaveCount(1);
    await expect(pages).toHaveCount(0);
    await expect.poll(() => isInReach(opener)).toBe(true);

    await opener.click();
    await expect(pages.getByRole('button')).toHaveCount(count);
    await expect(pages.getByRole('button', { name: first })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(region).toHaveCount(0);
    for (const entry of await pages.getByRole('button').all()) {
      await entry.scrollIntoViewIfNeeded();
      expect(await isInReach(entry)).toBe(true);
      expect((await sizeOf(entry)).height).toBeGreaterThanOrEqual(TOUCH);
    }
    await page.goBack();
    await expect(pages).toHaveCount(0);
    await expect(region).toBeVisible();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(pages).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(pages).toHaveCount(0);
    await expect(centre).toBeVisible();

    await opener.click();
    await pages.getByRole('button', { name: 'Deposit' }).click();
    await expect(centre.getByRole('region', { name: 'Deposit' }).first()).toBeVisible();
    await expect(pages).toHaveCount(0);
    await expect(menu.getByRole('button', { name: 'Page: Deposit' })).toBeFocused();
    await page.setViewportSize({ width: 1440, height: 740 });
    await expect(menu.getByRole('button')).toHaveCount(count);
    // As in a wide centre: another page takes the entry of the one before.
    await page.goBack();
    await expect(centre).toHaveCount(0);
  });

/** On how many lines a cell's text stands, without its header. */
const linesOf = (cell: Locator) =>
  cell.evaluate((element) => {
    const tops = new Set<number>();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      range.selectNode(texts.currentNode);
      for (const { top } of range.getClientRects()) tops.add(Math.round(top));
    }
    return tops.size;
  });

for (const lang of ['EN', 'MY'])
  test(`a phone shows the first record whole, and its moment on one line: ${lang}`, async ({
    page,
    platform,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript((given) => localStorage.setItem('lang', given), lang);
    const record = page.getByRole('dialog').getByRole('table').getByRole('row').nth(1);
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    const expectFirstRecord = async () => {
      await expect(record).toBeInViewport({ ratio: 1 });
      // Few lines, and no field is lost.
      expect((await record.boundingBox())?.height).toBeLessThan(150);
      for (const cell of await record.getByRole('cell').all()) await expect(cell).toBeVisible();
      // The moment, which names the row, stands below the main fact.
      expect(await topOf(record.getByRole('rowheader'))).toBeGreaterThan(
        await topOf(record.getByRole('cell').first()),
      );
      expect(await linesOf(record.getByRole('rowheader'))).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    };
    for (const address of ['/member/bets', '/member/transactions'])
      await test.step(address, async () => {
        await goAs(page, platform.url, 'player', address);
        await expectFirstRecord();
      });
    await test.step('the agent centre', async () => {
      await page.evaluate(() => sessionStorage.removeItem('token'));
      await goAs(page, platform.url, 'agent', '/agentHome');
      const pages = await pagesIn(page.getByRole('dialog').getByRole('navigation'));
      await pages.getByRole('button').nth(5).click();
      await expectFirstRecord();
    });
  });
