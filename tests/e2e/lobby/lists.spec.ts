import type { Locator, Page } from '@playwright/test';
import { expect, header, loginDialog, test } from '../harness/visit';

const LIST = '/wps/relay/GCSGAME_gameList';
const MB = 1024 * 1024;

const main = (page: Page) => page.getByRole('main');
const list = (page: Page) => page.getByRole('list', { name: 'Slots' });
const tiles = (page: Page) => list(page).getByRole('listitem');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name' });
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Slot filters' }).getByRole('button', { name });
const maker = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Game maker' }).getByRole('radio', { name, exact: true });
const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });
const expectCount = (page: Page, words: string) =>
  expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /^[\d,]+ games?$/ }),
  ).toHaveText(words);

/**
 * Place in the whole list of the topmost tile that is in full sight below the header; NaN while
 * none is.
 */
const topTile = (page: Page) =>
  list(page).evaluate((element) => {
    const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const whole = [...element.querySelectorAll('[role="listitem"]')].filter(
      (tile) => tile.getBoundingClientRect().top >= edge - 1,
    );
    if (whole.length === 0) return Number.NaN;
    return Math.min(...whole.map((tile) => Number(tile.getAttribute('aria-posinset'))));
  });
/** Place of the last tile that is drawn. */
const lastTile = (page: Page) =>
  list(page).evaluate((element) =>
    Number(
      [...element.querySelectorAll('[role="listitem"]')].at(-1)?.getAttribute('aria-posinset'),
    ),
  );

/** Turns the wheel, so far at a time, until `reached` says that the place is. */
const turnWheel = async (
  page: Page,
  far: number,
  place: number,
  reached: (page: Page) => Promise<number>,
) => {
  await list(page).hover();
  await expect(async () => {
    await page.mouse.wheel(0, far);
    expect(await reached(page)).toBeGreaterThanOrEqual(place);
  }).toPass({ intervals: [0] });
};

/**
 * Looks at every frame: each place of the window that belongs to the list has to show a tile, but
 * for the gap between two rows.
 */
const watchFrames = (element: HTMLElement | SVGElement) => {
  const PLACES = [0.35, 0.5, 0.65, 0.8, 0.92];
  const GAP = 14;
  const seen = { frames: 0, blank: 0, longestBlankMs: 0 };
  let [blankSince, frame] = [0, 0];
  const isTile = (x: number, y: number) =>
    document.elementFromPoint(x, y)?.closest('[role="listitem"]') instanceof Element;
  const look = (now: number) => {
    const box = element.getBoundingClientRect();
    const x = box.left + 60;
    const places = PLACES.map((part) => part * innerHeight).filter(
      (y) => y > box.top && y + GAP < box.bottom,
    );
    const isBlank = places.some((y) => !isTile(x, y) && !isTile(x, y + GAP));
    seen.frames += 1;
    if (isBlank) {
      seen.blank += 1;
      blankSince ||= now;
      seen.longestBlankMs = Math.max(seen.longestBlankMs, now - blankSince);
    } else blankSince = 0;
    frame = requestAnimationFrame(look);
  };
  frame = requestAnimationFrame(look);
  return {
    stop: () => {
      cancelAnimationFrame(frame);
      return seen;
    },
  };
};

const elementsOf = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

