import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { OUT_DIR } from '../../../scripts/build/ensureBuild';
import { ROOT } from '../../../scripts/support/root';
import { freePort, startSandbox, type Sandbox } from '../../../scripts/support/sandbox';
import { findings } from '../harness/axe';
import {
  balance,
  closeAnnouncements,
  expect,
  header,
  logIn,
  speakEnglish,
  test,
} from '../harness/visit';

/** A site that can be stopped and started again at the same address, also with another build. */
const openSite = async () => {
  const port = await freePort();
  const serve = (dist: string): Promise<Sandbox> => startSandbox({ port, dist, isBrief: true });
  let sandbox = await serve(OUT_DIR.sandbox);
  return {
    url: sandbox.url,
    stop: () => sandbox.stop(),
    start: async (dist: string = OUT_DIR.sandbox) => {
      sandbox = await serve(dist);
    },
  };
};
type Site = Awaited<ReturnType<typeof openSite>>;

/** A person whose browser keeps what a service worker is given. */
const visit = test.extend<{ address: string; person: BrowserContext }>({
  address: async ({ platform }, use) => use(platform.url),
  person: async ({ browser, address }, use) => {
    const person = await browser.newContext({ serviceWorkers: 'allow', baseURL: address });
    await person.addInitScript(speakEnglish);
    await person.addInitScript(closeAnnouncements);
    await use(person);
    await person.close();
  },
});
const visitToSite = visit.extend<{ site: Site }>({
  site: [
    async ({}, use) => {
      const site = await openSite();
      await use(site);
      await site.stop();
    },
    { timeout: 60_000 },
  ],
  address: async ({ site }, use) => use(site.url),
});

/** Opens a page and waits until its service worker answers for it. */
const openKept = async (person: BrowserContext, address = '/'): Promise<Page> => {
  const page = await person.newPage();
  await page.goto(address);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  return page;
};
const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
const noConnection = (page: Page) => page.getByRole('heading', { name: 'No connection' });

visit('keeps files of the build, and nothing of a person', async ({ person }) => {
  const page = await openKept(person, '/login');
  await logIn(page, 'player');
  await expect(balance(page)).toBeVisible();
  await page.goto('/member/deposit');
  await expect(page.getByRole('dialog')).toBeVisible();
  const kept = await keptAddresses(page);
  expect(kept.length).toBeGreaterThan(10);
  expect(
    kept.filter((address) => !/^\/(assets\/|offline\.html$|manifest\.webmanifest$)/.test(address)),
  ).toEqual([]);
});

visitToSite(
  'says what still works when the site is away, and comes back by itself',
  async ({ person, site }) => {
    visitToSite.setTimeout(60_000);
    const page = await openKept(person);
    await site.stop();
    await page.goto('/promotions');
    await expect(noConnection(page)).toBeVisible();
    await expect(page).toHaveTitle('No connection');
    await expect(page.getByText('Tabs that are open keep what they show')).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    expect(await findings(page)).toEqual([]);

    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(noConnection(page)).toBeVisible();

    await page.evaluate(() => localStorage.setItem('lang', 'MY'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'my');
    await expect(noConnection(page)).toHaveCount(0);
    await page.evaluate(() => localStorage.setItem('lang', 'EN'));

    await site.start();
    await expect(page.getByRole('heading', { name: 'Promotions', exact: true })).toBeVisible({
      timeout: 20_000,
    });
    await expect(page).toHaveURL('/promotions');
  },
);

visitToSite(
  'an old page finds its files after a redeploy, and the next worker waits',
  async ({ person, site }) => {
    visitToSite.setTimeout(60_000);
    const page = await openKept(person);
    const next = await mkdtemp(path.join(tmpdir(), 'next-build-'));
    await cp(path.join(ROOT, OUT_DIR.sandbox), next, { recursive: true });
    try {
      // The next build has other names for the files of the login.
      const assets = path.join(next, 'assets');
      const worker = path.join(next, 'sw.js');
      const old = (await readdir(assets)).filter((file) => /^(login|forms|dialog)-/.test(file));
      expect(old.length).toBeGreaterThan(5);
      const renamed = (text: string) =>
        text.replace(/((?:login(?:-\w\w)?|forms|dialog)-)[^./]{7}(?=\.)/g, '$1another');
      await Promise.all(
        old.map((file) => rename(path.join(assets, file), path.join(assets, renamed(file)))),
      );
      await writeFile(worker, renamed(await readFile(worker, 'utf8')));
      // The server sends these instead.
      await Promise.all(['br', 'gz'].map((kind) => rm(`${worker}.${kind}`)));
      await site.stop();
      await site.start(next);

      await header(page).getByRole('button', { name: 'Log in' }).click();
      await expect(
        page.getByRole('dialog').getByRole('textbox', { name: 'Username' }),
      ).toBeVisible();
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await page.getByRole('dialog').getByRole('textbox', { name: 'Username' }).fill('player');
      await expect
        .poll(() =>
          page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null),
        )
        .toBe(true);
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toHaveValue(
        'player',
      );
    } finally {
      await rm(next, { recursive: true, force: true });
    }
  },
);
