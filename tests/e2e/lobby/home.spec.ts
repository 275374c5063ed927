import type { Locator, Page } from '@playwright/test';
import { gameDialog } from '../harness/games';
import { goAs } from '../harness/people';
import { expect, loginDialog, test } from '../harness/visit';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const LIST = '/wps/relay/GCSGAME_gameList';
const LAUNCH = '/wps/game/launchGame';
const VENDOR_LAUNCH = '/wps/relay/GCS_gameLaunchFB';
/** Spec §9: milliseconds between two sections. */
const PAUSE = 300;

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const games = (page: Page, section: string) =>
  region(page, section).getByRole('list').getByRole('listitem');
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Game categories' }).getByRole('button', { name, exact: true });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const panel = (page: Page, name: string) =>
  navigation(page).getByRole('list', { name: `Vendors: ${name}` });
const motionOf = (part: Locator) =>
  part.evaluate((element) => [
    ...new Set(element.getAnimations({ subtree: true }).map(({ playState }) => playState)),
  ]);
/**
 * The section that is read last has its games; its row is filled when somebody scrolls near it, or
 * in idle time.
 */
const expectLoaded = (page: Page) =>
  expect(region(page, 'E-lottery')).not.toHaveAttribute('aria-busy');

const letGo = async (page: Page) => {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
};

test.describe('motion', () => {
  test('banners, notices and winners move, pause on hover and stop by their buttons', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    const banners = region(page, 'Banners');
    await expectLoaded(page);
    await page.clock.fastForward(5_500);
    await expect(banners.getByText(/^2 \/ \d$/)).toBeVisible();
    await banners.getByRole('button', { name: 'Stop the banners moving' }).click();
    await letGo(page);
    await page.clock.fastForward(20_000);
    await expect(banners.getByText(/^2 \/ \d$/)).toBeVisible();
    await banners.getByRole('button', { name: 'Let the banners move' }).click();
    await letGo(page);
    await page.clock.fastForward(5_500);
    await expect(banners.getByText(/^3 \/ \d$/)).toBeVisible();

    const notices = region(page, 'Notices');
    await expect.poll(() => motionOf(notices)).toEqual(['running']);
    await notices.getByRole('button', { name: 'Stop the notices moving' }).click();
    await letGo(page);
    await expect.poll(() => motionOf(notices)).toEqual(['paused']);

    const winners = region(page, 'Winners');
    await page
      .getByRole('heading', { name: 'What this house stands for' })
      .scrollIntoViewIfNeeded();
    await winners.scrollIntoViewIfNeeded();
    await letGo(page);
    await expect.poll(() => motionOf(winners.getByRole('list'))).toEqual(['running']);
    await winners.getByRole('list').hover({ force: true });
    await expect.poll(() => motionOf(winners.getByRole('list'))).toEqual(['paused']);
    await letGo(page);
    await expect.poll(() => motionOf(winners.getByRole('list'))).toEqual(['running']);
    await winners.getByRole('button', { name: 'Stop the winners moving' }).click();
    await letGo(page);
    await expect.poll(() => motionOf(winners.getByRole('list'))).toEqual(['paused']);
  });

  test('nothing moves with reduced motion, and everything can be reached', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await expectLoaded(page);
    const banners = region(page, 'Banners');
    await expect(banners.getByRole('button', { name: 'Next banners' })).toBeVisible();
    await page.clock.fastForward(20_000);
    await expect(banners.getByText(/^1 \/ \d$/)).toBeVisible();
    await expect(banners.getByRole('button', { name: 'Stop the banners moving' })).toHaveCount(0);
    await banners.getByRole('button', { name: 'Next banners' }).click();
    await expect(banners.getByText(/^2 \/ \d$/)).toBeVisible();
    expect(await motionOf(region(page, 'Notices'))).toEqual([]);
    const winners = region(page, 'Winners');
    await page
      .getByRole('heading', { name: 'What this house stands for' })
      .scrollIntoViewIfNeeded();
    await winners.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(winners.getByRole('listitem').last()).toBeInViewport();
    expect(await motionOf(winners)).toEqual([]);
  });
});

