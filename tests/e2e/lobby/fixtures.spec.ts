import type { Page } from '@playwright/test';
import { endpoints } from '../../../contract/endpoints';
import { findingsInBothThemes } from '../harness/axe';
import { gameDialog, gameFrame } from '../harness/games';
import { goAs } from '../harness/people';
import { expect, fillAndSend, loginDialog, test } from '../harness/visit';

const NAME = 'United Gaming';
const section = (page: Page) => page.getByRole('region', { name: 'Matches' });
/** The matches, each of which holds a list of odds. */
const matches = (page: Page) =>
  section(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('list', { name: /^Odds:/ }) });

/** The teams of the last match of the page, which does not begin soon, and its buttons. */
const lastMatch = async (page: Page) => {
  const openers = matches(page).getByRole('button', { name: /^Open match:/ });
  await expect(openers).toHaveCount(12);
  const names = await openers.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? ''),
  );
  // Teams that meet twice are told apart by the start.
  expect(new Set(names).size).toBe(12);
  // The game shows them without it: of those that meet twice, the one that is meant comes first.
  const match = names.at(-1)?.replace('Open match: ', '') ?? '';
  const teams = match.replace(/, [\d: -]+$/, '');
  expect(teams).toContain(' – ');
  // Another one is the last when a match has ended.
  const enter = section(page).getByRole('button', { name: `Open match: ${match}`, exact: true });
  const draw = section(page).getByRole('button', { name: new RegExp(`^Bet: ${match}, Draw, `) });
  return { enter, draw, teams };
};
/** The match that was asked for comes before others of the same teams. */
const expectMatch = async (page: Page, teams: string) => {
  const match = gameFrame(page, NAME)
    .getByRole('region', { name: 'Coming up' })
    .getByRole('article', { name: teams, exact: true })
    .first();
  await expect(match).toBeInViewport({ ratio: 0.9 });
};
/** The slip has that one pick, at odds that the platform still sells. */
const expectOnSlip = async (page: Page, teams: string) => {
  const game = gameFrame(page, NAME);
  const slip = game.getByRole('region', { name: 'Bet slip' });
  await expect(slip).toBeInViewport();
  await expect(slip.getByRole('listitem')).toHaveText(new RegExp(`^${teams}: draw\\d+\\.\\d\\d`));
  await game.getByRole('combobox', { name: 'If the odds change' }).selectOption('any');
  await game.getByRole('button', { name: 'Place the bet' }).click();
  const placed = game.getByRole('region', { name: 'Your bets' }).getByRole('listitem');
  await expect(placed).toContainText(`${teams}: draw`);
};

test('a match is opened in the game by keyboard: 360 px', async ({ page, platform }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await goAs(page, platform.url, 'player', '/sports');
  await expect(section(page).getByText(/^These matches are not real/)).toBeVisible();
  await expect(matches(page)).toHaveCount(12);
  await expect(matches(page).first()).toContainText(/Live\s*\d+ min/);
  await expect(matches(page).first()).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('region', { name: 'Game makers' })).not.toBeInViewport();
  await expect(matches(page).last()).toContainText(/Starts (\d{4}-\d\d-\d\d )?\d\d:\d\d/);
  const odds = matches(page)
    .last()
    .getByRole('list', { name: /^Odds:/ });
  for (const [place, says] of ['Home team wins', 'Draw', 'Away team wins'].entries())
    await expect(odds.getByRole('button').nth(place)).toHaveAccessibleName(
      new RegExp(`^Bet: .+, \\d\\d:\\d\\d, ${says}, \\d+\\.\\d\\d$`),
    );
  expect(await findingsInBothThemes(page)).toEqual([]);
  const { enter, teams } = await lastMatch(page);
  await enter.focus();
  await page.keyboard.press('Enter');
  await expectMatch(page, teams);
  await expect(gameFrame(page, NAME).getByRole('button', { name: /^Remove/ })).toHaveCount(0);
});

