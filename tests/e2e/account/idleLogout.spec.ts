import type { Page } from '@playwright/test';
import { endpoints } from '../../../contract/endpoints';
import { findings } from '../harness/axe';
import { otherTab } from '../harness/device';
import { gameFrame } from '../harness/games';
import { goAs } from '../harness/people';
import {
  awakeLogin,
  balance,
  expect,
  fillAndSend,
  loginDialog,
  signOut,
  test,
} from '../harness/visit';

const MINUTE = 60_000;
const GAME = '/seamless?vassalage=JL&gameType=FISH&gameCode=F001&name=Thunder+Shark';
const WHY = 'You were logged out because you did nothing for a while. Log in to continue.';

const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });
const told = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith(endpoints.sessionActivity.path));

test('a login that nobody uses ends after a warning that one tab answers for all', async ({
  page,
  platform,
  controls,
}) => {
  test.setTimeout(60_000);
  const beside = await otherTab(page);
  // Nothing is pressed: what is done soon before the clock moves would count as done after it.
  for (const [tab, address] of [
    [page, GAME],
    [beside, '/'],
  ] as const) {
    const known = told(tab);
    await goAs(tab, platform.url, 'player', address);
    await known;
  }
  await expect(gameFrame(page, 'Thunder Shark').getByText('Ks 12,345.67')).toBeVisible();
  let passed = 0;
  /** The tabs have slept, and are looked at again. */
  const pass = async (time: number) => {
    passed += time;
    await controls.moveClock(passed);
    for (const tab of [page, beside])
      await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };

  await pass(29.2 * MINUTE);
  for (const tab of [page, beside]) await expect(warning(tab)).toBeVisible();
  await expect(warning(page).getByText(/after 30 minutes without activity/)).toBeVisible();
  await expect(warning(page).getByRole('heading')).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (const tab of [page, beside]) await expect(warning(tab)).toHaveCount(0);
  await expect(gameFrame(page, 'Thunder Shark').getByText('Ks 12,345.67')).toBeVisible();
  await expect(balance(beside)).toBeVisible();

  await pass(30 * MINUTE);
  for (const tab of [page, beside]) {
    await expect(loginDialog(tab).getByRole('alert')).toHaveText(WHY);
    await expect(balance(tab)).toHaveCount(0);
  }

  await test.step('a reload does not lose the reason; closing the login forgets it', async () => {
    await page.reload();
    await expect(loginDialog(page).getByRole('alert')).toHaveText(WHY);
    // A word of the site, and nothing of the player's.
    const kept = await page.evaluate(() => ({ ...sessionStorage }));
    expect(kept).toMatchObject({ logoutNotice: 'errors:loggedOutIdle' });
    expect(kept).not.toHaveProperty('token');
    await page.keyboard.press('Escape');
    await expect(loginDialog(page)).toHaveCount(0);
    await page.goto('/login');
    await awakeLogin(page);
    await expect(loginDialog(page).getByRole('alert')).toHaveCount(0);
  });
  await test.step('a login forgets it, for the sign-out that follows', async () => {
    await beside.reload();
    await expect(loginDialog(beside).getByRole('alert')).toHaveText(WHY);
    await fillAndSend(loginDialog(beside), 'player');
    await expect(balance(beside)).toBeVisible();
    await signOut(beside);
    await beside.goto('/login');
    await awakeLogin(beside);
    await expect(loginDialog(beside).getByRole('alert')).toHaveCount(0);
  });
});
