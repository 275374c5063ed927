import type { Page } from '@playwright/test';
import english from '../../../locales/en/site/common.json' with { type: 'json' };
import burmese from '../../../locales/my/site/common.json' with { type: 'json' };
import { joinSyllables } from '../../../src/i18n/burmese';
import { hold } from '../harness/hold';
import { goAs } from '../harness/people';
import {
  awakeLogin,
  balance,
  CALLS,
  expect,
  expectGuest,
  header,
  loginDialog,
  PASSWORD,
  test,
} from '../harness/visit';

/** Elements of a page until somebody scrolls: what a phone draws and wakes within a second. */
const MOST_ELEMENTS = 1_000;
const APP = /\/assets\/index-[^/]+\.js$/;
/** The page below a login. */
const PLAYER_PAGE = /\/assets\/page-[^/]+\.js$/;

/** Holds the app's code back: what is on the page until `arrive` was prerendered. */
const holdApp = async (page: Page) => (await hold(page, APP)).release;
const logIn = (page: Page, words: typeof english) =>
  header(page).getByRole('button', { name: joinSyllables(words.logIn) });
/** Of the words that a guest is welcomed with, in the fonts that are on their way. */
const welcomeHeight = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate(async (heading) => {
    await document.fonts.ready;
    return heading.closest('section')?.clientHeight ?? 0;
  });
const speak = (page: Page, language: string) =>
  page.addInitScript((code) => localStorage.setItem('lang', code), language);

for (const { language, tag, words } of [
  { language: 'EN', tag: 'en', words: english },
  { language: 'MY', tag: 'my', words: burmese },
])
  test(`the home page is prerendered, and the app hydrates it unchanged: ${language}`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await speak(page, language);
    // Its letters come with waking, and are wider or narrower than the system's.
    await page.route(/noto-sans-myanmar/, (route) => route.abort());
    for (const width of [360, 1280])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        const arrive = await holdApp(page);
        await page.goto('/', { waitUntil: 'commit' });
        await expect(page.getByRole('main')).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        const drawn = await page.getByRole('main').elementHandle();
        await expect(
          page.getByRole('link', { name: joinSyllables(words.skipToContent) }),
        ).toHaveCount(1);
        await expect(logIn(page, words)).toHaveCount(0);
        const room = await welcomeHeight(page);
        expect(room).toBeGreaterThan(200);

        arrive();
        // Only an app that runs knows that nobody is here.
        await expect(logIn(page, words)).toBeVisible();
        expect(await drawn?.evaluate((main) => main.isConnected), 'the same nodes').toBe(true);
        expect(await welcomeHeight(page), 'what stands below stays').toBe(room);
      });
  });