type Shifts = { sum: number; jumps: string[] };
const watchShifts = async (page: Page): Promise<() => Promise<Shifts>> => {
  await page.addInitScript(() => {
    let sum = 0;
    const jumps: string[] = [];
    new PerformanceObserver((found) => {
      for (const entry of found.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Element | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        sum += entry.value;
        const moved = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? '');
        jumps.push(`${entry.value.toFixed(4)} ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { layoutShift: () => ({ sum, jumps }) });
  });
  return () =>
    page.evaluate(() => (window as unknown as { layoutShift: () => Shifts }).layoutShift());
};

for (const { width, reducedMotion } of [
  { width: 360, reducedMotion: 'reduce' },
  { width: 360, reducedMotion: 'no-preference' },
  { width: 1280, reducedMotion: 'no-preference' },
] as const) {
  test(`nothing jumps on loading and scrolling, at ${width} px, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width, height: 740 });
    const shifts = await watchShifts(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expectLoaded(page);
    const rights = page.getByText('All rights reserved');
    await expect(async () => {
      await page.mouse.wheel(0, 500);
      await expect(rights).toBeInViewport({ timeout: 100 });
    }).toPass({ intervals: [0] });
    await expect(
      page.getByRole('contentinfo').getByRole('radio', { name: 'All', exact: true }),
    ).toBeAttached();
    await expect(region(page, 'Winners').getByRole('listitem').first()).toBeAttached();
    const { sum, jumps } = await shifts();
    expect(sum, jumps.join('\n')).toBeLessThan(0.005);
  });
}

for (const width of [360, 412, 1280]) {
  test(`nothing jumps for a returning member, at ${width} px`, async ({ page, platform }) => {
    await page.setViewportSize({ width, height: 740 });
    await goAs(page, platform.url, 'player', '/');
    await expect(page.getByRole('group', { name: 'Balance' })).toContainText('12,345.67');
    const shifts = await watchShifts(page);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('group', { name: 'Balance' })).toContainText('12,345.67');
    const { sum, jumps } = await shifts();
    expect(sum, jumps.join('\n')).toBeLessThan(0.02);
  });
}

for (const width of [360, 1280]) {
  test(`nothing jumps at the foot of the page with late answers, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const shifts = await watchShifts(page);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/wps/system/**', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto('/');
    await page.getByText('All rights reserved').scrollIntoViewIfNeeded();
    answer();
    await expectLoaded(page);
    await expect(
      page.getByRole('contentinfo').getByRole('list', { name: 'Follow us' }),
    ).toBeAttached();
    const { sum, jumps } = await shifts();
    expect(sum, jumps.join('\n')).toBeLessThan(0.005);
  });
}

for (const language of ['EN', 'MY']) {
  for (const width of [360, 1280]) {
    test(`nothing jumps when the fonts come late: ${language}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((code) => {
        localStorage.setItem('lang', code);
        sessionStorage.setItem('popupsClosed', '1');
      }, language);
      const shifts = await watchShifts(page);
      let arrive = () => {};
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route('**/*.woff2', async (route) => {
        await arrived;
        await route.continue();
      });
      // On a slow line the notices come after the fonts; running text in a fallback font moves
      // anyway.
      await page.route('**/wps/relay/MCSFE_getListAnnouncements?*', () => new Promise(() => {}));
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await expect(
        page
          .getByRole('banner')
          .getByRole('button', { name: /^(Log in|အကော)/ })
          .last(),
      ).toBeVisible();
      arrive();
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          }),
      );
      const { sum, jumps } = await shifts();
      expect(sum, jumps.join('\n')).toBeLessThan(0.005);
    });
  }
}

