import english from '../../../locales/en/site/calendar.json' with { type: 'json' };
import burmese from '../../../locales/my/site/calendar.json' with { type: 'json' };
import { joinSyllables } from '../../../src/i18n/burmese';
import { goAs } from '../harness/people';
import { expect, test } from '../harness/visit';

const LANGUAGES = [
  ['EN', 360, english, 'From', /^[A-Z][a-z]+ \d{4}$/],
  ['MY', 1440, burmese, 'စတင်သည့်ရက်', /^\d{4}\u00A0[က-႟\u200D]+$/],
] as const;

for (const [lang, width, words, from, month] of LANGUAGES)
  test(`a day is typed or chosen in the site's own format: ${lang}, ${width} px`, async ({
    page,
    platform,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript((given) => localStorage.setItem('lang', given), lang);
    await goAs(page, platform.url, 'player', '/member/bets');
    const filters = page.getByRole('button', { name: /^Filters: / });
    if (width < 640) await filters.click();
    const field = page.getByLabel(joinSyllables(from), { exact: true });
    await expect(field).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
    await expect(field).toHaveAttribute('placeholder', joinSyllables(words.format));

    const today = await page
      .locator('input[name="to"]')
      .evaluate((input: HTMLInputElement) => input.value);
    const [year = '', monthNo = '', day = ''] = today.split('-');
    await field.fill(`${day}/${monthNo}/${year}`);
    await field.press('Tab');
    await expect(field).toHaveValue(today);

    const open = page.getByRole('button', { name: joinSyllables(words.open) }).first();
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: joinSyllables(words.open) });
    await expect(panel.getByRole('button', { name: joinSyllables(words.zoomOut) })).toHaveText(
      month,
    );
    const chosen = panel.getByRole('gridcell', { selected: true }).getByRole('button');
    await expect(chosen).toBeFocused();
    const box = await panel.boundingBox();
    expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width).toBe(true);
    expect(box && box.y + box.height <= 740).toBe(true);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chosen).toBeFocused();
    await page.goBack();
    await expect(panel).toHaveCount(0);
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chosen).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(panel).toHaveCount(0);
    const weekAgo = new Date(Date.parse(today) - 7 * 86_400_000).toISOString().slice(0, 10);
    await expect(field).toHaveValue(weekAgo);
  });
