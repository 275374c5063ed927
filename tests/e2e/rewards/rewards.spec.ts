import type { Locator, Page } from '@playwright/test';
import { findings } from '../harness/axe';
import { holdClock } from '../harness/clock';
import { goAs } from '../harness/people';
import { balance, expect, test } from '../harness/visit';

const centre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const activity = (page: Page, title: string): Locator =>
  centre(page)
    .getByRole('list', { name: 'Promotion activities' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const openRewards = async (page: Page) => {
  await centre(page)
    .getByRole('button', { name: /^Reward centre/ })
    .click();
  await expect(activity(page, 'Slots sprint')).toBeVisible();
};

test('a bonus is claimed once: wallet, badge and status say so at once', async ({
  page,
  platform,
}) => {
  await goAs(page, platform.url, 'player', '/member');
  await openRewards(page);
  await expect(
    centre(page).getByRole('button', { name: 'Reward centre 4 wait for you' }),
  ).toBeVisible();
  await expect(activity(page, 'Daily rebate on slots')).toContainText(
    '1.2% of today’s settled slot bets',
  );
  await expect(
    page.getByRole('link', { name: /^Check the draw: Raffle of the week/ }),
  ).toHaveAttribute('href', /^\/wps\/raffle\?week=\d{4}-\d{2}-\d{2}$/);
  const claim = activity(page, 'Bonus of the week').getByRole('button', {
    name: 'Claim: Bonus of the week',
  });
  await claim.scrollIntoViewIfNeeded();
  const pressed = await claim.boundingBox();
  if (!pressed) throw new Error('The button has no place.');
  await claim.dblclick();
  await expect(activity(page, 'Bonus of the week')).toContainText('The bonus is in your wallet.');
  await expect(activity(page, 'Bonus of the week').getByRole('heading')).toBeFocused();
  // A second press that comes after the answer meets nothing else in the button's place.
  await page.mouse.click(pressed.x + pressed.width / 2, pressed.y + pressed.height / 2);
  await expect(page).toHaveURL('/member');
  await expect(
    centre(page).getByRole('button', { name: 'Reward centre 3 wait for you' }),
  ).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await centre(page).getByRole('button', { name: 'Invite friends' }).click();
  await expect(centre(page).getByRole('heading', { name: 'Your friends: 0' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await centre(page).getByRole('button', { name: 'Close' }).click();
  await expect(balance(page)).toContainText('13,595.67');
});

test('taking part is decided meanwhile; a lost answer pays nothing twice', async ({
  page,
  platform,
  controls,
}) => {
  await holdClock(page);
  await goAs(page, platform.url, 'player', '/member');
  await openRewards(page);
  await activity(page, 'An evening of the gold club')
    .getByRole('button', { name: /^Take part/ })
    .click();
  await expect(activity(page, 'An evening of the gold club')).toContainText('Pending');
  await controls.moveClock(10_000);
  await page.clock.fastForward(10_000);
  await expect(activity(page, 'An evening of the gold club')).toContainText('Joined');

  await controls.faults([
    { endpoint: 'MCS2_claimRafflePromotion', kind: 'abortAfterCommit', times: 20 },
  ]);
  await activity(page, 'Bonus of the week')
    .getByRole('button', { name: /^Claim/ })
    .click();
  await expect(centre(page).getByRole('alert')).toContainText('Network link is abnormal');
  await expect(activity(page, 'Bonus of the week')).toContainText('The bonus is in your wallet.');
  await centre(page).getByRole('button', { name: 'Close' }).click();
  await expect(balance(page)).toContainText('13,595.67');
});

test('a trial member looks, takes no part, and has no missions', async ({ page, platform }) => {
  await goAs(page, platform.url, 'trial', '/member');
  await openRewards(page);
  await expect(centre(page).getByText(/^A trial account can look/)).toBeVisible();
  await expect(centre(page).getByRole('button', { name: /^(Take part|Claim)/ })).toHaveCount(0);
  await expect(centre(page).getByRole('button', { name: 'Platform info' })).toBeVisible();
  await expect(centre(page).getByRole('button', { name: /^Mission leaderboard/ })).toHaveCount(0);
});
