import { FAVOURITE_TOGGLE_THROTTLE } from '../../../contract/constants';
import { endpoints } from '../../../contract/endpoints';
import { createClient } from '../../sandbox/harness/client';
import { driver } from '../drivers/favourites';
import { nowOf } from '../harness/clock';
import { otherTab } from '../harness/device';
import { favourites, goHome, hotGames, isTo } from '../harness/favourites';
import { heartOf } from '../harness/games';
import { goAs } from '../harness/people';
import { expect, test } from '../harness/visit';
import { walkPaths } from '../harness/walkPaths';

walkPaths(driver);

test('a favourite shows at once in every list and tab; one change per second is sent', async ({
  page,
  platform,
  controls,
}) => {
  await page.clock.install();
  const [one, another] = await goHome(page, platform.url);
  const tab = await otherTab(page);
  await goAs(tab, platform.url, 'player', '/favorite');
  const inTab = tab.getByRole('main');
  await expect(inTab.getByText('Press the heart of a game, and it appears here.')).toBeVisible();
  await expect(inTab.getByRole('link', { name: 'Choose among the slots' })).toBeVisible();
  await expect(hotGames(tab)).toBeVisible();
  await expect(
    favourites(page).getByText('Press the heart of a game, and it appears here.'),
  ).toBeVisible();

  await page.clock.pauseAt((await nowOf(page)) + 10_000);
  // A reader hears whose heart it is, also where the cover has the name.
  await expect(heartOf(hotGames(page), one.gameName)).toHaveAccessibleDescription(one.gameName);
  await heartOf(hotGames(page), one.gameName).click();
  await heartOf(hotGames(page), another.gameName).click();
  await expect(heartOf(hotGames(page), another.gameName)).toHaveAttribute('aria-pressed', 'true');
  await expect(favourites(page).getByRole('listitem')).toHaveCount(2);
  await expect(inTab.getByRole('button', { name: one.gameName, exact: true })).toBeVisible();
  await expect(inTab.getByRole('button', { name: another.gameName, exact: true })).toHaveCount(0);
  await expect(hotGames(tab)).toHaveCount(0);
  await page.clock.runFor(FAVOURITE_TOGGLE_THROTTLE - 1);
  expect(await controls.callsTo(endpoints.addFavourite.path)).toHaveLength(1);
  await page.clock.runFor(1);
  await expect(inTab.getByRole('listitem')).toHaveCount(2);
  expect(await controls.callsTo(endpoints.addFavourite.path)).toHaveLength(2);
  await page.clock.resume();

  await favourites(page).getByRole('link', { name: 'All' }).click();
  await expect(page).toHaveURL('/favorite');
  const listed = page.getByRole('main');
  await expect(listed.getByRole('status').filter({ hasText: '2 games' })).toBeVisible();
  await heartOf(listed, one.gameName).click();
  await expect(listed.getByRole('button', { name: one.gameName, exact: true })).toHaveCount(0);
  await expect(listed.getByRole('status').filter({ hasText: '1 game' })).toBeVisible();
  await expect(inTab.getByRole('button', { name: one.gameName, exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Padauk, home' }).first().click();
  await expect(heartOf(hotGames(page), one.gameName)).toHaveAttribute('aria-pressed', 'false');
  await expect(heartOf(hotGames(page), another.gameName)).toHaveAttribute('aria-pressed', 'true');
});

test('a favourite that another device has added is added once', async ({ page, platform }) => {
  const read = page.waitForResponse((response) => isTo(response.url(), endpoints.favouriteGames));
  const [{ nodeId, gameName }] = await goHome(page, platform.url);
  await read;
  const device = createClient((path, init) => fetch(platform.url + path, init));
  const token = await device.tokenOf('player');
  await device.call('addFavourite', { nodeId, vendor: 'JL', gameType: 'RNG' }, { token });

  const answered = page.waitForResponse((response) => isTo(response.url(), endpoints.addFavourite));
  await heartOf(hotGames(page), gameName).click();
  expect(await (await answered).json()).toMatchObject({ success: true });
  await expect(favourites(page).getByRole('button', { name: gameName, exact: true })).toHaveCount(
    1,
  );
  const { value } = await device.call('favouriteGames', {}, { token });
  expect(value).toMatchObject([{ nodeId }]);
});
