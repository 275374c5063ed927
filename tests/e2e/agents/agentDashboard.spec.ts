import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import burmese from '../../../locales/my/agents/agentDashboard.json' with { type: 'json' };
import { joinSyllables } from '../../../src/i18n/burmese';
import { dialogFindings } from '../harness/dialogFindings';
import { goAs } from '../harness/people';
import { expect, switchLanguage, test } from '../harness/visit';

const centre = (page: Page) => page.getByRole('dialog');
const rowsOf = (page: Page) => centre(page).getByRole('table').getByRole('row');
/** How many rows the periods take. */
const rowsOfPeriods = (page: Page) =>
  centre(page)
    .getByRole('radiogroup')
    .first()
    .getByRole('radio')
    .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
/** True when nothing is wider than the window. */
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('a dashboard as chart, table, file and print, at both widths and in both languages', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goAs(page, platform.url, 'agent', '/agentHome/dashboard');
  const chart = centre(page).getByRole('img', { name: 'My income by period' });
  await expect(chart).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(14);
  expect(await dialogFindings(page, 'EN')).toEqual([]);

  await test.step('the periods are in one row', async () => {
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await rowsOfPeriods(page), `at ${width} px`).toBe(1);
      expect(await fits(page), `at ${width} px`).toBe(true);
    }
  });

  await test.step('the header of the table stays in sight', async () => {
    const header = centre(page).getByRole('columnheader', { name: 'Period' });
    const pane = centre(page).getByRole('region', { name: 'Dashboard' });
    await centre(page).getByRole('radio', { name: 'Daily' }).check({ force: true });
    await expect(rowsOf(page)).toHaveCount(32);
    await rowsOf(page).last().scrollIntoViewIfNeeded();
    const [top, head] = [await pane.boundingBox(), await header.boundingBox()];
    expect(Math.abs((head?.y ?? 0) - (top?.y ?? 0))).toBeLessThan(2);
  });

  await test.step('another period is compared, and kept in the file', async () => {
    await centre(page).getByRole('radio', { name: 'Monthly', exact: true }).check({ force: true });
    await expect(rowsOf(page)).toHaveCount(5);
    const texts = await rowsOf(page).allInnerTexts();
    const saved = page.waitForEvent('download');
    await centre(page).getByRole('button', { name: 'Save as CSV' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^dashboard_[\d-]+_[\d-]+\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n').slice(0, -1);
    expect(lines[0]).toBe(
      '\uFEFFFrom,To,My income,Dividend,Daily salary,Hourly salary,Real-time salary,Rebate,' +
        'Deposits,Withdrawals,Bets,Profit or loss of the players,New members',
    );
    const incomes = (rows: string[], split: string, at: number) =>
      rows.map((row) => Number(row.split(split)[at]?.replaceAll(/[^\d.-]/g, '')));
    expect(incomes(lines.slice(1), ',', 2)).toEqual(incomes(texts.slice(1, -1), '\t', 1));
  });

  await test.step('the chart tells its values by keyboard and by pointer', async () => {
    const slider = centre(page).getByRole('slider', { name: 'My income by period' });
    await slider.focus();
    const [newest, oldest] = [rowsOf(page).nth(1), rowsOf(page).nth(3)];
    const incomeOf = (row: typeof newest) => row.getByRole('cell').first().innerText();
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(await incomeOf(newest)));
    await page.keyboard.press('Home');
    const told = chart.locator('xpath=..').locator('strong');
    await expect(told).toHaveText(await incomeOf(oldest));
    await slider.blur();
    await expect(told).toHaveCount(0);
    const box = (await chart.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + box.width - 10, box.y + 100);
    await expect(told).toHaveText(await incomeOf(newest));
  });

  await test.step('printed, there is the dashboard alone', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(centre(page).getByRole('table')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.emulateMedia({ media: null });
  });

  await test.step('at 360 px, in Burmese', async () => {
    await switchLanguage(page, 'MY');
    await page.setViewportSize({ width: 360, height: 780 });
    const name = joinSyllables(burmese.chart.replace('{{figure}}', burmese.column.income));
    await expect(centre(page).getByRole('img', { name })).toBeVisible();
    expect(await fits(page)).toBe(true);
    expect(await dialogFindings(page, 'MY')).toEqual([]);
  });
});
