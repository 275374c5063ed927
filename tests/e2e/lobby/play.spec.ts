import type { Page } from '@playwright/test';
import { endpoints } from '../../../contract/endpoints';
import { createClient } from '../../sandbox/harness/client';
import { createTable } from '../../sandbox/harness/play';
import { tellBankName } from '../../support/gestures/login';
import { gameDialog, gameFrame, postFromGame } from '../harness/games';
import { holdWire } from '../harness/heldWire';
import { comeTo } from '../harness/home';
import { pageHands } from '../harness/pageHands';
import { goAs } from '../harness/people';
import {
  balance,
  CALLS,
  expect,
  fillAndSend,
  header,
  loginDialog,
  test,
  tokenIn,
} from '../harness/visit';

/** A game that keeps its name (sandbox/README.md, Games to try), and a list that has it. */
const GAME = 'Thunder Shark';
const LIST = '/fish?search=Thunder+Shark';
const NEW_PASSWORD = 'Lagoon#2027';

const tap = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
/** A vendor without a list: a press opens its lobby. */
const tapVendor = async (page: Page, name: string) =>
  (await comeTo(page, 'Sports')).getByRole('button', { name, exact: true }).click();
const expectPlaying = async (page: Page, name: string, act: string) => {
  await expect(gameDialog(page).getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(gameFrame(page, name).getByRole('button', { name: act })).toBeVisible();
};
const openGame = async (page: Page, platformUrl: string) => {
  await goAs(page, platformUrl, 'player', LIST);
  await tap(page, GAME);
  await expectPlaying(page, GAME, 'Cast the net');
};
/** Leaves from inside the game, by the game's own button. */
const leave = async (page: Page, name: string) => {
  await gameFrame(page, name).getByRole('button', { name: 'Leave game' }).click();
  await expect(page.getByTitle(name, { exact: true })).toHaveCount(0);
};

/** Every address that this page and its frames ask for. */
const addressesOf = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
};

test.describe('a guest who taps a game', () => {
  test('logs in, and that game opens: one call, and the token in no address', async ({
    page,
    controls,
  }) => {
    const asked = addressesOf(page);
    await page.goto(LIST);
    await tap(page, GAME);
    await fillAndSend(loginDialog(page), 'player');
    await expectPlaying(page, GAME, 'Cast the net');
    await expect(page).toHaveURL(LIST);

    expect(await controls.callsTo(endpoints.launchGame.path)).toMatchObject([
      { method: 'GET', status: 200 },
    ]);
    const [launch = ''] = asked.filter(
      (url) => new URL(url).pathname === endpoints.launchGame.path,
    );
    expect(Object.fromEntries(new URL(launch).searchParams)).toEqual({
      vassalage: 'JL',
      gameType: 'FISH',
      gameCode: 'F001',
      platform: 'WEB',
      language: 'EN',
    });
    const token = (await tokenIn(page)) ?? '';
    expect(token).not.toBe('');
    expect(
      [...asked, ...page.frames().map((frame) => frame.url())].filter((url) => url.includes(token)),
    ).toEqual([]);
  });

  test('and gives up logging in has no game', async ({ page, controls }) => {
    await page.goto(LIST);
    await tap(page, GAME);
    await loginDialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(loginDialog(page)).toHaveCount(0);
    await header(page).getByRole('button', { name: 'Log in' }).click();
    await fillAndSend(loginDialog(page), 'player');
    await expect(balance(page)).toBeVisible();
    await expect(gameDialog(page)).toHaveCount(0);
    expect(await controls.callsTo(endpoints.launchGame.path)).toEqual([]);
  });

  for (const username of ['newcomer', 'expired']) {
    test(`and owes a new password (${username}) lands on the home page first`, async ({ page }) => {
      await page.goto(LIST);
      await tap(page, GAME);
      await fillAndSend(loginDialog(page), username);
      const dialog = page.getByRole('dialog', { name: 'Change password' });
      await dialog.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
      await dialog.getByLabel('Repeat new password').fill(NEW_PASSWORD);
      await dialog.getByRole('button', { name: 'Change password' }).click();
      await expect(page).toHaveURL('/');
      await expect(dialog).toHaveCount(0);
      await expect(gameDialog(page)).toBeVisible();
      await expectPlaying(page, GAME, 'Cast the net');
      await expect(page).toHaveURL('/');
    });
  }

  test('and comes from an unknown place passes the second factor first', async ({ page }) => {
    await page.goto(LIST);
    await tap(page, GAME);
    await fillAndSend(loginDialog(page), 'traveller');
    const dialog = page.getByRole('dialog', { name: "Verify it's you" });
    await tellBankName(pageHands(dialog), 'Aung Aung');
    await expectPlaying(page, GAME, 'Cast the net');
  });
});

