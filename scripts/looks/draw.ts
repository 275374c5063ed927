import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { consoleErrorsOf } from '../../tests/e2e/harness/consoleErrors';
import { controlsOf } from '../../tests/e2e/harness/controls';
import { goAs } from '../../tests/e2e/harness/people';
import { countUnderWay, watchRequests } from '../../tests/e2e/harness/requestsUnderWay';
import { NAMING } from '../support/naming';
import { namedIn, type Hands, type Language, type Screen } from './screens';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** Windows by their width: phones, a tablet and a desk. */
export const HEIGHTS = { 320: 640, 360: 740, 768: 1_024, 1440: 900 } as const;
export type Width = keyof typeof HEIGHTS;

/** One picture, and what was wrong with the page when it was taken. */
export type Look = {
  screen: string;
  language: Language;
  theme: Theme;
  width: Width;
  jpeg: Buffer;
  faults: string[];
};

type View = { language: Language; theme: Theme; widths: readonly Width[] };

/** Longer pages are cut off: the pictures are looked at one by one. */
const LONGEST = 3_000;
const REST = 15_000;

/**
 * Draws one screen in one language and theme at each width, in a context of its own: nothing that
 * an earlier screen left is seen.
 */
export async function draw(
  browser: Browser,
  url: string,
  screen: Screen,
  { language, theme, widths }: View,
): Promise<Look[]> {
  const controls = controlsOf(url);
  const context = await browser.newContext({
    // Where most players are: times on the clock of the device are as they see them.
    timezoneId: 'Asia/Yangon',
    baseURL: url,
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(NAMING);
  await context.addInitScript((lang) => {
    if (!window.origin.startsWith('http')) return;
    localStorage.setItem('lang', lang);
    sessionStorage.setItem('popupsClosed', '1');
  }, language);
  const page = await context.newPage();
  watchRequests(page);
  const said = consoleErrorsOf(page);
  const looks: Look[] = [];
  try {
    await screen.given?.(controls);
    for (const width of widths) {
      if (screen.isAt && !screen.isAt(width)) continue;
      const faults: string[] = [];
      await page.setViewportSize({ width, height: HEIGHTS[width] });
      // What is there instead is drawn too.
      await reach(page, url, screen, language).catch((error: unknown) =>
        faults.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)),
      );
      const jpeg = await pictureOf(page, screen);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) faults.push(`The page is ${wide} px wide.`);
      faults.push(...said.splice(0));
      looks.push({ screen: screen.name, language, theme, width, jpeg, faults });
    }
  } finally {
    await context.close();
    if (screen.given) await controls.reset();
  }
  return looks;
}

async function reach(page: Page, url: string, screen: Screen, language: Language): Promise<void> {
  await goAs(page, url, screen.who, screen.address);
  await atRest(page);
  if (!screen.act) return;
  await screen.act(handsOf(page), namedIn(language));
  await atRest(page);
}

const handsOf = (page: Page): Hands => ({
  press: (name, role = 'button') =>
    page.getByRole(role, { name }).locator('visible=true').first().click(),
  search: async (words) => {
    await page.getByRole('searchbox').fill(words);
    await page.getByRole('dialog').getByRole('option').first().waitFor();
  },
});

/** Nothing is asked for any more, and the pictures that can be seen are there. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const end = Date.now() + REST;
  let before: number | null = null;
  for (let quiet = 0; quiet < 4;) {
    if (Date.now() > end) throw new Error(`The page did not come to rest in ${REST / 1_000} s.`);
    await pause(100);
    const elements = countUnderWay(page) === 0 ? await page.evaluate(elementsOfRest) : null;
    quiet = elements !== null && elements === before ? quiet + 1 : 0;
    before = elements;
  }
}

/** Runs in the page: how many elements it has while nothing is awaited; null otherwise. */
async function elementsOfRest(): Promise<number | null> {
  // Parts further down, and dialogs whose code has just come, are drawn when the browser has time.
  await new Promise((done) => requestIdleCallback(done, { timeout: 2_000 }));
  const isSeen = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isInside = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    return isInside && element.checkVisibility();
  };
  const isStill =
    document.fonts.status === 'loaded' &&
    ![...document.querySelectorAll('[aria-busy="true"]')].some(isSeen) &&
    [...document.images].every((image) => image.complete || !isSeen(image));
  return isStill ? document.querySelectorAll('*').length : null;
}

async function pictureOf(page: Page, { isWhole = false }: Screen): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (!isWhole) return page.screenshot({ type: 'jpeg', quality: 75 });
  // Parts further down are drawn when they come near.
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < Math.min(tall, LONGEST); top += height) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await atRest(page).catch(() => undefined);
  }
  await page.evaluate(() => scrollTo(0, 0));
  const clip = {
    x: 0,
    y: 0,
    width,
    height: Math.min(LONGEST, await page.evaluate(() => document.documentElement.scrollHeight)),
  };
  return page.screenshot({ type: 'jpeg', quality: 75, fullPage: true, clip });
}
