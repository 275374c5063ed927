import type { Locator } from '@playwright/test';
import { createZonedTime } from '../../../machines/shared/zonedTime.selectors';
import { goAs } from '../harness/people';
import { expect, test } from '../harness/visit';

const timeInMyanmar = createZonedTime('Asia/Yangon');
const ZONE = 'Times are in Myanmar Time.';

/** What the times of a place say, and what they should. */
const timesOf = async (place: Locator) => {
  const times = place.locator('time');
  await expect(times).not.toHaveCount(0);
  return times.evaluateAll((all) =>
    all.map((one) => ({ text: one.textContent, at: one.getAttribute('datetime') ?? '' })),
  );
};
const expectMyanmarTime = async (place: Locator) => {
  for (const { text, at } of await timesOf(place)) expect(text).toBe(timeInMyanmar(Date.parse(at)));
  await expect(place.getByText(ZONE)).toHaveCount(1);
};

test.describe('for a reader in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('messages, notices and devices are in the zone of the money, and name it once', async ({
    page,
    platform,
  }) => {
    await goAs(page, platform.url, 'player', '/member/messages');
    const centre = page.getByRole('dialog', { name: 'Member centre' });
    const messages = centre.getByRole('region', { name: 'Messages' });
    await expectMyanmarTime(messages);
    await messages.getByRole('tab', { name: 'Platform info' }).click();
    await expect(messages.getByRole('tabpanel').locator('time').first()).toBeVisible();
    await expectMyanmarTime(messages);

    await centre.getByRole('button', { name: 'My account' }).click();
    await centre.getByRole('button', { name: 'Show devices' }).click();
    await expectMyanmarTime(page.getByRole('dialog', { name: 'Devices' }));
  });

  test('a draw is opened at the time of its platform', async ({ page, platform }) => {
    await goAs(page, platform.url, 'player', '/lottery?gameCode=SSC1');
    await expectMyanmarTime(page.getByRole('region', { name: 'Winning numbers' }));
  });
});