test('a trial member is told to register, and the platform is not asked', async ({
  page,
  platform,
  controls,
}) => {
  await goAs(page, platform.url, 'trial', LIST);
  await tap(page, GAME);
  const alert = page.getByRole('dialog', { name: 'Demo account' });
  await expect(alert).toHaveAccessibleDescription('Please register a member account first.');
  await alert.getByRole('button', { name: 'Close' }).click();
  await tap(page, GAME);
  await alert.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible();
  expect(await controls.callsTo(endpoints.launchGame.path)).toEqual([]);
});

test('a win shows on the board and in the betting record', async ({ page, platform, controls }) => {
  await controls.settings({ gameOutcome: 'win' });
  const client = createClient((path, init) => fetch(platform.url + path, init));
  const table = createTable(client);
  const { ticket } = await table.launch(await client.tokenOf('player'), {
    vassalage: 'JL',
    gameType: 'FISH',
    gameCode: 'F001',
  });
  await table.bet(ticket, 'bet-of-the-test', '1000');

  await goAs(page, platform.url, 'player', '/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  // Another member may have won at the same game.
  const win = page
    .getByRole('region', { name: 'Winners' })
    .getByRole('button')
    .filter({ hasText: GAME })
    .filter({ hasText: 'pl***r' });
  await expect(win).toContainText('1,000.00');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Betting record' }).click();
  await expect(
    page
      .getByRole('dialog', { name: 'Member centre' })
      .getByRole('row')
      .filter({ hasText: GAME })
      .first(),
  ).toContainText('1,000.00');
});

test('a game in its popup: full screen, its messages, balance and recent games', async ({
  page,
  platform,
  controls,
}) => {
  test.setTimeout(60_000);
  await page
    .context()
    .route('https://elsewhere.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
    );
  await openGame(page, platform.url);

  await test.step('the popup fills the screen and gives it back', async () => {
    await gameDialog(page).getByRole('button', { name: 'Full screen', exact: true }).click();
    await expect
      .poll(() =>
        page.evaluate(() => document.fullscreenElement?.contains(document.querySelector('iframe'))),
      )
      .toBe(true);
    await page.evaluate(() => document.exitFullscreen());
    await gameDialog(page).getByRole('button', { name: 'Full screen', exact: true }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await page.evaluate(() => document.exitFullscreen());
    // A game that did it by itself would cover the time played.
    const body = gameFrame(page, GAME).locator('body');
    expect(await body.evaluate(() => document.fullscreenEnabled)).toBe(false);
  });

  await test.step('only the game in its frame is heard, and only in its own words', async () => {
    const before = (await controls.callsTo(endpoints.balance.path)).length;
    const heard = await page.evaluateHandle(() => {
      const messages: unknown[] = [];
      window.addEventListener('message', ({ data }: MessageEvent<unknown>) => messages.push(data));
      return messages;
    });

    await page.evaluate(() => {
      for (const type of ['balance', 'closed'])
        window.postMessage({ croupier: 1, type }, window.origin);
    });
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => void window.open('https://elsewhere.example/'));
    await (
      await opened
    ).evaluate(() => {
      for (const type of ['balance', 'closed'])
        (window.opener as Window).postMessage({ croupier: 1, type }, '*');
    });
    await (await opened).close();
    await gameFrame(page, GAME)
      .locator('body')
      .evaluate(() => {
        for (const said of ['closed', { type: 'closed' }, { croupier: 2, type: 'closed' }])
          window.parent.postMessage(said, '*');
      });
    await expect.poll(() => heard.evaluate((messages) => messages.length)).toBe(7);
    await expectPlaying(page, GAME, 'Cast the net');
    expect(await controls.callsTo(endpoints.balance.path)).toHaveLength(before);

    await postFromGame(page, GAME, 'closed');
    await expect(gameDialog(page)).toHaveCount(0);
  });

  await test.step('a bet moves the balance, read again on the way back', async () => {
    await controls.settings({ gameOutcome: 'win' });
    await tap(page, GAME);
    await expectPlaying(page, GAME, 'Cast the net');
    const asked = async () => (await controls.callsTo(endpoints.balance.path)).length;
    const before = await asked();
    const game = gameFrame(page, GAME);
    for (const stake of ['200.00', '500.00', '1,000.00']) {
      await game.getByRole('button', { name: 'Raise the stake' }).click();
      await expect(game.getByRole('group', { name: 'Stake' })).toContainText(stake);
    }
    await game.getByRole('button', { name: 'Cast the net' }).click();
    await expect(game.getByRole('status').filter({ hasText: 'You won Ks 2,000.00' })).toBeVisible();
    await expect.poll(asked, 'the game says that money moved').toBe(before + 1);
    await leave(page, GAME);
    await expect(balance(page)).toContainText('13,345.67');
    await expect.poll(asked, 'read anew on the way back').toBe(before + 2);
    await page.getByRole('link', { name: 'Padauk, home' }).first().click();
    await expect(
      page
        .getByRole('region', { name: 'Recent games' })
        .getByRole('listitem')
        .first()
        .getByRole('button', { name: GAME }),
    ).toBeVisible();
  });
});

test('a usual stake is one press', async ({ page, platform, controls }) => {
  await controls.settings({ gameOutcome: 'win' });
  await openGame(page, platform.url);
  const game = gameFrame(page, GAME);
  const usual = game.getByRole('group', { name: 'Usual amounts' });
  await expect(usual.getByRole('button', { pressed: true })).toHaveText('100');
  await usual.getByRole('button', { name: 'Stake Ks 5,000.00' }).click();
  await expect(game.getByRole('group', { name: 'Stake' })).toContainText('5,000.00');
  await game.getByRole('button', { name: 'Raise the stake' }).click();
  await expect(usual.getByRole('button', { pressed: true })).toHaveCount(0);
  await usual.getByRole('button', { name: 'Stake Ks 500.00' }).click();
  await game.getByRole('button', { name: 'Cast the net' }).click();
  await expect(game.getByRole('status').filter({ hasText: 'You won Ks 1,000.00' })).toBeVisible();
});

test('an address of an origin that is not configured is not opened', async ({ page, platform }) => {
  await goAs(page, platform.url, 'player', LIST);
  const wire = await holdWire(page, { launch: endpoints.launchGame });
  await tap(page, GAME);
  await (
    await wire.take('launch')
  ).answerWith((launch) => ({ ...(launch as object), url: 'https://elsewhere.example/play' }));
  await expect(gameDialog(page).getByRole('alert')).toContainText(
    'Invalid URL, please contact customer service',
  );
  expect(
    page
      .frames()
      .map((frame) => frame.url())
      .filter((url) => url.includes('elsewhere')),
  ).toEqual([]);
  await gameDialog(page).getByRole('button', { name: 'Try again' }).click();
  await (await wire.take('launch')).answer();
  await expectPlaying(page, GAME, 'Cast the net');
});

test('a vendor that needs the whole page gets it: reload, another game, back home', async ({
  page,
  platform,
}) => {
  const sideMenu = page.getByRole('complementary', { name: 'Side menu' });
  const heading = page.getByRole('heading', { level: 1, name: 'Pinnacle' });
  await goAs(page, platform.url, 'player', '/');
  await expect(sideMenu).toBeVisible();
  await tapVendor(page, 'Pinnacle');
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(/\/seamless\?vassalage=PIN&gameType=SPORTS/);
  await expect(sideMenu).toHaveCount(0);
  await expect(gameDialog(page)).toHaveCount(0);
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(sideMenu).toHaveCount(0);
  await expect(gameFrame(page, 'Pinnacle').getByRole('button', { name: 'Kick off' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Cockfight', exact: true })
    .click();
  await expect(gameDialog(page).getByRole('heading', { name: 'DS88 Arena' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await gameDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(gameDialog(page)).toHaveCount(0);

  await tapVendor(page, 'Pinnacle');
  await expect(gameFrame(page, 'Pinnacle').getByRole('button', { name: 'Kick off' })).toBeVisible();
  await leave(page, 'Pinnacle');
  await expect(page).toHaveURL('/');
  await expect(sideMenu).toBeVisible();
});

test('a game on its page: Back returns to its tile, closing leaves no second entry', async ({
  page,
  platform,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await goAs(page, platform.url, 'player', '/fish');
  await expect(heading).toHaveText('Fishing');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Sports', exact: true })
    .click();
  for (const wayBack of [() => page.goBack(), () => leave(page, 'Pinnacle')]) {
    await expect(heading).toHaveText('Sports');
    await page
      .getByRole('region', { name: 'Game makers' })
      .getByRole('button', { name: 'Pinnacle' })
      .click();
    await expect(heading).toHaveText('Pinnacle');
    await expect(page).toHaveURL(/\/seamless/);
    await expect(
      gameFrame(page, 'Pinnacle').getByRole('button', { name: 'Kick off' }),
    ).toBeVisible();
    await wayBack();
    await expect(page).toHaveURL('/sports');
  }
  await expect(heading).toHaveText('Sports');

  await test.step('also after a reload', async () => {
    await page
      .getByRole('region', { name: 'Game makers' })
      .getByRole('button', { name: 'Pinnacle' })
      .click();
    await expect(heading).toHaveText('Pinnacle');
    await expect(page).toHaveURL(/\/seamless/);
    await page.reload();
    await expect(
      gameFrame(page, 'Pinnacle').getByRole('button', { name: 'Kick off' }),
    ).toBeVisible();
    await leave(page, 'Pinnacle');
    await expect(page).toHaveURL('/sports');
    await expect(heading).toHaveText('Sports');
  });

  await page.goBack();
  await expect(page).toHaveURL('/fish');
  await expect(heading).toHaveText('Fishing');
});

test('Back closes a popup game and the drawer, and leaves the page only after them', async ({
  page,
  platform,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const drawer = page.getByRole('dialog', { name: 'Side menu' });
  await page.setViewportSize({ width: 1_440, height: 900 });
  await goAs(page, platform.url, 'player', '/recent');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Fishing', exact: true })
    .click();
  await expect(heading).toHaveText('Fishing');
  const onList = /\/fish/;

  for (const width of [1_440, 360])
    await test.step(`a game, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.getByLabel('Search by name').fill(GAME);
      await tap(page, GAME);
      await expectPlaying(page, GAME, 'Cast the net');
      await page.goBack();
      await expect(gameDialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(onList);
      await expect(heading).toHaveText('Fishing');
    });

  await test.step('a game that was left by its own button needs no Back', async () => {
    await tap(page, GAME);
    await expectPlaying(page, GAME, 'Cast the net');
    await leave(page, GAME);
    await expect(gameDialog(page)).toHaveCount(0);
  });

  await test.step('the drawer', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(drawer).toBeVisible();
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(onList);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await drawer.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL(onList);
    await expect(drawer).toBeHidden();
  });

  await page.goBack();
  await expect(page).toHaveURL('/recent');
});

test('a guest at the address of a game logs in and has its page', async ({ page }) => {
  await page.goto('/lottert?vassalage=JL&gameType=FISH&gameCode=F001&name=Thunder+Shark');
  await fillAndSend(loginDialog(page), 'player');
  await expect(page.getByRole('heading', { level: 1, name: GAME })).toBeVisible();
  await expect(gameFrame(page, GAME).getByRole('button', { name: 'Cast the net' })).toBeVisible();
  await expect(page).toHaveURL(/\/seamless\?vassalage=JL/);
});

test('a vendor that needs a window gets one; a closed window returns to the page', async ({
  page,
  platform,
  controls,
}) => {
  await goAs(page, platform.url, 'player', '/rng?vassalage=AV');
  const opened = page.waitForEvent('popup');
  const tile = page
    .getByRole('main')
    .getByRole('list', { name: 'Slots' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .first();
  await tile.click();
  const popup = await opened;
  await expect(popup.getByRole('button', { name: 'Spin' })).toBeVisible();
  expect(await popup.evaluate(() => window.opener === null)).toBe(true);
  await expect(gameDialog(page).getByRole('status')).toContainText(
    'is open in a window of its own',
  );
  const before = (await controls.callsTo(endpoints.balance.path)).length;
  await popup.close();
  await expect(gameDialog(page)).toHaveCount(0);
  await expect
    .poll(async () => (await controls.callsTo(endpoints.balance.path)).length)
    .toBe(before + 1);

  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await tile.click();
  await expect(gameDialog(page).getByRole('alert')).toContainText(
    "did not let the game's window open",
  );
  const again = page.waitForEvent('popup');
  await gameDialog(page).getByRole('button', { name: 'Open the game' }).click();
  await expect((await again).getByRole('button', { name: 'Spin' })).toBeVisible();
  await gameDialog(page).getByRole('button', { name: 'Done playing' }).click();
  await expect(gameDialog(page)).toHaveCount(0);
});

test("a vendor's own list is searched; money is moved to the vendor's wallet", async ({
  page,
  platform,
  controls,
}) => {
  test.setTimeout(60_000);
  await controls.settings({ gameOutcome: 'win' });
  const asked = addressesOf(page);
  const dialog = gameDialog(page);
  await goAs(page, platform.url, 'player', '/');

  await test.step("a vendor's own list", async () => {
    await page
      .getByRole('region', { name: 'Hot games' })
      .getByRole('button', { name: 'CQ9', exact: true })
      .click();
    const games = dialog.getByRole('list', { name: 'CQ9' }).getByRole('button');
    const wanted = await games.last().innerText();
    await dialog.getByRole('searchbox', { name: 'Search by name' }).fill(wanted);
    await expect(games.first()).toHaveText(wanted);
    await games.first().click();
    await expectPlaying(page, wanted, 'Spin');
    const [launch = ''] = asked.filter(
      (url) => new URL(url).pathname === endpoints.launchGame.path,
    );
    expect(new URL(launch).searchParams.get('vassalage')).toBe('CQ9');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('money goes along, and all of it comes back', async () => {
    await tapVendor(page, 'BTi Sports');
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    const submit = dialog.getByRole('button', { name: 'Take it along and play' });
    await amount.fill('12345.68');
    await submit.click();
    await expect(amount).toHaveAccessibleDescription('This is more than your main wallet holds');
    await amount.fill('1000');
    await submit.click();
    await expectPlaying(page, 'BTi Sports', 'Kick off');
    const game = gameFrame(page, 'BTi Sports');
    await expect(game.getByText('1,000.00')).toBeVisible();
    await game.getByRole('button', { name: 'Kick off' }).click();
    await expect(game.getByText('1,100.00')).toBeVisible();
    await leave(page, 'BTi Sports');
    await expect(balance(page)).toContainText('12,445.67');
    const transfers = await controls.callsTo(endpoints.walletTransfer.path);
    expect(transfers).toMatchObject([
      { method: 'POST', status: 200 },
      { method: 'POST', status: 200 },
    ]);
    expect(new Set(transfers.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });
});

for (const width of [360, 1_440])
  test(`a game without money leads to the deposit, and is there after it: ${width} px`, async ({
    page,
    platform,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route(`**${CALLS.balance}`, async (route) => {
      const response = await route.fetch();
      const reply = (await response.json()) as { value: object };
      await route.fulfill({
        response,
        json: { ...reply, value: { ...reply.value, balance: '0.00' } },
      });
    });
    await goAs(page, platform.url, 'player', '/fish?search=Thunder');
    await tap(page, GAME);
    await expectPlaying(page, GAME, 'Cast the net');
    await expect(
      gameDialog(page).getByText('There is no money in your main wallet.'),
    ).toBeVisible();
    await gameDialog(page).getByRole('button', { name: 'Deposit', exact: true }).click();
    const centre = page.getByRole('dialog', { name: 'Member centre' });
    await expect(centre.getByRole('radio', { name: 'KBZPay' })).toBeVisible();
    await centre.getByRole('button', { name: 'Close' }).click();
    await expect(centre).toHaveCount(0);
    await expect(gameDialog(page)).toBeVisible();
  });
