import { expect, it } from 'vitest';
import { decide, PAYS, type Stage } from '../../../sandbox/lobby/outcome';
import { recentWins } from '../../../sandbox/lobby/wins';
import { yangonDay } from '../../../sandbox/base/yangon';
import { createTable } from '../harness/play';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const stages = Object.keys(PAYS) as Stage[];

it.each(stages)('pays back 96 % of the stakes at %s', (stage) => {
  const chances = Array.from({ length: 10_000 }, (_, chance) =>
    decide(stage, 'random', () => chance),
  );
  expect(chances.reduce((sum, times) => sum + times, 0)).toBe(9_600);
});

it.each(stages)(
  'draws from all ten thousand chances at %s, and wins or loses on demand',
  (stage) => {
    let asked = 0;
    decide(stage, 'random', (below) => {
      asked = below;
      return 0;
    });
    expect(asked).toBe(10_000);
    expect(decide(stage, 'lose')).toBe(0);
    expect(decide(stage, 'win')).toBeGreaterThan(1);
  },
);

it.each(stages)(
  'pays nothing or the stake at least at %s, so that no loss can look won',
  (stage) => {
    expect(PAYS[stage].filter(([times]) => times < 1)).toEqual([]);
  },
);

onEveryDatabase((stage) => {
  const table = () => createTable(stage.client);
  const always = (gameOutcome: 'win' | 'lose' | 'random') =>
    stage.client.control('PATCH', 'settings', { gameOutcome });
  const atTheTable = async (over = {}) => {
    const token = await stage.client.tokenOf('player');
    const { ticket } = await table().launch(token, over);
    await table().call('open', { ticket });
    return { token, ticket };
  };

  it('moves the wallet by the loss or the win', async () => {
    const { token, ticket } = await atTheTable();
    await always('lose');
    expect((await table().bet(ticket, 'bet-00001', '45.67')).value).toMatchObject({
      stake: '45.67',
      payout: '0.00',
      profit: '-45.67',
      balance: '12300.00',
    });
    await always('win');
    expect((await table().bet(ticket, 'bet-00002', '100')).value).toMatchObject({
      payout: '300.00',
      profit: '200.00',
      balance: '12500.00',
    });
    expect(await table().balanceOf(token)).toBe('12500.00');
  });

  it('writes the record, and shows the last results when the game is opened again', async () => {
    const { token, ticket } = await atTheTable();
    await always('lose');
    await table().bet(ticket, 'bet-00001', '100');
    const today = yangonDay(stage.clock.now());
    const records = await stage.client.call(
      'memberTransactions',
      { kind: 'bets', from: today, to: today, pageNo: 1, pageSize: 20 },
      { token },
    );
    expect(records.value).toMatchObject({
      total: 1,
      records: [
        {
          id: 'bet-00001',
          title: 'Mega Keno',
          vassalage: 'EG',
          amount: '100.00',
          profit: '-100.00',
          balance: '12245.67',
          status: 'settled',
        },
      ],
    });
    expect((await table().call('open', { ticket })).value?.['last']).toMatchObject([
      { betId: 'bet-00001', profit: '-100.00' },
    ]);
  });

  it('places a bet once, even if it is sent again in parallel', async () => {
    const { token, ticket } = await atTheTable();
    await always('lose');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => table().bet(ticket, 'bet-00001', '100')),
    );
    for (const answer of answers)
      expect(answer).toMatchObject({
        success: true,
        value: { betId: 'bet-00001', profit: '-100.00' },
      });
    expect(await table().balanceOf(token)).toBe('12245.67');
    expect(await table().bet(ticket, 'bet-00001', '200')).toMatchObject({
      success: false,
      value: { reason: 'betReused' },
    });
  });

  it('never goes below zero, even when many bets race for the last money', async () => {
    const { token, ticket } = await atTheTable();
    await always('lose');
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => table().bet(ticket, `bet-0000${index}`, '5000')),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(2);
    expect(answers.find(({ success }) => !success)).toMatchObject({
      value: { reason: 'insufficientFunds' },
      message: 'Your balance is too low for this stake',
    });
    expect(await table().balanceOf(token)).toBe('2345.67');
  });

  it.each([['0'], ['-5'], ['1.234'], ['1e3'], ['abc'], ['']])(
    'refuses the stake "%s"',
    async (stake) => {
      const { token, ticket } = await atTheTable();
      expect((await table().bet(ticket, 'bet-00001', stake)).success).toBe(false);
      expect(await table().balanceOf(token)).toBe('12345.67');
    },
  );

  it('refuses a stake out of bounds, an id of the seed and an unknown ticket', async () => {
    const { ticket } = await atTheTable();
    for (const stake of ['0.50', '100000.01']) {
      expect(await table().bet(ticket, 'bet-00001', stake)).toMatchObject({
        success: false,
        message: 'Please choose a stake from 1 to 100000',
      });
    }
    expect((await table().bet(ticket, 'seed-player-1')).success).toBe(false);
    expect(await table().bet('x'.repeat(43), 'bet-00001')).toMatchObject({
      success: false,
      value: { reason: 'gameEnded' },
    });
    expect((await table().call('bet', 'nonsense')).success).toBe(false);
  });

  it('plays with the vendor’s wallet if there is one, otherwise with the main wallet', async () => {
    const { client } = stage;
    const { token, ticket } = await atTheTable({
      vassalage: 'BTI',
      gameType: 'SPORTS',
      gameCode: '',
    });
    await always('win');
    expect(await table().bet(ticket, 'bet-00001')).toMatchObject({
      success: false,
      value: { reason: 'insufficientFunds' },
    });
    await client.call(
      'walletTransfer',
      { vassalage: 'BTI', direction: 'in', amount: '500' },
      { token, headers: { 'Idempotency-Key': 'key-00001' } },
    );
    expect((await table().bet(ticket, 'bet-00002', '500')).value).toMatchObject({
      balance: '1000.00',
    });
    expect(await table().balanceOf(token)).toBe('11845.67');
    await client.control('PATCH', 'settings', { singleWallet: true });
    expect((await table().bet(ticket, 'bet-00003')).value).toMatchObject({ balance: '11945.67' });
  });

  it('reports only large wins, and none of the seeded months', async () => {
    const { ticket } = await atTheTable();
    await always('win');
    await table().bet(ticket, 'bet-00001', '499');
    const wins = async () =>
      (await recentWins(stage.platform.services.db)).filter(
        ({ username }) => username === 'player',
      );
    expect(await wins()).toEqual([]);
    await table().bet(ticket, 'bet-00002', '500');
    expect(await wins()).toMatchObject([
      { username: 'player', amount: '1000.00', nodeId: 'EG-E001' },
    ]);
  });

  it('pauses during maintenance and limits the rate of bets', async () => {
    const { client } = stage;
    const { ticket } = await atTheTable();
    await client.control('PATCH', 'settings', { systemStatus: 1 });
    expect(await table().bet(ticket, 'bet-00001')).toMatchObject({
      success: false,
      value: { reason: 'maintenance' },
    });
    await client.control('PATCH', 'settings', {
      systemStatus: 0,
      rateLimits: { bets: { points: 1, seconds: 60 } },
    });
    expect((await table().bet(ticket, 'bet-00002')).success).toBe(true);
    expect(await table().bet(ticket, 'bet-00003')).toMatchObject({ status: 429, success: false });
  });

  it('draws fairly: wins and losses within sixty bets', async () => {
    const { ticket } = await atTheTable({ vassalage: 'WM', gameType: 'LIVE', gameCode: '' });
    const answers = [];
    for (let round = 0; round < 60; round += 1)
      answers.push(await table().bet(ticket, `round-${String(round).padStart(3, '0')}`, '1'));
    const profits = new Set(answers.map(({ value }) => value?.['profit']));
    expect(profits).toEqual(new Set(['1.00', '-1.00']));
  });
});
