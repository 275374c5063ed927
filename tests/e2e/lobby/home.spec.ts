import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { EndpointId } from '../../../contract/endpoints';
import { createClient } from '../../sandbox/harness/client';
import { gameDialog } from '../harness/games';
import { expectLoaded, region } from '../harness/home';
import { goAs } from '../harness/people';
import { expect, loginDialog, test } from '../harness/visit';

const LIST = '/wps/relay/GCSGAME_gameList';
const GAME = 'Thunder Shark';
const LAUNCH = '/wps/game/launchGame';
const VENDOR_LAUNCH = '/wps/relay/GCS_gameLaunchFB';
/** Spec §9: milliseconds between two sections. */
const PAUSE = 300;

const main = (page: Page) => page.getByRole('main');
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
const letGo = async (page: Page) => {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
};

test.describe('moving parts', () => {
  test('banners, notices and winners move, pause under the pointer, stop by buttons', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
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

    // It is found by its name before it is drawn.
    const winners = region(page, 'Winners');
    await expect(winners).toBeAttached();
    await expect(winners.getByRole('list')).toHaveCount(0);
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

  test('nothing of it moves for those who want less motion, and all of it can be reached', async ({
    page,
  }) => {
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

test('the sections fill in order and by themselves, and again in a new language', async ({
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
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await test.step('loaded without anybody coming near, and nothing moves', async () => {
    const lottery = region(page, 'E-lottery');
    await expect(lottery).toHaveAttribute('aria-busy');
    const height = () => lottery.evaluate((section) => section.getBoundingClientRect().height);
    const before = await height();
    await expectLoaded(page);
    expect(await height()).toBe(before);
  });

  await test.step('drawn when the person looks around, and nothing moves', async () => {
    await expect(games(page, 'E-lottery')).toHaveCount(0);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.keyboard.press('Control+f');
    await expect(games(page, 'E-lottery').first()).toBeAttached();
    await expect.poll(() => region(page, 'Slots').getByRole('listitem').count()).toBeGreaterThan(9);
    expect(await height()).toBe(before);
  });

  await test.step('one after the other, 300 ms apart', async () => {
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

  await test.step('another language without a reload reads the games again', async () => {
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
});

test('a section that fails to load can be retried; the others stay', async ({ page, controls }) => {
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

test('the categories by keyboard and pointer, and the drop-down of the navigation', async ({
  page,
}) => {
  await page.goto('/');
  await expectLoaded(page);

  await test.step('a focused category is not under the scroll button', async () => {
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

  await test.step('the chosen category alone; favourites are for members', async () => {
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

  await test.step('the drop-down by pointer and by keyboard', async () => {
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
});

test("a winner's game, and the vendor of a category that has only one, open for a member", async ({
  page,
  controls,
  platform,
}) => {
  await goAs(page, platform.url, 'player', '/');
  const winners = region(page, 'Winners');
  await page.getByRole('heading', { name: 'What this house stands for' }).scrollIntoViewIfNeeded();
  await winners
    .getByRole('button')
    .filter({ hasText: 'Thunder Shark' })
    .or(winners.getByRole('listitem').getByRole('button'))
    .first()
    .click();
  await expect(gameDialog(page)).toBeVisible();
  await expect.poll(() => controls.callsTo(LAUNCH)).toMatchObject([{ method: 'GET', status: 200 }]);
  await gameDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(gameDialog(page)).toHaveCount(0);

  await navigation(page).getByRole('button', { name: 'Cockfight', exact: true }).click();
  await expect(gameDialog(page)).toBeVisible();
  await expect(gameDialog(page).getByRole('heading', { name: 'DS88 Arena' })).toBeVisible();
  await expect.poll(() => controls.callsTo(VENDOR_LAUNCH)).toMatchObject([{ status: 200 }]);
});

test('a member sees what is open and the last game, and each leads to its page', async ({
  page,
  platform,
}) => {
  const client = createClient((path, init) => fetch(platform.url + path, init));
  const token = await client.tokenOf('player');
  const send = async (id: EndpointId, body: object) =>
    expect(
      await client.call(id, body, { token, headers: { 'Idempotency-Key': randomUUID() } }),
    ).toMatchObject({ success: true });
  await send('launchGame', {
    vassalage: 'JL',
    gameType: 'FISH',
    gameCode: 'F001',
    platform: 'WEB',
    language: 'EN',
  });
  await send('placeDeposit', { methodId: 'kbzpay', amount: '25000' });
  await send('requestWithdrawal', {
    accountId: 'pa-player-1',
    amount: '1000',
    paymentPassword: '246810',
  });
  await goAs(page, platform.url, 'player', '/');

  const row = region(page, 'For you');
  for (const { name, path } of [
    { name: 'Withdrawal 1 request Under review', path: 'withdraw' },
    { name: /^This week’s missions \d of 5 finished/, path: 'missions' },
    { name: /^To keep Gold next month \d+% of what it needs/, path: 'vip' },
  ])
    await expect(row.getByRole('link', { name })).toHaveAttribute('href', `/member/${path}`);

  await test.step('a deposit that is cancelled meanwhile is no longer there', async () => {
    await row.getByRole('link', { name: 'Open deposit Ks 25,000.00 Waiting for payment' }).click();
    await expect(page).toHaveURL('/member/deposit');
    const centre = page.getByRole('dialog', { name: 'Member centre' });
    await centre.getByRole('button', { name: 'Cancel deposit' }).click();
    await page
      .getByRole('dialog', { name: 'Cancel this deposit?' })
      .getByRole('button', { name: 'Cancel deposit' })
      .click();
    await expect(centre.getByText('Nothing will be credited.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row.getByRole('link', { name: /^Open deposit/ })).toHaveCount(0);
  });

  await row.getByRole('button', { name: `Continue playing ${GAME}` }).click();
  await expect(gameDialog(page).getByRole('heading', { name: GAME })).toBeVisible();
});

test('on a phone, a limit that is needed to play comes first, and leads to the question', async ({
  page,
  platform,
  controls,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await controls.settings({ jurisdiction: 'SE' });
  await goAs(page, platform.url, 'player', '/');
  const row = region(page, 'For you');
  const card = row.getByRole('link', {
    name: 'Deposit limit None is set Needed before you play',
  });
  await expect(row.getByRole('listitem').first()).toContainText('Deposit limit');
  await card.click();
  await expect(page).toHaveURL('/member/deposit');
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await expect(centre.getByRole('heading', { name: 'Before you pay in' })).toBeVisible();
  await centre.getByRole('textbox', { name: 'Deposit limit' }).fill('90000');
  await centre.getByRole('button', { name: 'Set this limit' }).click();
  await expect(centre.getByRole('heading', { name: 'Before you pay in' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(row.getByRole('link', { name: /^This week’s missions/ })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('the drop-down opens by a tap; a single vendor asks a guest to log in', async ({ page }) => {
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

test("the folded menu is remembered; the app's codes and the footer's products", async ({
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