test.describe('ten thousand games', () => {
  test('search and filters stand in the address; a reload and a step back find them again', async ({
    page,
  }) => {
    await page.goto('/rng');
    await expectCount(page, '10,000 games');
    await search(page).pressSequentially('dragon');
    await expect(page).toHaveURL('/rng?search=dragon');
    await expectCount(page, '79 games');
    await expect(tiles(page).first().getByRole('button').first()).toHaveAccessibleName(/dragon/i);

    await search(page).fill('');
    await expect(page).toHaveURL('/rng');
    await chip(page, '25+ lines').click();
    await expect(page).toHaveURL('/rng?lines=25');
    await expectCount(page, '5,588 games');
    await chip(page, '25+ lines').click();
    await chip(page, 'Minimum bet 1').click();
    await expect(page).toHaveURL('/rng?bet=1');
    await expectCount(page, '6,730 games');
    await chip(page, 'Minimum bet 1').click();

    await search(page).fill('gold');
    await expectCount(page, '344 games');
    await maker(page, 'Jade Lantern').check({ force: true });
    await chip(page, '25+ lines').click();
    await sort(page).selectOption('Name');
    const narrowed = '/rng?vassalage=JL&search=gold&lines=25&sort=name';
    await expect(page).toHaveURL(narrowed);
    const expectNarrowed = async (words: string) => {
      await expect(page).toHaveURL(narrowed);
      await expect(search(page)).toHaveValue('gold');
      await expect(maker(page, 'Jade Lantern')).toBeChecked();
      await expect(chip(page, '25+ lines')).toHaveAttribute('aria-pressed', 'true');
      await expect(sort(page)).toHaveValue('name');
      await expectCount(page, words);
    };
    await expect(list(page)).toBeVisible();
    await expect(async () => {
      const names = await tiles(page)
        .getByRole('button', { name: /gold/i })
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
      expect(names.length).toBeGreaterThan(1);
      expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    }).toPass();
    const words = await main(page)
      .getByRole('status')
      .filter({ hasText: /^[\d,]+ games?$/ })
      .innerText();
    await page.reload();
    await expectNarrowed(words);
    await header(page).getByRole('link', { name: 'Fishing' }).click();
    await expect(page.getByRole('heading', { name: 'Fishing', level: 1 })).toBeVisible();
    await page.goBack();
    await expectNarrowed(words);

    await search(page).fill('xyzzy');
    await expect(main(page).getByText(/^No game fits your search\./)).toBeVisible();
    await main(page).getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/rng?sort=name');
    await expect(search(page)).toHaveValue('');
    await expectCount(page, '10,000 games');
  });

  test('Back from another page restores the typed letters and the same tile', async ({ page }) => {
    await page.goto('/rng');
    await expectCount(page, '10,000 games');
    await search(page).fill('gold');
    await header(page).getByRole('link', { name: 'Fishing' }).click();
    await expect(page.getByRole('heading', { name: 'Fishing', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/rng?search=gold');
    await expectCount(page, '344 games');

    await turnWheel(page, 1_500, 150, topTile);
    const place = await topTile(page);
    const name = await list(page)
      .locator(`[aria-posinset="${place}"]`)
      .getByRole('button')
      .first()
      .getAttribute('aria-label');
    await header(page).getByRole('link', { name: 'Fishing' }).click();
    await expect(page.getByRole('heading', { name: 'Fishing', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(list(page).getByRole('button', { name: name ?? '', exact: true })).toBeInViewport({
      ratio: 0.9,
    });
    await expect.poll(() => topTile(page)).toBe(place);
  });

  test('scrolling fast shows no empty window, and page and memory do not grow', async ({
    page,
    controls,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    const heap = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      const { metrics } = await devtools.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / MB;
    };
    const open = async (games: number) => {
      await controls.settings({ slotGames: games });
      await page.goto('/rng');
      await expectCount(page, `${games.toLocaleString('en')} games`);
    };
    await open(1_000);
    const heapOfFew = await heap();
    await open(10_000);
    const frames = await list(page).evaluateHandle(watchFrames);
    await turnWheel(page, 3_000, 2_000, lastTile);
    const seen = await frames.evaluate((watch) => watch.stop());
    expect(seen.frames).toBeGreaterThan(30);
    expect(seen.longestBlankMs, `${seen.blank} of ${seen.frames} frames were blank`).toBeLessThan(
      50,
    );
    expect(await elementsOf(page)).toBeLessThan(1_500);
    expect((await heap()) - heapOfFew, 'MB more').toBeLessThan(5);
  });
});

test('a list that fails to load is retried with the typed words', async ({ page, controls }) => {
  await page.goto('/rng');
  await expectCount(page, '10,000 games');
  await controls.faults([{ endpoint: 'gameList', kind: 'status', status: 500 }]);
  await search(page).fill('dragon');
  const failure = main(page).getByRole('alert');
  await expect(failure).toBeVisible();
  await expect(search(page)).toHaveValue('dragon');
  await expect(page).toHaveURL('/rng?search=dragon');
  const asked = (await controls.callsTo(LIST)).length;
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(async () => (await controls.callsTo(LIST)).length).toBe(asked + 1);
  await expect(failure).toBeVisible();

  await controls.faults([]);
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expectCount(page, '79 games');
  await expect(search(page)).toHaveValue('dragon');

  await search(page).fill('gold');
  await expectCount(page, '344 games');
  await controls.faults([{ endpoint: 'gameList', kind: 'status', status: 500, times: 1 }]);
  await list(page).hover();
  await page.mouse.wheel(0, 20_000);
  await expect(main(page).getByRole('alert')).toBeVisible();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await turnWheel(page, 500, 150, lastTile);
  await expect(search(page)).toHaveValue('gold');
});

test('by keyboard: filters, tiles beyond the first ones, and Back', async ({ page }) => {
  await page.goto('/rng');
  await search(page).focus();
  await page.keyboard.type('gold');
  await expectCount(page, '344 games');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear the search' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/rng?search=gold&bet=1');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/rng?search=gold');
  await expectCount(page, '344 games');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(sort(page)).toBeFocused();
  await page.keyboard.press('Tab');

  const focused = page.locator(':focus');
  await expect(tiles(page).first().getByRole('button').first()).toBeFocused();
  const drawn = await lastTile(page);
  await list(page).locator(`[aria-posinset="${drawn}"]`).getByRole('button').first().focus();
  for (let place = drawn; place < drawn + 8; place += 1) {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName('Add to favourites');
    await page.keyboard.press('Tab');
    await expectPlace(focused, place + 1);
  }
  await expect(focused).toBeInViewport();
  const name = await focused.getAttribute('aria-label');
  await page.keyboard.press('Enter');
  await expect(loginDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(loginDialog(page)).toHaveCount(0);
  await expect(list(page).getByRole('button', { name: name ?? '', exact: true })).toBeFocused();

  await search(page).focus();
  await page.keyboard.press('Escape');
  await expect(search(page)).toHaveValue('');
  await expect(page).toHaveURL('/rng');
});

const expectPlace = (inside: Locator, place: number) =>
  expect
    .poll(() =>
      inside.evaluate((element) =>
        Number(element.closest('[role="listitem"]')?.getAttribute('aria-posinset')),
      ),
    )
    .toBe(place);

test('a phone of 360 px shows two tiles side by side, and nothing is wider than it', async ({
  page,
  controls,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const expectFits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.goto('/rng');
  await expectCount(page, '10,000 games');
  await expectFits();
  const [one, two, three] = await Promise.all(
    [0, 1, 2].map((at) => tiles(page).nth(at).boundingBox()),
  );
  expect(two?.y).toBe(one?.y);
  expect(three?.y).toBeGreaterThan(one?.y ?? 0);
  await search(page).fill('xyzzy');
  await expect(main(page).getByText(/^No game fits your search\./)).toBeVisible();
  await expectFits();
  await controls.faults([{ endpoint: 'gameList', kind: 'status', status: 500, times: 1 }]);
  await search(page).fill('gold');
  await expect(main(page).getByRole('alert')).toBeVisible();
  await expectFits();
});

test('a phone has the filters in a sheet, which Back closes; what was chosen stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/promotions');
  await page.goto('/rng?search=gold');
  await expect(search(page)).toBeInViewport();
  await expect(tiles(page).first()).toBeInViewport({ ratio: 0.5 });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await main(page).getByRole('button', { name: 'Filters', exact: true }).click();
  await maker(page, 'JDB Gaming').check();
  await chip(page, 'Minimum bet 1').click();
  await sort(page).selectOption('Name');
  await expect(sheet).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL('/rng?vassalage=JDB&search=gold&bet=1&sort=name');

  await main(page).getByRole('button', { name: 'Filters (2)' }).click();
  await expect(maker(page, 'JDB Gaming')).toBeChecked();
  await chip(page, 'Minimum bet 1').click();
  await sheet.getByRole('button', { name: 'Show the games' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL('/rng?vassalage=JDB&search=gold&sort=name');
  await expect(main(page).getByRole('button', { name: 'Filters (1)' })).toBeFocused();

  await test.step('and a reload leaves it closed, with what was chosen last', async () => {
    await main(page).getByRole('button', { name: 'Filters (1)' }).click();
    await chip(page, '25+ lines').click();
    const narrowed = '/rng?vassalage=JDB&search=gold&lines=25&sort=name';
    await expect(page, 'the sheet is open').toHaveURL(narrowed);
    await page.reload();
    await main(page).getByRole('button', { name: 'Filters (2)' }).click();
    await expect(page).toHaveURL(narrowed);
    await chip(page, 'Minimum bet 1').click();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL('/rng?vassalage=JDB&search=gold&bet=1&lines=25&sort=name');
    await page.goBack();
    await expect(page).toHaveURL('/promotions');
  });
});

test('a list that is opened by a maker shows the chosen one in its row', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 740 });
  await page.goto('/rng');
  const makers = page.getByRole('radiogroup', { name: 'Game maker' }).getByRole('radio');
  await makers.last().check();
  await expect(page).toHaveURL(/[?&]vassalage=/);
  await page.goto(page.url());
  await expect(makers.last()).toBeChecked();
  // The radio itself is hidden; its label is the chip.
  await expect(makers.last().locator('..')).toBeInViewport({ ratio: 0.9 });
});

test('the banner of an only lobby opens it, wherever it is pressed', async ({ page }) => {
  await page.goto('/cockfight');
  const makers = page.getByRole('region', { name: 'Game makers' });
  await expect(makers.getByRole('button', { name: 'DS88 Arena' })).toBeVisible();
  const text = await makers.getByText(/^Everything in Cockfight/).boundingBox();
  if (!text) throw new Error('The banner has no text.');
  await page.mouse.click(text.x + text.width / 2, text.y + text.height / 2);
  await expect(loginDialog(page)).toBeVisible();
});
