import { goAs } from '../harness/people';
import { expect, test } from '../harness/visit';

/** The least size of anything that a finger operates, in px. */
const TOUCH = 44;

for (const lang of ['EN', 'MY'])
  test(`on a desk all pages of the agent centre are in sight: ${lang}`, async ({
    page,
    platform,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.addInitScript((given) => localStorage.setItem('lang', given), lang);
    await goAs(page, platform.url, 'agent', '/agentHome');
    const entries = page.getByRole('dialog').getByRole('navigation').getByRole('button');
    await expect(entries).toHaveCount(17);
    for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 });
  });

test.describe('a finger on a wide page', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: true, isMobile: true });

  test('has entries of its size in the agent centre', async ({ page, platform }) => {
    await goAs(page, platform.url, 'agent', '/agentHome');
    const menu = page.getByRole('dialog').getByRole('navigation');
    const entry = menu.getByRole('button', { name: 'Dashboard' });
    await expect(entry).toBeVisible();
    expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(TOUCH);
  });
});