for (const language of ['EN', 'MY']) {
  test(`what has its space before the fonts load keeps it: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 740 });
    await page.addInitScript((code) => localStorage.setItem('lang', code), language);
    await page.goto('/');
    await expect(page.locator('main section[aria-busy]')).toHaveCount(0);
    const off = await page.evaluate(async () => {
      await document.fonts.ready;
      const widthOf = (element: Element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return words.getBoundingClientRect().width;
      };
      const sized = [
        ...document.querySelectorAll<HTMLElement>(
          'header nav span[style*="width"], main [role="group"] > button > span[style*="width"]',
        ),
      ];
      const tooFar = sized.map((element) => ({
        words: element.textContent,
        room: element.getBoundingClientRect().width,
        takes: widthOf(element),
      }));
      const cut = [...document.querySelectorAll('header button')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent);
      return {
        count: sized.length,
        tooFar: tooFar.filter(({ room, takes }) => Math.abs(room - takes) > 1.5),
        cut,
      };
    });
    expect(off).toEqual({ count: 22, tooFar: [], cut: [] });
  });
}

test.describe('the sections', () => {
  test('load one after the other, 300 ms apart, with the vendors that are shown', async ({
    page,
    controls,
  }) => {
    const asked: { gameType: string | null; vendors: number }[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === LIST)
        asked.push({
          gameType: searchParams.get('gameType'),
          vendors: searchParams.get('vassalage')?.split(',').length ?? 0,
        });
    });
    await page.goto('/');
    await expectLoaded(page);
    expect(asked).toMatchObject([
      { gameType: 'RNG', vendors: 3 },
      { gameType: 'LIVE', vendors: 1 },
      { gameType: 'FISH', vendors: 1 },
      { gameType: 'PVP' },
      { gameType: 'ELOTT' },
    ]);
    const times = ((await controls.callsTo(LIST)) as unknown as { time: number }[]).map(
      ({ time }) => time,
    );
    const pauses = times.slice(1).map((time, place) => time - (times[place] ?? 0));
    expect(Math.min(...pauses), pauses.join(' ')).toBeGreaterThanOrEqual(PAUSE - 5);
    await expect(main(page).getByRole('heading', { level: 2 })).toContainText([
      'Hot games',
      'Slots',
      'Live casino',
      'Fishing',
      'Sports',
      'Poker & cards',
      'E-sports',
      'E-lottery',
      'Cockfight',
    ]);
  });

  test('a failed one can be read again; the others stay', async ({ page, controls }) => {
    await controls.faults([{ endpoint: 'gameList', kind: 'status', status: 500, times: 1 }]);
    await page.goto('/');
    await expectLoaded(page);
    await expect(region(page, 'Slots').getByText('These games could not be loaded.')).toBeVisible();
    for (const name of ['Live casino', 'Fishing', 'Poker & cards', 'E-lottery']) {
      await region(page, name).scrollIntoViewIfNeeded();
      await expect(games(page, name).getByRole('button').first()).toBeVisible();
    }
    await expect(main(page).getByRole('button', { name: 'Try again' })).toHaveCount(1);
    await region(page, 'Slots').getByRole('button', { name: 'Try again' }).click();
    await expect(games(page, 'Slots').getByRole('button').first()).toBeVisible();
    expect(await controls.callsTo(LIST)).toHaveLength(6);
  });

  test('are filled while nobody scrolls near, and nothing moves', async ({ page }) => {
    const lottery = region(page, 'E-lottery');
    await page.goto('/');
    await expect(lottery).toHaveAttribute('aria-busy');
    const height = () => lottery.evaluate((section) => section.getBoundingClientRect().height);
    const before = await height();
    await expectLoaded(page);
    await expect(games(page, 'E-lottery').first()).toBeAttached();
    expect(await height()).toBe(before);
    await expect.poll(() => region(page, 'Slots').getByRole('listitem').count()).toBeGreaterThan(9);
  });

  test('are replaced by the chosen category; favourites are for members', async ({ page }) => {
    await page.goto('/');
    await expectLoaded(page);
    await category(page, 'Fishing').click();
    await expect(category(page, 'Fishing')).toHaveAttribute('aria-pressed', 'true');
    await expect(
      region(page, 'Fishing').getByRole('button', { name: 'Add to favourites' }).first(),
    ).toBeVisible();
    await expect(region(page, 'Slots')).toHaveCount(0);
    await category(page, 'Sports').click();
    await expect(
      region(page, 'Sports').getByRole('button', { name: 'BTi Sports' }).first(),
    ).toBeVisible();
    await category(page, 'Favourites').click();
    await expect(loginDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(loginDialog(page)).toHaveCount(0);
    await category(page, 'Home').click();
    await expect(region(page, 'Slots')).toBeVisible();
  });
});

test.describe('games in one press', () => {
  test("a winner's game, and the only vendor of a category, open for a member", async ({
    page,
    controls,
    platform,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goAs(page, platform.url, 'player', '/');
    const winners = region(page, 'Winners');
    await page
      .getByRole('heading', { name: 'What this house stands for' })
      .scrollIntoViewIfNeeded();
    await winners
      .getByRole('button')
      .filter({ hasText: 'Thunder Shark' })
      .or(winners.getByRole('listitem').getByRole('button'))
      .first()
      .click();
    await expect(gameDialog(page)).toBeVisible();
    await expect
      .poll(() => controls.callsTo(LAUNCH))
      .toMatchObject([{ method: 'GET', status: 200 }]);
    await gameDialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(gameDialog(page)).toHaveCount(0);

    await navigation(page).getByRole('button', { name: 'Cockfight', exact: true }).click();
    await expect(gameDialog(page)).toBeVisible();
    await expect(gameDialog(page).getByRole('heading', { name: 'DS88 Arena' })).toBeVisible();
    expect(await controls.callsTo(VENDOR_LAUNCH)).toMatchObject([{ status: 200 }]);
  });

  test("the navigation's drop-down opens by mouse and keyboard, and leads to a vendor", async ({
    page,
  }) => {
    await page.goto('/');
    await expectLoaded(page);
    await navigation(page).getByRole('link', { name: 'Slots', exact: true }).hover();
    await expect(panel(page, 'Slots').getByRole('listitem')).toHaveCount(12);
    await page.mouse.move(2, 700);
    await expect(panel(page, 'Slots')).toHaveCount(0);

    await navigation(page).getByRole('link', { name: 'Home', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(panel(page, 'Slots')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'Slots')).toHaveCount(0);
    await expect(navigation(page).getByRole('link', { name: 'Slots', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(panel(page, 'Slots').getByRole('link', { name: 'Jade Lantern' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/rng?vassalage=JDB');
    await expect(panel(page, 'Slots')).toHaveCount(0);
    await expect(page.getByRole('radio', { name: 'JDB Gaming' })).toBeChecked();
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('the drop-down opens by its arrow; a single vendor asks a guest to log in', async ({
      page,
    }) => {
      await page.goto('/');
      await expectLoaded(page);
      const toggle = navigation(page).getByRole('button', { name: 'Vendors: Fishing' });
      await toggle.tap();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await toggle.tap();
      await expect(panel(page, 'Fishing')).toHaveCount(0);
      await toggle.tap();
      await panel(page, 'Fishing').getByRole('link', { name: 'Yellow Bird' }).tap();
      await expect(page).toHaveURL('/fish?vassalage=YBG');
      await navigation(page).getByRole('button', { name: 'Cockfight', exact: true }).tap();
      await expect(loginDialog(page)).toBeVisible();
    });
  });
});

test('the folded menu is remembered; the page has app codes and footer products', async ({
  page,
}) => {
  await page.goto('/');
  const side = page.getByRole('complementary', { name: 'Side menu' });
  await side.getByRole('button', { name: 'Collapse menu' }).click();
  await page.reload();
  await side.getByRole('button', { name: 'Expand menu' }).click();
  await expect(side.getByRole('button', { name: 'Collapse menu' })).toBeVisible();

  await side.getByRole('button', { name: 'Get the app' }).click();
  const codes = side.getByRole('group', { name: 'Get the app' });
  for (const app of ['iOS app', 'Android app']) {
    const code = codes.getByRole('img', { name: `QR code of the ${app}` });
    await expect(code).toBeVisible();
    expect(await code.boundingBox()).toMatchObject({ width: 200, height: 200 });
  }
  await page.keyboard.press('Escape');
  await expect(codes).toHaveCount(0);

  await page.getByText('All rights reserved').scrollIntoViewIfNeeded();
  const products = page.getByRole('contentinfo').getByRole('region', { name: 'Products' });
  const vendors = products.getByRole('list').getByRole('listitem');
  await expect(products.getByRole('radio', { name: 'All', exact: true })).toBeChecked();
  await expect(vendors).toHaveCount(18);
  await products.getByText('Fishing', { exact: true }).click();
  await expect(vendors).toHaveText([
    'Jade Lantern',
    'JDB Gaming',
    'Fortune Club',
    'CQ9',
    'Yellow Bird',
  ]);
  await vendors.getByRole('link', { name: 'Fortune Club' }).click();
  await expect(page).toHaveURL('/fish?vassalage=FC');
});

test('a focused category is not covered by the scroll button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expectLoaded(page);
  await category(page, 'Home').focus();
  for (const name of [
    'Favourites',
    'Slots',
    'Live casino',
    'Fishing',
    'Poker & cards',
    'Lottery',
    'E-lottery',
    'Sports',
    'E-sports',
    'Cockfight',
  ]) {
    await page.keyboard.press('Tab');
    await expect(category(page, name)).toBeFocused();
    await expect
      .poll(
        () =>
          category(page, name).evaluate((chip) => {
            const { left, right, top, bottom } = chip.getBoundingClientRect();
            return [left + 12, right - 12].every((x) =>
              chip.contains(document.elementFromPoint(x, (top + bottom) / 2)),
            );
          }),
        name,
      )
      .toBe(true);
  }
});

test('the language changes without a reload, and the games are read again', async ({
  page,
  controls,
}) => {
  await page.goto('/');
  await expectLoaded(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const read = async () => {
    const journal = await controls.journal();
    return Object.fromEntries(
      ['GCSGAME_gameList', 'GCSGAME_gameVendor', 'GCSGAME_hotGamesV2'].map((call) => [
        call,
        journal.filter(({ path }) => path.endsWith(`/${call}`)).length,
      ]),
    );
  };
  expect(await read()).toEqual({
    GCSGAME_gameList: 5,
    GCSGAME_gameVendor: 1,
    GCSGAME_hotGamesV2: 1,
  });
  await page.getByRole('combobox', { name: 'Language' }).selectOption('MY');
  await expect(page.locator('html')).toHaveAttribute('lang', 'my');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect
    .poll(read)
    .toEqual({ GCSGAME_gameList: 10, GCSGAME_gameVendor: 2, GCSGAME_hotGamesV2: 2 });
  expect(await controls.callsTo('/wps/system/language')).toHaveLength(1);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(
    await page.evaluate(() => [localStorage.getItem('lang'), localStorage.getItem('hisLang')]),
  ).toEqual(['MY', 'EN']);
});