for (const language of ['EN', 'MY'])
  test(`a phone has odds above its fold: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript((one) => localStorage.setItem('lang', one), language);
    await page.goto('/sports');
    const first = page.getByRole('main').getByRole('listitem').getByRole('button').first();
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.y).toBeLessThan(430);
  });

test('odds are pressed, and the slip has that bet: 360 px', async ({ page, platform }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await goAs(page, platform.url, 'player', '/sports');
  const { draw, teams } = await lastMatch(page);
  await draw.click();
  await expectOnSlip(page, teams);
});

test('a guest logs in first, and has that bet on the slip', async ({ page }) => {
  await page.goto('/sports');
  const { draw, teams } = await lastMatch(page);
  await draw.click();
  await fillAndSend(loginDialog(page), 'player');
  await expect(gameDialog(page)).toBeVisible();
  await expectMatch(page, teams);
  await expectOnSlip(page, teams);
});

test('one league is chosen among all', async ({ page }) => {
  await page.goto('/sports');
  await expect(matches(page)).toHaveCount(12);
  const league = section(page).getByRole('radio', { name: 'Coast League' });
  await league.check();
  const shown = await matches(page).count();
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(12);
  await expect(matches(page).filter({ hasText: 'Coast League' })).toHaveCount(shown);
  await section(page).getByRole('radio', { name: 'All leagues' }).check();
  await expect(matches(page)).toHaveCount(12);
});

test('running matches stand before coming ones, and one of the groups is chosen', async ({
  page,
}) => {
  await page.goto('/sports');
  await expect(matches(page)).toHaveCount(12);
  const headings = section(page).getByRole('heading', { level: 3 });
  await expect(headings).toHaveText(['Live', 'Coming']);
  const running = matches(page).filter({ hasText: /\d+ min/ });
  const coming = matches(page).filter({ hasText: 'Starts' });
  await section(page).getByRole('radio', { name: 'Coming' }).check();
  await expect(headings).toHaveText(['Coming']);
  await expect(coming).not.toHaveCount(0);
  await expect(running).toHaveCount(0);
  await section(page).getByRole('radio', { name: 'Live' }).check();
  await expect(headings).toHaveText(['Live']);
  await expect(running).not.toHaveCount(0);
  await expect(coming).toHaveCount(0);
});

test('odds follow the platform until a person stops them', async ({ page }) => {
  const wire = { odds: '1.01', isAway: false };
  await page.route(`**${endpoints.fixtures.path}*`, async (route) => {
    if (wire.isAway) return route.abort();
    const response = await route.fetch();
    const answer = (await response.json()) as { value: { matches: { odds: object }[] } };
    for (const match of answer.value.matches) match.odds = { ...match.odds, home: wire.odds };
    await route.fulfill({ response, json: answer });
  });
  await page.clock.install();
  await page.goto('/sports');
  const last = matches(page).last();
  await expect(last).toContainText('1.01');
  wire.odds = '49.50';
  await page.clock.runFor(11_000);
  await expect(last).toContainText('49.50');

  wire.isAway = true;
  await page.clock.runFor(11_000);
  await expect(section(page).getByRole('alert')).toContainText('Network link is abnormal');
  await expect(last).toContainText('49.50');
  wire.isAway = false;
  wire.odds = '2.22';
  await section(page).getByRole('button', { name: 'Try again' }).click();
  await expect(last).toContainText('2.22');
  await expect(section(page).getByRole('alert')).toHaveCount(0);

  await section(page).getByRole('button', { name: 'Stop updating the odds' }).click();
  await expect(section(page).getByText(/no longer updated$/)).toBeVisible();
  wire.odds = '3.33';
  await page.clock.runFor(30_000);
  await expect(last).toContainText('2.22');
  await section(page).getByRole('button', { name: 'Keep the odds up to date' }).click();
  await expect(last).toContainText('3.33');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('matches that cannot be read are asked for again', async ({ page }) => {
  await page.route(`**${endpoints.fixtures.path}*`, (route) => route.abort());
  await page.goto('/sports');
  await expect(section(page).getByRole('alert')).toContainText('Network link is abnormal');
  await expect(page.getByRole('region', { name: 'Game makers' })).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await section(page).getByRole('button', { name: 'Try again' }).click();
  await expect(matches(page)).toHaveCount(12);
});
