import { randomUUID } from 'node:crypto';
import { createClient } from '../../sandbox/harness/client';
import { createTable } from '../../sandbox/harness/play';
import { findings } from '../harness/axe';
import { gameDialog } from '../harness/games';
import { playAs } from '../harness/pauses';
import { expect, test, tokenIn } from '../harness/visit';

test('where the rule has it, a game is left for a day by keyboard, in two presses', async ({
  page,
  platform,
  controls,
}) => {
  await playAs(page, platform.url, 'player');
  const stop = gameDialog(page).getByRole('button', { name: 'Stop playing for 24 hours' });
  await expect(gameDialog(page).getByText('Time played')).toBeVisible();
  await expect(stop).toHaveCount(0);
  const table = createTable(createClient((path, init) => fetch(platform.url + path, init)));
  const { ticket } = await table.launch((await tokenIn(page)) ?? '');

  // The open page reads the new rules by itself.
  await controls.settings({ jurisdiction: 'SE' });
  await expect(stop).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(stop).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await gameDialog(page).getByRole('button', { name: 'Full screen', exact: true }).focus();
  await page.keyboard.press('Enter');
  const leave = gameDialog(page).getByRole('button', { name: 'Leave full screen' });
  await expect(leave).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    gameDialog(page).getByRole('button', { name: 'Full screen', exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(leave).toBeFocused();
  // What cannot be pressed is covered by the game.
  await stop.click({ trial: true });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(stop).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Stop playing for 24 hours?' });
  await expect(question.getByText(/^Length: 24 hours\..*Withdrawals stay open\.$/)).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await test.step('what was not meant is left as it was, and can be asked again', async () => {
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(stop).toBeFocused();
    await page.keyboard.press('Enter');
  });

  await expect(question.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Stop now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'You are on a break' })).toBeVisible();
  await expect(page).toHaveURL(/\/pause$/);
  await expect(gameDialog(page)).toHaveCount(0);
  expect(await table.bet(ticket, randomUUID(), '1000')).toMatchObject({
    success: false,
    value: { reason: 'playBlocked' },
  });
});
