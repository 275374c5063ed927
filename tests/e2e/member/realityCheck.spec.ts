import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { createClient } from '../../sandbox/harness/client';
import { createTable } from '../../sandbox/harness/play';
import { findings } from '../harness/axe';
import { gameDialog, gameFrame } from '../harness/games';
import { goAs } from '../harness/people';
import { expect, header, test, tokenIn } from '../harness/visit';

const MINUTE = 60_000;
const GAME = 'Thunder Shark';
const GAME_PAGE = '/seamless?vassalage=JL&gameType=FISH&gameCode=F001&name=Thunder+Shark';
const LIST = '/fish?search=Thunder+Shark';

const check = (page: Page) => page.getByRole('dialog', { name: 'Reality check' });
const centre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const clock = (page: Page) => page.getByText('Time played');
const cast = (page: Page) => gameFrame(page, GAME).getByRole('button', { name: 'Cast the net' });
const open = async (page: Page, platformUrl: string) => {
  await goAs(page, platformUrl, 'player', LIST);
  await page.getByRole('main').getByRole('button', { name: GAME, exact: true }).click();
  await expect(cast(page)).toBeVisible();
};

// In Britain a member can ask to be checked every ten minutes, which is shorter than a pause.
test.beforeEach(async ({ controls }) => {
  await controls.settings({ jurisdiction: 'UK', gameOutcome: 'lose' });
});
const chooseTen = async (platformUrl: string) => {
  const client = createClient((path, init) => fetch(platformUrl + path, init));
  const token = await client.tokenOf('player');
  await client.call('setCheckInterval', { minutes: 10 }, { token });
  await client.call('logout', {}, { token });
};

test('a check over the popup stops bets, is answered by keyboard, and survives a reload', async ({
  page,
  platform,
  controls,
}) => {
  await chooseTen(platform.url);
  await open(page, platform.url);
  await cast(page).click();
  await expect(gameFrame(page, GAME).getByText(/No luck this time/)).toBeVisible();
  await expect(clock(page)).toBeVisible();
  await expect(gameDialog(page).getByText(/^-Ks.\d/)).toBeVisible();

  await controls.moveClock(10 * MINUTE);
  await expect(check(page)).toBeVisible();
  await expect(check(page).getByRole('heading', { name: 'Reality check' })).toBeFocused();
  await expect(check(page).getByText('You have been playing for 10 minutes.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(check(page)).toBeVisible();

  await test.step('on the wire no bet is taken', async () => {
    const client = createClient((path, init) => fetch(platform.url + path, init));
    const table = createTable(client);
    const { ticket } = await table.launch((await tokenIn(page)) ?? '');
    expect(await table.bet(ticket, randomUUID(), '1000')).toMatchObject({
      success: false,
      value: { reason: 'checkDue' },
    });
  });

  await test.step('after a reload it is there again, without a game', async () => {
    await page.reload();
    await expect(check(page)).toHaveCount(1);
    await expect(gameDialog(page)).toHaveCount(0);
  });

  await page.keyboard.press('Tab');
  await expect(check(page).getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(check(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: GAME, exact: true }).click();
  await cast(page).click();
  await expect(gameFrame(page, GAME).getByText(/No luck this time/)).toBeVisible();
});

test('three tabs have one check, and one answer', async ({ page, platform, controls, context }) => {
  await chooseTen(platform.url);
  await open(page, platform.url);
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) {
    await goAs(other, platform.url, 'player', GAME_PAGE);
    await expect(clock(other)).toBeVisible();
  }
  await controls.moveClock(10 * MINUTE);
  for (const tab of [page, ...others]) await expect(check(tab)).toHaveCount(1);
  const [second] = others;
  await second?.getByRole('button', { name: 'Continue' }).click();
  for (const tab of [page, ...others]) await expect(check(tab)).toHaveCount(0);
});

test('a game in a window of its own takes no bet until the page’s check is answered', async ({
  page,
  platform,
  controls,
}) => {
  await chooseTen(platform.url);
  await goAs(page, platform.url, 'player', '/rng?vassalage=AV');
  const opened = page.waitForEvent('popup');
  const slots = page.getByRole('main').getByRole('list', { name: 'Slots' });
  await slots.getByRole('listitem').first().getByRole('button').first().click();
  const game = await opened;
  const spin = game.getByRole('button', { name: 'Spin' });
  await spin.click();
  await expect(game.getByText(/No luck this time/)).toBeVisible();
  await controls.moveClock(10 * MINUTE);
  await expect(check(page)).toBeVisible();
  await spin.click();
  await expect(game.getByText(/reality check/i)).toBeVisible();
  await page.bringToFront();
  await check(page).getByRole('button', { name: 'Continue' }).click();
  await expect(check(page)).toHaveCount(0);
  await spin.click();
  await expect(game.getByText(/No luck this time/)).toBeVisible();
  await game.close();
});

test('over a game on its page, in full screen too; an answer leads to the statement', async ({
  page,
  platform,
  controls,
}) => {
  await chooseTen(platform.url);
  await goAs(page, platform.url, 'player', '/');
  await page.goto(GAME_PAGE);
  await expect(cast(page)).toBeVisible();
  await expect(clock(page)).toBeVisible();
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await expect(clock(page)).toBeVisible();
  await controls.moveClock(10 * MINUTE);
  const seen = check(page).getByRole('button', { name: 'Statement' });
  // A click goes to what lies on top.
  await seen.click();
  await expect(centre(page).getByRole('heading', { name: 'Statement' }).first()).toBeVisible();
  await expect(check(page)).toHaveCount(0);
});

test('the time between checks moves with the jurisdiction', async ({
  page,
  platform,
  controls,
}) => {
  await controls.settings({ jurisdiction: 'SE' });
  await goAs(page, platform.url, 'player', '/');
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  const menu = centre(page).getByRole('navigation', { name: 'Member centre' });
  await menu.getByRole('button', { name: 'Limits and breaks' }).click();
  const card = centre(page).getByRole('region', { name: 'Reality check' });
  await expect(card.getByText(/after every 30 minutes/)).toBeVisible();
  await controls.settings({ jurisdiction: 'UK' });
  const choice = card.getByRole('combobox', { name: 'Ask me after every' });
  await expect(choice).toHaveValue('60');
  await choice.selectOption('10 minutes');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The time between two reality checks is saved')).toBeVisible();
});

test('signing out at a check ends the play', async ({ page, platform, controls }) => {
  await chooseTen(platform.url);
  await open(page, platform.url);
  await expect(clock(page)).toBeVisible();
  await controls.moveClock(10 * MINUTE);
  await check(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(header(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(check(page)).toHaveCount(0);
});
