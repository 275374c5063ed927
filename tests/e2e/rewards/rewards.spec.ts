import type { Locator, Page } from '@playwright/test';
import { IMAGES } from '../../support/images';
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

test('a bonus is claimed once: wallet, badge and status follow at once', async ({
  page,
  platform,
}) => {
  await goAs(page, platform.url, 'player', '/member');
  await openRewards(page);
  await expect(
    centre(page).getByRole('button', { name: 'Reward centre 5 wait for you' }),
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
  await expect(
    centre(page).getByRole('heading', { name: 'Bonus of the week', exact: true }),
  ).toBeFocused();
  // A second press that comes after the answer meets nothing else in the button's place.
  await page.mouse.click(pressed.x + pressed.width / 2, pressed.y + pressed.height / 2);
  await expect(page).toHaveURL('/member/rewards');
  await expect(
    centre(page).getByRole('button', { name: 'Reward centre 4 wait for you' }),
  ).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await centre(page).getByRole('button', { name: 'Invite friends' }).click();
  await expect(centre(page).getByRole('heading', { name: 'Your friends: 0' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await centre(page).getByRole('button', { name: 'Close' }).click();
  await expect(balance(page)).toContainText('13,595.67');
});

test('an entry is decided in the background; a lost answer pays nothing twice', async ({
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

test('an application with two images is rejected, sent again, approved and paid', async ({
  page,
  platform,
  controls,
}) => {
  const application = activity(page, 'VIP at another site');
  const form = centre(page);
  const image = { mimeType: 'image/png', buffer: Buffer.from(IMAGES.png) };
  await holdClock(page);
  await controls.settings({ applications: { outcome: 'rejected' } });
  await goAs(page, platform.url, 'player', '/member');
  await openRewards(page);
  await application.getByRole('button', { name: /^Apply/ }).click();
  await expect(form.getByRole('heading', { name: 'Apply: VIP at another site' })).toBeFocused();
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(form.getByRole('alert')).toHaveText('Please write a remark or add an image');

  await controls.faults([{ endpoint: 'activityImage', kind: 'status', times: 1 }]);
  await form.getByRole('textbox', { name: 'Remark' }).fill('Level 4 at Lotus');
  await form.getByLabel('Images').setInputFiles([
    { name: 'level.png', ...image },
    { name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from(IMAGES.text) },
    { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(IMAGES.jpg) },
  ]);
  const files = form.getByRole('list', { name: 'Chosen images' }).getByRole('listitem');
  await expect(files.nth(0)).toContainText('System error');
  await expect(files.nth(1)).toContainText('Only png or jpg images can be uploaded');
  await expect(files.nth(2)).toContainText('Uploaded');
  await form.getByRole('button', { name: 'Try again: level.png' }).click();
  await expect(files.nth(0)).toContainText('Uploaded');
  await expect(form.getByRole('textbox', { name: 'Remark' })).toHaveValue('Level 4 at Lotus');
  expect(await findings(page)).toEqual([]);
  // Nothing goes without an image that was chosen: who sends it has to take it away first.
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(form.getByText('One of the images was not')).toBeVisible();
  await form.getByRole('button', { name: 'Remove: letter.png' }).click();
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(application).toContainText('You sent: Level 4 at Lotus · 2 images');

  await controls.moveClock(25_000);
  await page.clock.fastForward(10_000);
  await expect(application).toContainText('What you sent does not show a VIP level.');
  await controls.settings({ applications: { outcome: 'approved' } });
  await application.getByRole('button', { name: /^Apply again/ }).click();
  await expect(form.getByRole('textbox', { name: 'Remark' })).toHaveValue('Level 4 at Lotus');
  await expect(files).toHaveCount(2);
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(application).toContainText('Pending');
  await controls.moveClock(50_000);
  await page.clock.fastForward(10_000);
  await application.getByRole('button', { name: /^Claim/ }).click();
  await expect(application).toContainText('The bonus is in your wallet.');
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(balance(page)).toContainText('16,345.67');
});

test('a trial member looks, takes no part, and has no missions', async ({ page, platform }) => {
  await goAs(page, platform.url, 'trial', '/member');
  await openRewards(page);
  await expect(centre(page).getByText(/^A trial account can look/)).toBeVisible();
  await expect(centre(page).getByRole('button', { name: /^(Take part|Claim)/ })).toHaveCount(0);
  await expect(centre(page).getByRole('button', { name: /^Messages/ })).toBeVisible();
  await expect(centre(page).getByRole('button', { name: /^Mission leaderboard/ })).toHaveCount(0);
});
