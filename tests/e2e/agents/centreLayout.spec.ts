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

test('the buttons of the agent centre stay in their place while it loads', async ({
  page,
  platform,
  controls,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await controls.faults([{ endpoint: 'agentCentre', kind: 'hold', times: 1 }]);
  await goAs(page, platform.url, 'agent', '/agentHome');
  const centre = page.getByRole('dialog', { name: 'Agent centre' });
  const place = () => centre.getByRole('button', { name: 'Sign out' }).boundingBox();
  await expect(centre.getByRole('status')).toBeVisible();
  const before = await place();
  await controls.release('agentCentre');
  await expect(centre.getByRole('navigation')).toBeVisible();
  expect(await place()).toEqual(before);
});
