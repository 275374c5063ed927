import { goAs } from '../harness/people';
import { watchShifts } from '../harness/shifts';
import { expect, test } from '../harness/visit';

const PAGES = ['/sports', '/slots', '/live', '/elott', '/promotions', '/rewards', '/help', '/hot'];

for (const width of [360, 1440])
  for (const who of ['guest', 'player'])
    test(`nothing shifts while a page comes: ${who}, ${width} px`, async ({ page, platform }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 740 });
      await goAs(page, platform.url, who, '/');
      const shifts = await watchShifts(page);
      for (const path of PAGES)
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
          const { sum, jumps } = await shifts();
          expect(sum, jumps.join('\n')).toBeLessThan(0.02);
        });
    });

test('nothing shifts while My account comes', async ({ page, platform }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await goAs(page, platform.url, 'player', '/');
  const shifts = await watchShifts(page);
  await page.goto('/member');
  const account = page.getByRole('dialog', { name: 'Member centre' });
  await expect(account.getByRole('heading', { name: 'Passkeys' })).toBeVisible();
  await expect(account.getByText('VIP level')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { sum, jumps } = await shifts();
  expect(sum, jumps.join('\n')).toBeLessThan(0.02);
});
