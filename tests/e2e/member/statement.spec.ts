import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import burmese from '../../../locales/my/member/statement.json' with { type: 'json' };
import { joinSyllables } from '../../../src/i18n/burmese';
import { dialogFindings } from '../harness/dialogFindings';
import { goAs } from '../harness/people';
import { expect, switchLanguage, test } from '../harness/visit';

const centre = (page: Page) => page.getByRole('dialog');
const rowsOf = (page: Page) => centre(page).getByRole('table').first().getByRole('row');
/** True when nothing is wider than the window. */
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
/** What a person sees at the axes of the chart: the values beside it, the months below it. */
const axesOf = async (page: Page) => {
  const figure = centre(page).getByRole('figure').first();
  const seen = (texts: Locator) => texts.filter({ visible: true });
  const values = seen(figure.getByText(/^-?[\d,]+$/));
  const months = seen(figure.getByText(/^\d{4}-\d\d$/));
  const boxes = await months.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  const areApart = boxes.every(({ left }, at) => at === 0 || left >= (boxes[at - 1]?.right ?? 0));
  return { values: await values.count(), months: boxes.length, areApart };
};

test('a statement as chart, table, file and print, at both widths and in both languages', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goAs(page, platform.url, 'player', '/member/statement');
  await expect(centre(page).getByRole('img', { name: 'Deposits by month' })).toBeVisible();
  const texts = await rowsOf(page).allInnerTexts();
  expect(texts.length).toBeGreaterThan(2);
  expect(await dialogFindings(page, 'EN')).toEqual([]);

  await test.step('the chart has values beside it and the months below it', async () => {
    const wide = await axesOf(page);
    expect(wide.values).toBeGreaterThanOrEqual(3);
    // A name for each bar, as a row in the table below a header and above the total.
    expect(wide).toMatchObject({ months: texts.length - 2, areApart: true });
    await page.setViewportSize({ width: 360, height: 780 });
    const narrow = await axesOf(page);
    expect(narrow.values).toBeGreaterThanOrEqual(3);
    expect(narrow.months).toBeGreaterThanOrEqual(2);
    expect(narrow.areApart).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the file has the figures of the table', async () => {
    const saved = page.waitForEvent('download');
    await centre(page).getByRole('button', { name: 'Save as CSV' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^statement player \d{4}-\d\d \d{4}-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n').slice(0, -1);
    expect(lines[0]).toBe('\uFEFFMonth,Deposits,Withdrawals,Stakes,Returns,Net');
    const plain = (text: string) => text.replaceAll(/[^\d.\t-]/g, '').replaceAll('\t', ',');
    expect(lines.slice(1)).toEqual(texts.slice(1, -1).map(plain));
  });

  await test.step('printed, there is the statement alone', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(centre(page).getByRole('table')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.emulateMedia({ media: null });
  });

  await test.step('what a limit would have done, by keyboard', async () => {
    const card = centre(page).getByRole('region', { name: 'What if?' });
    const slider = card.getByRole('slider', { name: 'Amount on a scale' });
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(card.getByRole('textbox', { name: 'Limit to try' })).toHaveValue('1000');
    await expect(card.getByRole('status')).toHaveText(/stopped on \d+ days of the last 90/);
    await page.keyboard.press('End');
    await expect(card.getByRole('status')).toHaveText(/would not have stopped you/);
  });

  await test.step('at 360 px, in Burmese', async () => {
    await centre(page).getByRole('radio', { name: 'Net' }).check({ force: true });
    await expect(centre(page).getByRole('img', { name: 'Net by month' })).toBeVisible();
    await switchLanguage(page, 'MY');
    await page.setViewportSize({ width: 360, height: 780 });
    const name = joinSyllables(burmese.chart.replace('{{figure}}', burmese.figure.net));
    await expect(centre(page).getByRole('img', { name })).toBeVisible();
    expect(await fits(page)).toBe(true);
    expect(await dialogFindings(page, 'MY')).toEqual([]);
  });
});
