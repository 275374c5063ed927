import type { Page } from '@playwright/test';
import english from '../../locales/en/common.json' with { type: 'json' };
import burmese from '../../locales/my/common.json' with { type: 'json' };
import { joinSyllables } from '../../src/app/burmese';
import { expect, header, test } from './support/visit';

const APP = /\/assets\/index-[^/]+\.js$/;

/** Holds the app's code back: what is on the page until `arrive` was drawn ahead. */
const holdApp = async (page: Page) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => { arrive = resolve; });
  await page.route(APP, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
};
const logIn = (page: Page, words: typeof english) => header(page).getByRole('button', { name: joinSyllables(words.logIn) });
/** Of the words that a guest is welcomed with, in the fonts of the house. */
const welcomeHeight = (page: Page) => page.getByRole('heading', { level: 1 }).evaluate(async (heading) => {
  await document.fonts.ready;
  return heading.closest('section')?.clientHeight ?? 0;
});
const speak = (page: Page, language: string) => page.addInitScript((code) => localStorage.setItem('lang', code), language);

for (const { language, tag, words } of [{ language: 'EN', tag: 'en', words: english }, { language: 'MY', tag: 'my', words: burmese }]) {
  for (const width of [360, 1280]) {
    test(`the home page stands before the app's code is there, and the app wakes it as it is: ${language}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await speak(page, language);
      const arrive = await holdApp(page);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      const drawn = await page.getByRole('main').elementHandle();
      await expect(page.getByRole('link', { name: joinSyllables(words.skipToContent) })).toHaveCount(1);
      await expect(logIn(page, words)).toHaveCount(0);
      const room = await welcomeHeight(page);
      expect(room).toBeGreaterThan(200);

      arrive();
      // Only an app that runs knows that nobody is here.
      await expect(logIn(page, words)).toBeVisible();
      expect(await drawn?.evaluate((main) => main.isConnected), 'the same nodes').toBe(true);
      expect(await welcomeHeight(page), 'what stands below stays').toBe(room);
    });
  }
}

test('what is done before the app listens is done once it does', async ({ page }) => {
  const arrive = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await header(page).getByRole('button', { name: 'Customer service' }).click();
  arrive();
  await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeVisible();
});

test('a link that is followed before the app listens leads there without another page load', async ({ page }) => {
  const arrive = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Slots' }).click();
  arrive();
  await expect(page).toHaveURL('/rng');
  await expect(page.getByRole('heading', { name: 'Slots' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a language that is chosen before the app listens is spoken', async ({ page }) => {
  const arrive = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('complementary', { name: 'Side menu' }).getByRole('combobox', { name: 'Language' }).selectOption('MY');
  arrive();
  await expect(page.locator('html')).toHaveAttribute('lang', 'my');
});

test('whoever folded the menu, or asks for another page, sees no page that is not theirs', async ({ page }) => {
  const arrive = await holdApp(page);
  await page.goto('/rng', { waitUntil: 'commit' });
  await expect(page).toHaveTitle('Padauk');
  await expect(page.getByRole('main')).toHaveCount(0);
  arrive();
  await expect(page.getByRole('heading', { name: 'Slots' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('shell', JSON.stringify({ menuCollapsed: true, theme: 'system', balanceHidden: false })));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
});
