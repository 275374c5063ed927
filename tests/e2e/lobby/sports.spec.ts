import type { Page } from '@playwright/test';
import { gameDialog, gameFrame } from '../harness/games';
import { goAs } from '../harness/people';
import { findingsInBothThemes } from '../harness/axe';
import { balance, expect, test } from '../harness/visit';

const NAME = 'United Gaming';
/** A match takes six minutes; the next one of each league starts within eight. */
const UNTIL_OVER = 30 * 60_000;

/** The vendor has a card of its own, and a tile in the list. */
const open = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: NAME, exact: true }).first().click();

test('a slip is placed, and the final whistle settles it: 360 px', async ({
  page,
  platform,
  controls,
}) => {
  // Nobody does anything until the matches are over: where no idle logout is asked for.
  await controls.settings({ jurisdiction: 'UK' });
  await page.setViewportSize({ width: 360, height: 800 });
  await goAs(page, platform.url, 'player', '/sports');
  await open(page);
  const game = gameFrame(page, NAME);
  const place = game.getByRole('button', { name: 'Place the bet' });
  const said = game.getByRole('status');

  await place.click();
  await expect(game.getByRole('alert')).toContainText('Press the odds of a match');

  // Each result of the last match to come: one of them is right, whatever happens.
  const match = game.getByRole('region', { name: 'Coming up' }).getByRole('article').last();
  const teams = (await match.getByRole('heading').innerText()).trim();
  const result = match.getByRole('group', { name: `${teams}: Result` });
  const slip = game.getByRole('region', { name: 'Bet slip' });
  await expect(game.getByRole('button', { name: /^Bet slip/ })).toHaveCount(0);
  const first = game.getByRole('region', { name: 'Coming up' }).getByRole('article').first();
  await first.getByRole('button', { name: 'draw' }).click();
  await expect(slip).not.toBeInViewport();
  await game.getByRole('button', { name: /^Bet slip \(1\): odds/ }).click();
  await expect(slip).toBeInViewport();
  await expect(slip).toBeFocused();
  await slip.getByRole('button', { name: /^Remove/ }).click();
  await game.getByRole('combobox', { name: 'If the odds change' }).selectOption('any');
  const odds: string[] = [];
  for (const pick of ['home team wins', 'draw', 'away team wins']) {
    await result.getByRole('button', { name: pick }).click();
    await expect(result.getByRole('button', { pressed: true })).toHaveCount(1);
    await place.click();
    await expect(said.filter({ hasText: 'Your bet is placed' })).toContainText('Ks 100.00');
    odds.push(
      /odds (\d+\.\d\d)/.exec(await said.filter({ hasText: 'placed' }).innerText())?.[1] ?? '',
    );
    await expect(game.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  }
  const placed = game.getByRole('region', { name: 'Your bets' }).getByRole('listitem');
  await expect(placed).toHaveCount(3);
  await expect(placed.first()).toContainText(`${teams}: away team wins`);
  await expect(placed.first()).toContainText('waits for the final whistle');

  await game.getByRole('button', { name: 'Leave game' }).click();
  await expect(gameDialog(page)).toHaveCount(0);
  await expect(balance(page)).toContainText('12,045.67');

  await controls.moveClock(UNTIL_OVER);
  await page.reload();
  await open(page);
  const won = placed.filter({ hasText: 'Won' });
  await expect(won).toHaveCount(1);
  await expect(placed.filter({ hasText: 'Lost' })).toHaveCount(2);
  const text = (await won.innerText()).replaceAll('\u00a0', ' ');
  const [home = 0, away = 0] = (/\((\d+):(\d+)\)/.exec(text) ?? []).slice(1).map(Number);
  const right = home > away ? 0 : home === away ? 1 : 2;
  const paid = Math.round(Number(odds[right]) * 100).toFixed(2);
  const grouped = paid.replace(/\B(?=(\d{3})+\.)/, ',');
  expect(text).toContain(['home team wins', 'draw', 'away team wins'][right]);
  expect(text).toContain(`Ks ${grouped} paid`);
  await expect(game.getByText((12_045.67 + Number(paid)).toLocaleString('en'))).toBeVisible();
});

type Odds = Record<string, string | null>;
type Board = { matches: { odds: Odds }[] };

/**
 * Stands in for the board's stream: the board of its first call, whose odds move only when the test
 * says so.
 */
const playBoard = async (page: Page, url: string) => {
  const stream = { isAway: false, isLower: false };
  let first: Promise<Board> | null = null;
  const read = async (data: object): Promise<Board> => {
    const opened = await page.request.post(`${url}/game/api/open`, { data });
    return ((await opened.json()) as { value: { sports: { board: Board } } }).value.sports.board;
  };
  const lowered = (odds: Odds): Odds => ({ ...odds, ...(odds['home'] && { home: '1.01' }) });
  await page.route('**/game/api/board', async (route) => {
    if (stream.isAway) return route.abort();
    const board = await (first ??= read(route.request().postDataJSON() as object));
    const matches = board.matches.map((match) =>
      stream.isLower ? { ...match, odds: lowered(match.odds) } : match,
    );
    await route.fulfill({
      contentType: 'text/event-stream',
      headers: { 'Access-Control-Allow-Origin': 'null' },
      body: `data: ${JSON.stringify({ ...board, matches })}\n\n`,
    });
  });
  return stream;
};

test('odds that moved are accepted first', async ({ page, platform }) => {
  const stream = await playBoard(page, platform.url);
  await goAs(page, platform.url, 'player', '/sports');
  await open(page);
  const game = gameFrame(page, NAME);
  const matches = game.getByRole('region', { name: 'Coming up' }).getByRole('article');
  await matches.nth(-1).getByRole('button', { name: 'home team wins' }).click();
  await matches.nth(-2).getByRole('button', { name: '3 goals or more' }).click();
  const slip = game.getByRole('region', { name: 'Bet slip' });
  await expect(slip.getByRole('listitem')).toHaveCount(2);
  // On a wide screen the slip stays beside the matches.
  await matches.first().scrollIntoViewIfNeeded();
  await expect(slip).toBeInViewport({ ratio: 0.9 });
  stream.isLower = true;
  await expect(slip).toContainText('→ 1.01');
  await game.getByRole('button', { name: 'Accept the new odds' }).click();
  await expect(game.getByRole('status').filter({ hasText: 'accepted' })).toBeVisible();
  await expect(slip).not.toContainText('→');
  // The platform's own odds are others: it asks again instead of taking the bet.
  await game.getByRole('button', { name: 'Place the bet' }).click();
  await expect(game.getByRole('alert')).toContainText('The odds have changed');
  await expect(balance(page)).toContainText('12,345.67');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** The board opens with the odds of its last match at 1.01. */
const openWithLowOdds = async (page: Page, url: string) => {
  const stream = await playBoard(page, url);
  stream.isLower = true;
  await goAs(page, url, 'player', '/sports');
  await open(page);
  const game = gameFrame(page, NAME);
  const match = game.getByRole('region', { name: 'Coming up' }).getByRole('article').last();
  return { stream, game, match };
};

test('the second click of a double press on the new odds places nothing', async ({
  page,
  platform,
}) => {
  const { stream, game, match } = await openWithLowOdds(page, platform.url);
  await match.getByRole('button', { name: 'home team wins, 1.01' }).click();
  stream.isLower = false;
  await game.getByRole('button', { name: 'Accept the new odds' }).dblclick();
  await expect(game.getByRole('status').filter({ hasText: 'accepted' })).toBeVisible();
  // Another press does: whether the platform takes it is up to its own odds.
  const bet = page.waitForRequest('**/game/api/bet');
  await game.getByRole('button', { name: 'Place the bet' }).click();
  await bet;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('better odds are taken without a question, and the sum shows them', async ({
  page,
  platform,
}) => {
  const { stream, game, match } = await openWithLowOdds(page, platform.url);
  const pick = match.getByRole('button', { name: 'home team wins' });
  await match.getByRole('button', { name: 'home team wins, 1.01' }).click();
  const slip = game.getByRole('region', { name: 'Bet slip' });
  stream.isLower = false;
  await expect(slip).toContainText('1.01 →');
  const odds = /\d+\.\d\d$/.exec(await pick.innerText())?.[0] as string;
  await expect(slip).toContainText(`Odds ${odds}.`);
  await expect(game.getByRole('button', { name: 'Accept the new odds' })).toBeVisible();
  const accept = game.getByRole('combobox', { name: 'If the odds change' });
  await accept.selectOption('Take better odds');
  const bet = page.waitForRequest('**/game/api/bet');
  await game.getByRole('button', { name: 'Place the bet' }).click();
  const asked = (await bet).postDataJSON() as { accept: string; legs: { odds: string }[] };
  expect(asked).toMatchObject({ accept: 'better', legs: [{ odds }] });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a broken stream says so and comes back', async ({ page, platform }) => {
  const stream = await playBoard(page, platform.url);
  await goAs(page, platform.url, 'player', '/sports');
  await open(page);
  const game = gameFrame(page, NAME);
  const matches = game.getByRole('region', { name: 'Coming up' }).getByRole('article');
  const slip = game.getByRole('region', { name: 'Bet slip' });
  await matches.nth(-1).getByRole('button', { name: 'home team wins' }).click();
  await matches.nth(-2).getByRole('button', { name: 'home team wins' }).click();
  await expect(slip.getByRole('listitem')).toHaveCount(2);
  stream.isAway = true;
  await expect(game.getByText('The live odds could not be loaded')).toBeVisible();
  stream.isAway = false;
  stream.isLower = true;
  await expect(game.getByText('The live odds could not be loaded')).toBeHidden();
  await expect(slip).toContainText('→ 1.01');
  await slip
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(slip.getByRole('listitem')).toHaveCount(1);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
