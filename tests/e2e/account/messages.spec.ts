import type { Page } from '@playwright/test';
import english from '../../../locales/en/member/memberCentre.json' with { type: 'json' };
import burmese from '../../../locales/my/member/memberCentre.json' with { type: 'json' };
import { joinSyllables } from '../../../src/i18n/burmese';
import { otherTab } from '../harness/device';
import { dialogFindings } from '../harness/dialogFindings';
import { goAs } from '../harness/people';
import { expect, switchLanguage, test } from '../harness/visit';

const TITLES = { EN: english.title, MY: burmese.title };
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Notices' });
const centre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const entries = (page: Page) =>
  centre(page).getByRole('list', { name: 'Messages' }).getByRole('listitem');

test('messages are read in each look and deleted; the bell of every tab follows', async ({
  page,
  platform,
}) => {
  test.setTimeout(90_000);
  await goAs(page, platform.url, 'agent', '/');
  await expect(bell(page)).toHaveAccessibleDescription('2 unread messages');
  const other = await otherTab(page);
  await goAs(other, platform.url, 'agent', '/');
  await expect(bell(other)).toHaveAccessibleDescription('2 unread messages');
  await bell(other).click();
  await expect(entries(other).filter({ hasText: 'New' })).toHaveCount(2);

  await page.bringToFront();
  await bell(page).click();
  const first = entries(page).first().getByRole('button').first();
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(bell(page).and(page.getByTitle('1 unread message'))).toHaveCount(1);
  await expect(other.getByTitle('1 unread message')).toHaveCount(1);
  await expect(entries(other).filter({ hasText: 'New' })).toHaveCount(1);

  for (const language of ['MY', 'EN'] as const) {
    await page.setViewportSize({ width: 1440, height: 740 });
    await switchLanguage(page, language);
    const shown = page.getByRole('dialog', { name: joinSyllables(TITLES[language]), exact: true });
    await expect(shown.getByRole('listitem').first()).toBeVisible();
    // The platform's words follow the language too.
    await expect(shown.getByRole('listitem').getByRole('heading').first()).toHaveText(
      language === 'MY' ? /[\u1000-\u109f]/ : /^[A-Za-z]/,
    );
    for (const width of [1440, 360])
      await test.step(`${language}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 740 });
        expect(await dialogFindings(page, language)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          width,
        );
      });
  }

  const before = await centre(page)
    .getByText(/^Unread \(1\)$/)
    .count();
  expect(before).toBe(1);
  await centre(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(centre(page).getByText('Unread (0)')).toBeVisible();
  await expect(entries(other).filter({ hasText: 'New' })).toHaveCount(0);
  await expect(other.getByTitle(/unread message/)).toHaveCount(0);
  await centre(page)
    .getByRole('button', { name: /^Delete: / })
    .click();
  const title = (await entries(page).first().getByRole('heading').textContent()) ?? '';
  await page
    .getByRole('dialog', { name: 'Delete this message?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(entries(page).first().getByRole('heading')).not.toHaveText(title);
});
