import { drawnDigits } from '../../support/drawnDigits';
import { gameDialog, gameFrame } from '../harness/games';
import { goAs } from '../harness/people';
import { balance, expect, test } from '../harness/visit';

const LOTTERY = 'Five digits, 1 minute';

test('a ticket is bought, waits, and is settled by its draw', async ({
  page,
  platform,
  controls,
}) => {
  await goAs(page, platform.url, 'player', '/lottery?gameCode=SSC1');
  await page.getByRole('button', { name: 'Buy a ticket' }).click();
  await expect(page.getByRole('heading', { level: 1, name: LOTTERY })).toBeVisible();
  const game = gameFrame(page, LOTTERY);

  const draw = game.getByRole('combobox', { name: 'Draw' });
  await game.getByRole('button', { name: 'Buy the ticket' }).click();
  await expect(game.getByRole('alert')).toContainText('Please choose the numbers');
  // The second draw: the sale of the first may end at any moment.
  await draw.selectOption({ index: 1 });
  const drawAt = Number(await draw.inputValue());
  const drawNo = /^[\d-]+/.exec(
    await draw.locator(`option[value="${drawAt}"]`).innerText(),
  )?.[0] as string;
  const numbers = drawnDigits(drawAt).slice(-3).split('');
  for (const [place, digit] of numbers.entries())
    await game.getByRole('combobox', { name: `Digit ${place + 1}` }).selectOption(digit);
  await game.getByRole('button', { name: 'Buy the ticket' }).click();
  await expect(
    game.getByRole('status').filter({ hasText: `Your ticket for draw ${drawNo} is bought` }),
  ).toBeVisible();
  await expect(game.getByRole('list').first()).toContainText(numbers.join(' '));

  await game.getByRole('button', { name: 'Leave game' }).click();
  await expect(page).toHaveURL('/lottery?gameCode=SSC1');
  await expect(page.getByText('1 ticket of yours waits for its draw.')).toBeVisible();
  await expect(balance(page)).toContainText('12,245.67');

  // The second draw is more than two minutes away when the sale of the first has just ended.
  await controls.moveClock(drawAt - Date.now() + 5_000);
  await page.reload();
  const tickets = page.getByRole('list', { name: `Your tickets for draw ${drawNo}` });
  await expect(tickets).toContainText(`Your ticket: ${numbers.join(' ')}`);
  await expect(tickets).toContainText('49,900.00');
  await expect(balance(page)).toContainText('62,245.67');

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Betting record' }).click();
  const row = page.getByRole('row').filter({ hasText: LOTTERY }).first();
  await expect(row).toContainText(`Draw ${drawNo}, numbers ${numbers.join(' ')}`);
  await expect(row).toContainText('Settled');
});

test('a seat is taken at “Sit down”, and free again when the game is closed', async ({
  page,
  platform,
}) => {
  await goAs(page, platform.url, 'player', '/pvp');
  const rooms = page.getByRole('region', { name: 'Rooms' });
  // Guests do not sit at tables for two.
  const room = rooms.getByRole('listitem').filter({ hasText: '0 of 2 seats taken' }).first();
  await expect(room).toContainText('From Ks 500.00');
  const name = await room.getByRole('heading', { level: 3 }).innerText();
  const title = (await room.getByRole('paragraph').first().innerText()).trim();
  await room.getByRole('button', { name: `Sit down: ${name}` }).click();
  const game = gameFrame(page, title);
  await expect(game.getByText(name)).toBeVisible();
  await expect(game.getByRole('group', { name: 'Stake' })).toContainText('500.00');

  const other = await page.context().newPage();
  await other.goto('/pvp');
  const sameRoom = other
    .getByRole('region', { name: 'Rooms' })
    .getByRole('listitem')
    .filter({ has: other.getByRole('heading', { level: 3, name, exact: true }) });
  await expect(sameRoom).toContainText('1 of 2 seats taken');
  await gameDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(gameDialog(page)).toHaveCount(0);
  await expect(async () => {
    await other.getByRole('button', { name: 'Refresh the rooms' }).click();
    await expect(sameRoom).toContainText('0 of 2 seats taken', { timeout: 1_000 });
  }).toPass();
});