for (const [address, width, height] of [
  ['/', 1440, 900],
  ['/', 360, 740],
  ['/login', 1440, 900],
  ['/login', 1280, 800],
  ['/login', 360, 740],
] as const)
  test(`${address} at ${width} px draws what is in sight until somebody scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(address);
    // Behind the login dialog the page is hidden from roles.
    const lottery = page.getByRole('region', { name: 'E-lottery', includeHidden: true });
    await expect(lottery).not.toHaveAttribute('aria-busy');
    await expect(lottery.getByRole('listitem', { includeHidden: true })).toHaveCount(0);
    await expect(page.locator('[data-login]'), 'the app has its own dialog').toHaveCount(0);
    await expect(
      page.getByRole('region', { name: 'Notices', includeHidden: true }),
      'what comes last',
    ).toBeVisible();
    expect(await page.locator('*').count()).toBeLessThanOrEqual(MOST_ELEMENTS);
  });

test('prerendered icons are drawn, and their sprite takes no room', async ({ page }) => {
  const arrive = await holdApp(page);
  const look = () =>
    page.evaluate(() => {
      const icons = [...document.querySelectorAll('use')].filter((icon) => icon.checkVisibility());
      return {
        drawn: icons.length,
        empty: icons
          .filter((icon) => icon.getBBox().width + icon.getBBox().height === 0)
          .map((icon) => icon.getAttribute('href')),
        top: document.querySelector('main')?.closest('body > *')?.getBoundingClientRect().top,
      };
    });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  const before = await look();
  expect(before.drawn).toBeGreaterThan(10);
  expect(before).toMatchObject({ empty: [], top: 0 });
  arrive();
  await expect(logIn(page, english)).toBeVisible();
  await header(page).getByRole('button', { name: 'Customer service' }).click();
  await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeVisible();
  expect(await look()).toMatchObject({ empty: [], top: 0 });
});

test('the table of flows comes with the first sign of a person', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  // A page that is never idle does not fetch it by itself.
  await page.evaluate(() => {
    setInterval(() => void fetch('/favicon.svg'), 300);
  });
  await expect(logIn(page, english)).toBeVisible();
  expect(asked.filter((url) => /flowFiles-/.test(url))).toEqual([]);
  const table = page.waitForRequest(/flowFiles-/);
  await page.keyboard.press('Tab');
  await table;
});

test('actions before the app listens are repeated once it does', async ({ page }) => {
  const arrive = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await header(page).getByRole('button', { name: 'Customer service' }).click();
  arrive();
  await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeVisible();
});

test('the hot games are asked for before the code comes, and once', async ({ page }) => {
  const hotGames: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('GCSGAME_hotGamesV2')) hotGames.push(request.url());
  });
  const arrive = await holdApp(page);
  const answer = page.waitForResponse(/GCSGAME_hotGamesV2/);
  await page.goto('/', { waitUntil: 'commit' });
  await answer;
  arrive();
  const games = page.getByRole('region', { name: 'Hot games' });
  await expect(games.getByRole('listitem').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(hotGames).toHaveLength(1);
  await page.reload();
  await expect(games.getByRole('listitem').first()).toBeVisible();
  expect(hotGames, 'the browser session has kept them').toHaveLength(1);
});

test('the keys of a login by a link are asked for before the code comes, and once', async ({
  page,
  platform,
}) => {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/system/cipher/keys')) keys.push(request.url());
  });
  const arrive = await holdApp(page);
  const answer = page.waitForResponse(/cipher\/keys$/);
  const login = goAs(page, platform.url, 'player', '/');
  await answer;
  arrive();
  await login;
  expect(keys).toHaveLength(1);
});

test('a link that is followed before the app listens opens without a page load', async ({
  page,
}) => {
  const arrive = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: 'Slots' })
    .click();
  arrive();
  await expect(page).toHaveURL('/rng');
  await expect(page.getByRole('heading', { name: 'Slots' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a language that is chosen before the app listens is applied', async ({ page }) => {
  const arrive = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page
    .getByRole('complementary', { name: 'Side menu' })
    .getByRole('combobox', { name: 'Language' })
    .selectOption('MY');
  arrive();
  await expect(page.locator('html')).toHaveAttribute('lang', 'my');
});

test('a folded menu or another address shows no prerendered home page', async ({ page }) => {
  const arrive = await holdApp(page);
  await page.goto('/rng', { waitUntil: 'commit' });
  await expect(page).toHaveTitle('Padauk');
  await expect(page.getByRole('main')).toHaveCount(0);
  arrive();
  await expect(page.getByRole('heading', { name: 'Slots' })).toBeVisible();
  await page.evaluate(() =>
    localStorage.setItem(
      'shell',
      JSON.stringify({ menuCollapsed: true, theme: 'system', balanceHidden: false }),
    ),
  );
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
});

test("typing goes on while the app's code loads", async ({ page }) => {
  const arrive = await holdApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(loginDialog(page).getByRole('textbox', { name: 'Username' })).toBeFocused();
  await page.keyboard.type('playr');
  await page.keyboard.press('ArrowLeft');
  await loginDialog(page).getByRole('checkbox', { name: 'Remember' }).check();
  await loginDialog(page).getByRole('textbox', { name: 'Username' }).focus();
  arrive();
  await awakeLogin(page);
  await expect(loginDialog(page).getByRole('textbox', { name: 'Username' })).toBeFocused();
  await page.keyboard.type('e');
  await expect(loginDialog(page).getByRole('textbox', { name: 'Username' })).toHaveValue('player');
  await expect(loginDialog(page).getByRole('checkbox', { name: 'Remember' })).toBeChecked();
  await loginDialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(balance(page)).toBeVisible();
});

test('a login that is submitted before the app listens is sent once', async ({
  page,
  controls,
}) => {
  const arrive = await holdApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await loginDialog(page).getByRole('textbox', { name: 'Username' }).fill('player');
  await loginDialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(loginDialog(page).getByRole('textbox', { name: 'Username' })).toHaveValue('player');
  arrive();
  await expect(balance(page)).toBeVisible();
  expect(await controls.callsTo(CALLS.login)).toHaveLength(1);
});

test('a press beside the prerendered login, or Tab, reaches nothing on the page below', async ({
  page,
}) => {
  const arrive = await holdApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await loginDialog(page).getByRole('textbox', { name: 'Username' }).fill('player');
  const slots = await page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: 'Slots' })
    .boundingBox();
  await page.mouse.click((slots?.x ?? 0) + 5, (slots?.y ?? 0) + 5);
  for (let tabs = 0; tabs < 20; tabs += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('[data-page]') ?? null),
      'nor does Tab lead there',
    ).toBeNull();
  }
  arrive();
  await awakeLogin(page);
  await expect(loginDialog(page).getByRole('textbox', { name: 'Username' })).toHaveValue('player');
  await expect(page).toHaveURL('/login');
});

test('text that is typed before the app listens survives a failed load of its code', async ({
  page,
}) => {
  await page.route(/\/assets\/login-[^/]+\.js$/, (route) => route.abort());
  const arrive = await holdApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await loginDialog(page).getByRole('textbox', { name: 'Username' }).fill('player');
  await loginDialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  arrive();
  await expect(page.getByText('Network link is abnormal, please try again')).toBeVisible();
  await expect(loginDialog(page)).toHaveCount(0);
  await page.unroute(/\/assets\/login-[^/]+\.js$/);
  await header(page).getByRole('button', { name: 'Log in' }).click();
  await expect(loginDialog(page).getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await loginDialog(page).getByRole('button', { name: 'Log in' }).click();
  await expect(balance(page)).toBeVisible();
});

test('a login dialog that is closed before the app listens stays closed', async ({ page }) => {
  const arrive = await holdApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(loginDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  arrive();
  await expect(loginDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expectGuest(page);
});

test('the page below the login comes later, and what was done there meanwhile stays done', async ({
  page,
}) => {
  const { release } = await hold(page, PLAYER_PAGE);
  await page.goto('/login');
  await awakeLogin(page);
  await page.keyboard.press('Escape');
  await expect(loginDialog(page)).toHaveCount(0);
  const slots = page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: 'Slots' });
  await header(page).getByRole('button', { name: 'Customer service' }).click();
  await slots.focus();
  await expect(logIn(page, english), 'the page is as it was prerendered').toHaveCount(0);
  release();
  const support = page.getByRole('dialog', { name: 'Customer service' });
  await expect(support).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Escape');
  await expect(support).toHaveCount(0);
  await expect(slots, 'the focus is where it was').toBeFocused();
});

test("the app's login works while the page below it has no code", async ({ page }) => {
  const { release } = await hold(page, PLAYER_PAGE);
  await page.goto('/login');
  await awakeLogin(page);
  await loginDialog(page).getByRole('checkbox', { name: 'Remember' }).check();
  await loginDialog(page).getByRole('textbox', { name: 'Username' }).fill('player');
  await loginDialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await loginDialog(page).getByRole('button', { name: 'Log in' }).click();
  await expect(loginDialog(page)).toHaveCount(0);
  release();
  await expect(balance(page)).toBeVisible();
});

test('a page whose code does not come leaves the login above it alone, and says so', async ({
  page,
}) => {
  await page.route(PLAYER_PAGE, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => PLAYER_PAGE.test(request.url()));
  await page.goto('/login');
  await awakeLogin(page);
  const username = loginDialog(page).getByRole('textbox', { name: 'Username' });
  await username.fill('player');
  await failed;
  await page.waitForEvent('requestfailed', (request) => PLAYER_PAGE.test(request.url()));
  await username.press('End');
  await page.keyboard.type('!');
  await expect(username).toHaveValue('player!');
  const message = page.getByText('Network link is abnormal, please try again');
  // Replacing the page would have been done by now.
  for (let round = 0; round < 3; round++)
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)).then(() => null));
  await expect(message).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(message).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(0);
  await page.unroute(PLAYER_PAGE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(message).toHaveCount(0);
  await expect(logIn(page, english)).toBeVisible();
});

test('a member who opens the address of the login sees no login dialog', async ({
  page,
  platform,
}) => {
  await goAs(page, platform.url, 'player', '/');
  await expect(balance(page)).toBeVisible();
  const arrive = await holdApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  await expect(loginDialog(page)).toHaveCount(0);
  arrive();
  await expect(balance(page)).toBeVisible();
  await expect(loginDialog(page)).toHaveCount(0);
});
