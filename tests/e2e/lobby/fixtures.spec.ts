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
  page.getByRole('list', { name: 'Matches' }).locator(':scope > [role], :scope > li');

/** The teams of the last match of the page, which does not begin soon, and its button. */
const lastMatch = async (page: Page) => {
  const last = matches(page).last().getByRole('button', { name: /^Bet:/ });
  const name = (await last.getAttribute('aria-label')) ?? '';
  expect(name).toContain(' – ');
  // Another one is the last when a match has ended.
  const enter = section(page).getByRole('button', { name, exact: true });
  return { enter, teams: name.replace('Bet: ', '') };
};
const expectMatch = async (page: Page, teams: string) => {
  const match = gameFrame(page, NAME).getByRole('article', { name: teams, exact: true });
  await expect(match).toBeInViewport({ ratio: 0.9 });
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
  await expect(matches(page).last().getByRole('listitem')).toHaveText([
    /^1Home team wins: \d+\.\d\d$/,
    /^XDraw: \d+\.\d\d$/,
    /^2Away team wins: \d+\.\d\d$/,
  ]);
  expect(await findingsInBothThemes(page)).toEqual([]);
  const { enter, teams } = await lastMatch(page);
  await enter.focus();
  await page.keyboard.press('Enter');
  await expectMatch(page, teams);
});

test('a guest logs in first, and has the game at the match', async ({ page }) => {
  await page.goto('/sports');
  const { enter, teams } = await lastMatch(page);
  await enter.click();
  await fillAndSend(loginDialog(page), 'player');
  await expect(gameDialog(page)).toBeVisible();
  await expectMatch(page, teams);
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
