import puppeteer, { type ElementHandle, type Frame, type Page } from 'puppeteer-core';
import { FINDER, hasFinder, lookUpSource, type Engine, type EngineName, type Path } from './engine';

/** A mouse that hovers, as on a desk; headless engines say that they have none. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--enable-features=OverlayScrollbar',
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
];
const FIREFOX_SETTINGS = {
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.prefersReducedMotion': 1,
  'ui.useOverlayScrollbars': 1,
};

/** Chromium by the DevTools protocol, or Firefox by WebDriver BiDi. */
export const startPuppeteer = async (
  kind: 'chrome' | 'firefox',
  executablePath: string,
): Promise<Engine> => {
  const name: EngineName = kind === 'chrome' ? 'chromium' : 'firefox';
  const browser = await puppeteer.launch({
    browser: kind,
    executablePath,
    headless: true,
    ...(kind === 'chrome'
      ? { args: CHROMIUM_ARGS, defaultViewport: null }
      : { extraPrefsFirefox: FIREFOX_SETTINGS }),
  });
  let page: Page = await browser.newPage();
  if (kind === 'chrome')
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  let here: Page | Frame = page;
  const bringFinder = async () => {
    if (!(await here.evaluate(hasFinder))) await here.evaluate(FINDER);
  };
  const one = async (path: Path): Promise<ElementHandle<HTMLElement>> => {
    await bringFinder();
    const found = await here.evaluateHandle(`${lookUpSource(path)}[0] ?? null`);
    const element = found.asElement() as ElementHandle<HTMLElement> | null;
    if (!element) throw new Error(`${name} shows no ${JSON.stringify(path)}`);
    return element;
  };
  return {
    name,
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    resize: async (width, height) => {
      if (kind === 'firefox') return page.setViewport({ width, height });
      // `setViewport` turns touch off too, and with it the mouse of the arguments until a reload.
      const session = await page.createCDPSession();
      const size = { width, height, deviceScaleFactor: 1, mobile: false };
      await session.send('Emulation.setDeviceMetricsOverride', size);
    },
    run: (script, ...args) =>
      here.evaluate(`(${String(script)})(...${JSON.stringify(args)})`) as never,
    texts: async (path) => {
      await bringFinder();
      return here.evaluate(`${lookUpSource(path)}.map((one) => one.textContent)`) as never;
    },
    press: async (path) => (await one(path)).click(),
    select: async (path, value) => void (await (await one(path)).select(value)),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    inFrame: async (title, act) => {
      const element = await page.waitForSelector(`iframe[title=${JSON.stringify(title)}]`);
      const frame = await element?.contentFrame();
      if (!frame) throw new Error(`${name} shows no frame ${title}`);
      here = frame;
      try {
        await act();
      } finally {
        here = page;
      }
    },
    inNewWindow: async (open, act) => {
      const first = page;
      const opened = new Promise<Page | null>((resolve) => first.once('popup', resolve));
      await open();
      const second = await opened;
      if (!second) throw new Error(`${name} opened no window`);
      page = here = second;
      try {
        await act();
      } finally {
        page = here = first;
        await second.close();
      }
    },
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
};
