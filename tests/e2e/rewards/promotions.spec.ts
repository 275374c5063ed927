import { findingsInBothThemes } from '../harness/axe';
import { goAs } from '../harness/people';
import { expect, loginDialog, test } from '../harness/visit';

test('on a desk a promotion stands beside its picture, and says nothing twice: 1440 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/promotions#welcome');
  const promotion = page.getByRole('article', { name: 'Welcome bonus on your first deposit' });
  await expect(promotion.getByText(/first deposit, up to Ks.100,000/)).toHaveCount(1);
  await expect(promotion.getByRole('button', { name: 'Register' })).toBeInViewport();
  const picture = promotion.locator('img');
  await expect(picture).toBeInViewport();
  const [words, drawn] = await Promise.all([
    promotion.getByRole('heading', { level: 1 }).boundingBox(),
    picture.boundingBox(),
  ]);
  expect(drawn?.x).toBeGreaterThan((words?.x ?? Infinity) + (words?.width ?? 0));
  expect(Math.abs((drawn?.y ?? Infinity) - (words?.y ?? 0))).toBeLessThan(40);
});

test('on a phone a guest has the way to an account in sight: 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/promotions#welcome');
  const promotion = page.getByRole('article', { name: 'Welcome bonus on your first deposit' });
  const register = promotion.getByRole('button', { name: 'Register' });
  await expect(register).toBeInViewport({ ratio: 1 });
  await expect(promotion.getByRole('button', { name: 'Open the reward centre' })).toHaveCount(0);
  const [button, bar] = await Promise.all([
    register.boundingBox(),
    page.getByRole('navigation', { name: 'Bottom' }).boundingBox(),
  ]);
  expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await register.click();
  await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible();
  await page.goBack();
  await promotion.getByRole('button', { name: 'Log in' }).click();
  await expect(loginDialog(page)).toBeVisible();
});

test('a member opens the reward centre from a promotion: 360 px', async ({ page, platform }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await goAs(page, platform.url, 'player', '/promotions#welcome');
  const rewards = page.getByRole('main').getByRole('button', { name: 'Open the reward centre' });
  await expect(rewards).toBeInViewport({ ratio: 1 });
  await rewards.click();
  await expect(page.getByRole('heading', { name: 'Reward centre' })).toBeVisible();
});
