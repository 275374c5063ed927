import { expect, test } from '../harness/visit';

test('on a desk a promotion stands beside its picture, and says nothing twice: 1440 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/promotions#welcome');
  const promotion = page.getByRole('article', { name: 'Welcome bonus on your first deposit' });
  await expect(promotion.getByText(/first deposit, up to Ks.100,000/)).toHaveCount(1);
  const rewards = promotion.getByRole('button', { name: 'Open the reward centre' });
  await expect(rewards).toBeInViewport();
  const picture = promotion.locator('img');
  await expect(picture).toBeInViewport();
  const [words, drawn] = await Promise.all([
    promotion.getByRole('heading', { level: 1 }).boundingBox(),
    picture.boundingBox(),
  ]);
  expect(drawn?.x).toBeGreaterThan((words?.x ?? Infinity) + (words?.width ?? 0));
  expect(Math.abs((drawn?.y ?? Infinity) - (words?.y ?? 0))).toBeLessThan(40);
});
