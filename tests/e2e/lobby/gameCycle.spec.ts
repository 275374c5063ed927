import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { createClient } from '../../sandbox/harness/client';
import { createTable } from '../../sandbox/harness/play';
import { goAs } from '../harness/people';
import { expect, test, tokenIn } from '../harness/visit';

const CYCLE = 3_000;
const BET = '/game/api/bet';
const answerSchema = v.object({
  success: v.boolean(),
  value: v.object({ time: v.optional(v.number()), reason: v.optional(v.string()) }),
});

test('in Sweden no spin follows another within three seconds, over all tabs', async ({
  page,
  platform,
  controls,
}) => {
  await controls.settings({ jurisdiction: 'SE', gameOutcome: 'lose' });
  const client = createClient((path, init) => fetch(platform.url + path, init));
  const limit = { change: 'set', kind: 'deposit', period: 'month', amount: '1000000' };
  await client.call('changeLimit', limit, { token: await client.tokenOf('player') });
  const answers: v.InferOutput<typeof answerSchema>[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith(BET)) answers.push(v.parse(answerSchema, await response.json()));
  });

  await goAs(page, platform.url, 'player', '/rng?search=gold');
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  const game = page.locator('iframe').contentFrame();
  const spin = game.getByRole('button', { name: 'Spin' });
  const results = game.getByRole('listitem');
  await expect(spin).toBeEnabled();
  const before = await results.count();
  const table = createTable(client);
  const elsewhere = { vassalage: 'WM', gameType: 'RNG', gameCode: '' };
  const { ticket } = await table.launch((await tokenIn(page)) ?? '', elsewhere);
  const bet = () => table.bet(ticket, randomUUID(), '1000');

  const beside = await bet();
  expect(beside.success).toBe(true);
  await test.step('a press that comes too soon after that waits, and is no error', async () => {
    await spin.click();
    await expect(results).toHaveCount(before + 1);
    await expect(game.getByRole('alert')).toHaveCount(0);
  });
  expect(await bet()).toMatchObject({
    success: false,
    value: { reason: 'tooSoon' },
    message: expect.stringContaining('3 seconds'),
  });
  await test.step('the button rests until the next press is not too soon', async () => {
    await expect(spin).toBeDisabled();
    await spin.click();
    await expect(results).toHaveCount(before + 2);
  });

  // The test reads an answer's text a moment after the game does.
  await expect
    .poll(() => answers.map(({ success, value }) => (success ? 'placed' : value.reason)))
    .toEqual(['tooSoon', 'placed', 'placed']);
  const times = [...answers.map(({ value }) => value.time), Number(beside.value?.['time'])]
    .filter((time) => time !== undefined)
    .toSorted((one, other) => one - other);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(gaps).toHaveLength(2);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(CYCLE);
});
