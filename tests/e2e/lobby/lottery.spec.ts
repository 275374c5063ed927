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

type Sale = { now: number; draws: { drawNo: string; closesAt: number }[] };

test('a draw whose sale closes stays chosen, and nothing is bought for another', async ({
  page,
  platform,
}) => {
  let asked = 0;
  const sold: string[] = [];
  // The sale of the first draw closes as soon as the page has been shown.
  await page.route('**/game/api/open', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { value: { lottery: Sale } };
    const { lottery } = body.value;
    asked += 1;
    const [first, ...others] = lottery.draws;
    if (asked === 1) sold.push(...lottery.draws.map(({ drawNo }) => drawNo));
    const shown =
      asked === 1
        ? { ...lottery, now: first?.closesAt ?? 0 }
        : { ...lottery, draws: first?.drawNo === sold[0] ? others : lottery.draws };
    await route.fulfill({ response, json: { ...body, value: { ...body.value, lottery: shown } } });
  });
  await goAs(page, platform.url, 'player', '/lottery?gameCode=SSC1');
  await page.getByRole('button', { name: 'Buy a ticket' }).click();
  const game = gameFrame(page, LOTTERY);
  const draw = game.getByRole('combobox', { name: 'Draw' });
  const said = game.getByRole('status');
  await game.getByRole('button', { name: 'Pick for me' }).click();
  await expect(said.filter({ hasText: 'Please choose another draw' })).toBeVisible();
  const chosen = draw.locator('option:checked');
  await expect(chosen).toContainText('(sale closed)');
  await expect(chosen).toContainText(sold[0] as string);
  await game.getByRole('button', { name: 'Buy the ticket' }).click();
  await expect(game.getByRole('alert')).toContainText('Please choose another draw');
  await expect(balance(page)).toContainText('12,345.67');

  await draw.selectOption({ index: 2 });
  const drawNo = /^[\d-]+/.exec(await chosen.innerText())?.[0] as string;
  await game.getByRole('button', { name: 'Buy the ticket' }).click();
  await expect(said.filter({ hasText: `Your ticket for draw ${drawNo} is bought` })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
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
