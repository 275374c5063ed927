import type { Page } from '@playwright/test';
import { weekOf } from '../../../sandbox/rewards/missions/week';
import { holdClock } from '../harness/clock';
import { NO_IDLE_LOGOUT, type Controls } from '../harness/controls';
import { goAs } from '../harness/people';
import { balance, expect, test } from '../harness/visit';

const centreOf = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const menu = (page: Page) => centreOf(page).getByRole('navigation', { name: 'Member centre' });
const entry = (page: Page) => menu(page).getByRole('button', { name: /^Mission leaderboard/ });
const week = (page: Page) => centreOf(page).getByRole('region', { name: 'This week’s missions' });
const leaderboard = (page: Page) => centreOf(page).getByRole('region', { name: 'Leaderboard' });
const progress = (page: Page, name: string) => week(page).getByRole('progressbar', { name });

const openMissions = async (page: Page) => {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'My account' }).click();
  await entry(page).click();
};
/** A time before the end of a week without seeded rows, in milliseconds. */
const goBeforeEnd = (controls: Controls, left: number) =>
  controls.moveClock(weekOf(Date.now(), 2).end.getTime() - left - Date.now());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test('a favourite finishes a mission: it is credited, and gives a place on the board', async ({
  page,
  platform,
  controls,
}) => {
  await goBeforeEnd(controls, 6 * DAY);
  await goAs(page, platform.url, 'player', '/');
  await expect(balance(page)).toBeVisible();
  await openMissions(page);
  await expect(entry(page)).toHaveAccessibleName('Mission leaderboard 5 missions to finish');
  await expect(progress(page, 'Add a game to your favourites')).toHaveAttribute(
    'aria-valuetext',
    '0 of 1',
  );
  await expect(
    leaderboard(page).getByText('You have no place yet. Your first mission gives you one.'),
  ).toBeVisible();
  await week(page).getByRole('link', { name: 'Find a game' }).click();
  await expect(centreOf(page)).toHaveCount(0);
  const saved = page.waitForResponse(/MCSFE_addFavoriteGameV2/);
  await page
    .getByRole('region', { name: 'Hot games' })
    .getByRole('button', { name: 'Add to favourites' })
    .first()
    .click();
  await saved;

  await openMissions(page);
  await expect(entry(page)).toHaveAccessibleName('Mission leaderboard 4 missions to finish');
  await expect(progress(page, 'Add a game to your favourites')).toHaveAttribute(
    'aria-valuetext',
    '1 of 1',
  );
  await expect(week(page).getByText('15 points credited')).toBeVisible();
  await expect(leaderboard(page).getByText('Your place: 1 of 1')).toBeVisible();
  await expect(
    leaderboard(page)
      .getByRole('table', { name: 'Leaderboard: This week' })
      .getByRole('row', { name: /You/ }),
  ).toContainText('pl***r');
});

test('when one part cannot be read the other is there, and a retry reads it', async ({
  page,
  platform,
  controls,
}) => {
  await controls.faults([{ endpoint: 'missionSummary', kind: 'status', status: 500, times: 5 }]);
  await goAs(page, platform.url, 'player', '/');
  await expect(balance(page)).toBeVisible();
  await openMissions(page);
  await expect(week(page).getByRole('alert')).toBeVisible();
  await leaderboard(page).getByRole('tab', { name: 'Last week' }).click();
  await expect(
    leaderboard(page).getByRole('table', { name: 'Leaderboard: Last week' }),
  ).toBeVisible();
  await controls.faults([]);
  await week(page).getByRole('button', { name: 'Try again' }).click();
  await expect(
    week(page).getByRole('list', { name: 'Missions' }).getByRole('listitem'),
  ).toHaveCount(5);
});

test('the week on show never ends: at midnight the next one is there', async ({
  page,
  platform,
  controls,
}) => {
  await controls.settings(NO_IDLE_LOGOUT);
  await holdClock(page);
  await goBeforeEnd(controls, HOUR);
  await goAs(page, platform.url, 'player', '/member');
  await entry(page).click();
  await expect(progress(page, 'Log in on 5 days')).toHaveAttribute('aria-valuetext', '1 of 5');
  const before = await week(page)
    .getByText(/^From Monday/)
    .textContent();
  await goBeforeEnd(controls, -MINUTE);
  await page.clock.fastForward(HOUR + MINUTE);
  await expect(progress(page, 'Log in on 5 days')).toHaveAttribute('aria-valuetext', '0 of 5');
  await expect(week(page).getByText(/^From Monday/)).not.toHaveText(before ?? '');
  await expect(week(page).getByRole('timer', { name: 'Time left' })).toHaveText('6 d 23 h');
});

test('is no page for an agent', async ({ page, platform }) => {
  await goAs(page, platform.url, 'agent', '/');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'My account' }).click();
  await expect(menu(page).getByRole('button', { name: /^Messages/ })).toBeVisible();
  await expect(entry(page)).toHaveCount(0);
});
