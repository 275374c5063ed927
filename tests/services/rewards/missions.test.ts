import { expect, test } from 'vitest';
import { sandboxOfTests } from '../harness/sandbox';
import { faultKindOf } from '../harness/wire';

const sandbox = sandboxOfTests();
const DAY = 24 * 60 * 60_000;

test('reads the week, with its end on the device’s clock', async () => {
  // The platform is three weeks and a bit ahead.
  sandbox.platform.services.clock.setOffset(23 * DAY);
  const tab = await sandbox.openAs('player');
  const { endsAt, missions, bonus, from } = await tab.services.missions.loadWeek();
  const left =
    Date.parse(`${from}T00:00:00+06:30`) + 7 * DAY - sandbox.platform.services.clock.now();
  expect(Math.abs(endsAt - Date.now() - left)).toBeLessThan(60_000);
  expect(missions.map(({ kind, progress, target }) => [kind, progress, target])).toEqual([
    ['logins', 1, 5],
    ['slots', 0, 3],
    ['live', 0, 1],
    ['lottery', 0, 1],
    ['favourite', 0, 1],
  ]);
  expect(bonus).toEqual({ amount: '8000.00', currencySymbol: 'Ks', paidAt: null });
});

test('reads the leaderboard of the given period', async () => {
  const tab = await sandbox.openAs('player');
  const [now, before] = [
    await tab.services.missions.loadBoard({ period: 'thisWeek' }),
    await tab.services.missions.loadBoard({ period: 'lastWeek' }),
  ];
  expect(Date.parse(now.from) - Date.parse(before.from)).toBe(7 * DAY);
  expect(before.ranks).toHaveLength(10);
});

test('fails without the network, and for people without missions', async () => {
  const agent = await sandbox.openAs('agent');
  await expect(faultKindOf(agent.services.missions.loadWeek())).resolves.toBe('fault');
  agent.goOffline();
  await expect(
    faultKindOf(agent.services.missions.loadBoard({ period: 'thisWeek' })),
  ).resolves.toBe('offline');
});
