import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, By, Capabilities, Key, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../../scripts/support/sandbox';
import { FINDER, hasFinder, lookUpSource, type Engine, type Path } from './engine';

const KEYS = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowRight: Key.ARROW_RIGHT,
  Space: Key.SPACE,
};
const START_LIMIT = 20_000;
/** Reduced motion, as in the other engines. */
const GTK_SETTINGS = '[Settings]\ngtk-enable-animations=0\n';

/** The driver answers as soon as it listens. */
const listening = async (url: string): Promise<void> => {
  const latest = Date.now() + START_LIMIT;
  while (Date.now() < latest) {
    if (
      await fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await wait(50);
  }
  throw new Error('WebKitWebDriver did not answer; is webkit2gtk-driver installed?');
};

/** WebKitGTK's own small browser by WebDriver; it needs a display (xvfb). */
export const startWebkit = async (binary: string): Promise<Engine> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(config, 'gtk-3.0'));
  await writeFile(join(config, 'gtk-3.0', 'settings.ini'), GTK_SETTINGS);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, XDG_CONFIG_HOME: config },
  });
  await listening(url);
  const capabilities = new Capabilities();
  capabilities.set('browserName', 'MiniBrowser');
  capabilities.set('webkitgtk:browserOptions', { binary, args: ['--automation'] });
  const page = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await page.manage().setTimeouts({ script: 30_000, pageLoad: 30_000 });
  let frame: string | null = null;
  /** A frame that loads its page is another one afterwards. */
  const enterFrame = async () => {
    if (frame === null) return;
    await page.switchTo().defaultContent();
    const found = await page.findElement(By.css(`iframe[title=${JSON.stringify(frame)}]`));
    await page.switchTo().frame(found);
  };
  const bringFinder = async () => {
    await enterFrame();
    if (!(await page.executeScript<boolean>(`return (${String(hasFinder)})()`)))
      await page.executeScript(FINDER);
  };
  const one = async (path: Path): Promise<WebElement> => {
    await bringFinder();
    const element = await page.executeScript<WebElement | null>(
      `return ${lookUpSource(path)}[0] ?? null`,
    );
    if (!element) throw new Error(`webkit shows no ${JSON.stringify(path)}`);
    return element;
  };
  /**
   * What still moves, such as a menu that opens, would be pressed where it was; so would an entry
   * of a list that gets shorter, which takes it out of sight again.
   */
  const atRestInSight = async (element: WebElement) => {
    let last = '';
    await page.wait(async () => {
      const box = JSON.stringify(
        await page.executeScript(`return (${String(bringIntoSight)})(arguments[0])`, element),
      );
      const rests = box === last;
      last = box;
      return rests;
    }, START_LIMIT);
  };
  return {
    name: 'webkit',
    goto: (address) => page.get(address),
    reload: () => page.navigate().refresh(),
    // A window gets its size some time after the answer.
    resize: async (width, height) => {
      const window = page.manage().window();
      await page.wait(async () => {
        const [innerWidth, innerHeight, outerWidth, outerHeight] = await page.executeScript<
          [number, number, number, number]
        >('return [innerWidth, innerHeight, outerWidth, outerHeight]');
        if (innerWidth === width && innerHeight === height) return true;
        await window.setRect({
          x: 0,
          y: 0,
          width: width + outerWidth - innerWidth,
          height: height + outerHeight - innerHeight,
        });
        return false;
      }, START_LIMIT);
    },
    run: (script, ...args) =>
      page.executeScript(`return (${String(script)})(...arguments[0])`, args),
    texts: async (path) => {
      await bringFinder();
      return page.executeScript<string[]>(
        `return ${lookUpSource(path)}.map((one) => one.textContent)`,
      );
    },
    // A person presses what is drawn there, which may lie over the element itself.
    press: async (path) => {
      const element = await one(path);
      await atRestInSight(element);
      await page.actions().move({ origin: element }).click().perform();
    },
    select: async (path, value) =>
      (await one(path)).findElement(By.css(`option[value="${value}"]`)).click(),
    type: (text) => page.switchTo().activeElement().sendKeys(text),
    key: (key) => page.switchTo().activeElement().sendKeys(KEYS[key]),
    inFrame: async (title, act) => {
      frame = title;
      try {
        await act();
      } finally {
        frame = null;
        await page.switchTo().defaultContent();
      }
    },
    inNewWindow: async (open, act) => {
      const first = await page.getWindowHandle();
      await open();
      const opened = await page.wait(
        async () => (await page.getAllWindowHandles()).find((handle) => handle !== first),
        START_LIMIT,
        'webkit opened no window',
      );
      await page.switchTo().window(opened ?? first);
      try {
        await act();
      } finally {
        await page.close();
        await page.switchTo().window(first);
      }
    },
    picture: async () => Buffer.from(await page.takeScreenshot(), 'base64'),
    close: async () => {
      await page.quit().catch(() => undefined);
      driver.kill();
      await rm(config, { recursive: true, force: true });
    },
  };
};

/**
 * Runs in the page, and tells where the element is in the window then. What stands below the
 * header's lower edge is left where it is.
 */
const bringIntoSight = (element: HTMLElement): number[] => {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 120 || bottom > window.innerHeight) element.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height];
};
